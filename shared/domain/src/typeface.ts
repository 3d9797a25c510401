/** The family of the site's letters, as CSS names it. */
export const FONT_FAMILY = 'Plus Jakarta Sans';

/**
 * Address of its file on the site's own origin: one variable font with the weights of `FONT_WEIGHTS`. The name has the file's hash
 * (`scripts/media/draw-typeface.ts`), so what a device has by this address is right for good.
 */
export const FONT_ADDRESS = '/media/fonts/plus-jakarta-sans.9b1252f18672.woff2';

/** Lightest and boldest weight in the file, as `font-weight` of a face. */
export const FONT_WEIGHTS = '400 700';
