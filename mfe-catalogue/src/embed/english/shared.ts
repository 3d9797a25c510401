import { MONTHS } from '@poku/domain/dates';
import { numberWording } from '@poku/domain/numbers';
import { commonWording } from '@poku/domain/wording/common';
import { filterWording } from '@poku/flows/filter';
import { fieldWording, uiWording } from '@poku/kit/words';
import { refusalWording } from '@poku/platform';
import { countOf, inEnglish } from './in-english';

/** What every page says: numbers, dates, parts of a screen, and why something failed. */
export const shared = [
  inEnglish(numberWording, { thousands: ',', point: 'point', points: 'points' }),
  // What the API says of it is Indonesian.
  inEnglish(refusalWording, { untold: () => 'This is not possible right now.' }),
  inEnglish(MONTHS, [
    ...(['January', 'February', 'March', 'April', 'May', 'June'] as const),
    ...(['July', 'August', 'September', 'October', 'November', 'December'] as const),
  ]),
  inEnglish(commonWording, {
    disturbance: 'Something went wrong',
    disturbanceWith: (status) => `Something went wrong: ${status}`,
    offline: 'Something went wrong. Check your internet connection and try again.',
    sessionExpired: 'Your session has ended, please log in again',
    customerReadFailed: 'Your data could not be read. Something went wrong',
    preferenceReadFailed: 'Your settings could not be read. Something went wrong',
    notFoundTitle: 'Error 404',
    notFoundText: 'The page you are looking for was not found.',
    toHome: 'Back to the home page',
    retry: 'Try again',
    loadMore: 'Load more',
    loggingOut: 'Logging out…',
    remoteFailedTitle: 'This part cannot be opened yet',
    remoteFailedText: 'You can still use the others. Try again in a moment.',
  }),
  inEnglish(filterWording, {
    on: (filters) => `${countOf(filters, 'filter')} on`,
    onTitle: 'Filters on',
    remove: (filter) => `Remove filter ${filter}`,
    removeAll: 'Remove all',
    clear: 'Clear filters',
    apply: 'Apply',
    reset: 'Reset',
  }),
  inEnglish(uiWording, {
    back: 'Back',
    close: 'Close',
    skipToContent: 'Skip to content',
    skipToMenu: 'Skip to menu',
    loading: 'Loading',
    busy: 'In progress',
    slow: 'This takes longer than usual. One moment, please…',
    favourite: 'Favourite',
    soldOut: 'Sold out',
    worth: 'Worth',
    pointsUnknown: 'Points not known yet',
    tier: 'Level',
    pictureMissing: 'Picture not available',
    menu: 'Main menu',
    notifications: 'Notifications',
    previous: 'Previous',
    next: 'Next',
    pause: 'Stop moving',
    play: 'Start moving',
  }),
  inEnglish(fieldWording, {
    showPassword: 'Show password',
    hidePassword: 'Hide password',
    ruleMet: 'met',
    ruleUnmet: 'not met yet',
    countryCode: '+62',
    increase: 'Increase',
    decrease: 'Decrease',
    stars: (given, most) => `${given} of ${most} stars`,
    dateParts: { day: 'Day', month: 'Month', year: 'Year' },
  }),
];
