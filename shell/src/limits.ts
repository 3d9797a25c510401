/** A page of the site is waited for this long before the one that the device keeps is shown, in seconds. */
export const PAGE_PATIENCE_S = 4;
/** Releases of shell and remotes: files that a device keeps; the ones not used for longest go first. */
export const KEPT_FILES_MAX = 200;
/** Pictures that a device keeps. */
export const KEPT_PICTURES_MAX = 150;
/** A picture that a device keeps is deleted after this time without a fresher one, in seconds. */
export const KEPT_PICTURE_LIFE_S = 30 * 24 * 60 * 60;
/** Beside that an error stays as long as it takes to read it: milliseconds for each of its characters. */
export const TOAST_CHAR_MS = 80;
