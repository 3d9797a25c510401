import { paths } from '../../paths';
import { accountWording } from '../../wording/account';

/** What else of a profile can be changed, each on its own page. */
export const ways = [
  { to: paths.preferences(), title: accountWording.preferences, icon: 'heart' },
  { to: paths.changePassword(), title: accountWording.changePassword, icon: 'eye-off' },
] as const;
