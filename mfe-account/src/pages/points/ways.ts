import { paths } from '../../paths';
import { accountWording } from '../../wording/account';
import { endingWording } from '../../wording/ending';

/** Where own points lead on. */
export const toEnding = { to: paths.ending(), title: endingWording.use, icon: 'coupon' } as const;
export const toTier = { to: paths.tier(), title: accountWording.toTier, icon: 'profile' } as const;
