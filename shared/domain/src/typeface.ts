/** The family of the site's letters, as CSS names it. */
export const FONT_FAMILY = 'Plus Jakarta Sans';

/**
 * Address of its file on the site's own origin: one variable font with the weights of `FONT_WEIGHTS`. The name has the file's hash
 * (`scripts/media/draw-typeface.ts`), so what a device has by this address is right for good.
 */
export const FONT_ADDRESS = '/media/fonts/plus-jakarta-sans.4f6fa6966f7a.woff2';

/** Weights that its face stands for, as `font-weight` of it. */
export const FONT_WEIGHTS = '400 700';
