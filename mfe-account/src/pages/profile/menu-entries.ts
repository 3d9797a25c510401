import type { IconName } from '@poku/kit';
import { paths } from '../../paths';
import { helpLinkWording } from '../../wording/help-links';
import { accountWording } from '../../wording/account';

/** One way on from the profile. */
export interface MenuEntry {
  readonly to: string;
  readonly title: string;
  readonly icon: IconName;
}

const entries: readonly MenuEntry[] = [
  { to: paths.profileSettings(), title: accountWording.profileSettings, icon: 'profile' },
  { to: paths.notificationSettings(), title: accountWording.notificationSettings, icon: 'bell' },
  { to: paths.partners(), title: accountWording.partners, icon: 'link' },
  { to: paths.ewallets(), title: accountWording.ewallets, icon: 'wallet' },
  { to: paths.about(), title: helpLinkWording.app, icon: 'info' },
];
/** [A] §2 reaches the help centre through 'Tentang Aplikasi'; without that page it stands here itself. */
const help: MenuEntry = { to: paths.help(), title: helpLinkWording.helpCentre, icon: 'help' };

/** The items of [A] §2 whose pages exist, in its order. */
export function menuEntries(isKnownPath: (path: string) => boolean): readonly MenuEntry[] {
  return [...entries, ...(isKnownPath(paths.about()) ? [] : [help])].filter(({ to }) => isKnownPath(to));
}
