import { STORAGE_KEYS } from '@poku/domain/brand';
import { FONT_ADDRESS, FONT_FAMILY, FONT_WEIGHTS } from '@poku/domain/typeface';
import { savesData } from '../ahead/connection';

/**
 * Has the page written in the site's own letters from its first paint on, where an earlier page fetched them to this device (`fetchTypeface`);
 * anywhere else the system's stand, to the end. Never throws.
 */
export const applyTypeface = (): void => {
  try {
    if (localStorage.getItem(STORAGE_KEYS.typeface) !== FONT_ADDRESS || savesData()) return;
    // Nothing waits for it, and what is being read does not change its letters.
    const face = new FontFace(FONT_FAMILY, `url(${FONT_ADDRESS})`, {
      display: 'optional',
      weight: FONT_WEIGHTS,
    });
    document.fonts.add(face);
    face.load().catch(() => undefined);
  } catch {
    // A browser that keeps nothing has the system's letters.
  }
};
