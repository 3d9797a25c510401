import { BRAND } from '@poku/domain/brand';
import { paths } from '../../paths';
import { helpTitles } from '../../wording/titles';
import type { LinkIconName } from './link-icon';

interface AppLink {
  readonly to: string;
  readonly title: string;
  readonly icon: LinkIconName;
}

/** What 'Tentang Aplikasi' leads to, in the order of [C] §2. */
export const appLinks: readonly AppLink[] = [
  { to: BRAND.paths.about, title: helpTitles.brand, icon: 'brand' },
  { to: paths.help(), title: helpTitles.helpCentre, icon: 'help' },
  { to: paths.feedback(), title: helpTitles.feedback, icon: 'star' },
  { to: paths.terms(), title: helpTitles.terms, icon: 'terms' },
  { to: paths.privacyPolicy(), title: helpTitles.privacy, icon: 'privacy' },
];
