import { Icon, LineIcon, ListItem } from '@poku/kit';
import type { ReactNode } from 'react';
import { paths } from '../../paths';
import { helpLinkWording } from '../../wording/help-links';
import { accountWording } from '../../wording/account';

/** One way on from the profile. */
interface MenuEntry {
  readonly to: string;
  readonly title: string;
  readonly lead: ReactNode;
}

const moon = (
  <LineIcon>
    <path d="M20 14.5A8.5 8.5 0 1 1 9.5 4 7 7 0 0 0 20 14.5z" />
  </LineIcon>
);

/** What a member has here. */
export const ownEntries: readonly MenuEntry[] = [
  { to: paths.favourites(), title: accountWording.favourites, lead: <Icon name="heart" /> },
  { to: paths.goal(), title: accountWording.goal, lead: moon },
  { to: paths.missions(), title: accountWording.missions, lead: <Icon name="gift" /> },
  { to: paths.year(), title: accountWording.year, lead: <Icon name="history" /> },
];

/** The items of [A] §2 in its order, then the help centre, which it reaches through 'Tentang Aplikasi' alone. */
export const menuEntries: readonly MenuEntry[] = [
  { to: paths.profileSettings(), title: accountWording.profileSettings, lead: <Icon name="profile" /> },
  {
    to: paths.notificationSettings(),
    title: accountWording.notificationSettings,
    lead: <Icon name="bell" />,
  },
  { to: paths.partners(), title: accountWording.partners, lead: <Icon name="link" /> },
  { to: paths.ewallets(), title: accountWording.ewallets, lead: <Icon name="wallet" /> },
  { to: paths.about(), title: helpLinkWording.app, lead: <Icon name="info" /> },
  { to: paths.help(), title: helpLinkWording.helpCentre, lead: <Icon name="help" /> },
];

/** Those whose pages exist, as rows of a list. */
export const rowsOf = (entries: readonly MenuEntry[], isKnownPath: (path: string) => boolean) =>
  entries
    .filter(({ to }) => isKnownPath(to))
    .map(({ to, title, lead }) => <ListItem key={to} to={to} title={title} lead={lead} />);
