import { DAY_MS } from './time';

/** A value that a device keeps is deleted after this time, unless it ends sooner (`OfflineShelf`). */
export const OFFLINE_LIFE_MS = 30 * DAY_MS;
