import { tableOf, tablesOf } from './sfnt';

/** How high a font's lines and letters are, in em. */
export interface Metrics {
  readonly ascent: number;
  readonly descent: number;
  readonly capHeight: number;
}

/**
 * The same letters at a size at which capitals are as high as another font's, in lines that have that font's height.
 * @param font is changed
 */
export const takeMetrics = (font: Uint8Array, { ascent, descent, capHeight }: Metrics): void => {
  const tables = tablesOf(font);
  const head = tableOf(tables, 'head');
  const os2 = tableOf(tables, 'OS/2');
  const hhea = tableOf(tables, 'hhea');
  const unitsPerEm = Math.round(os2.getInt16(88) / capHeight);
  head.setUint16(18, unitsPerEm);
  const line = [Math.round(ascent * unitsPerEm), -Math.round(descent * unitsPerEm), 0];
  line.forEach((value, index) => {
    hhea.setInt16(4 + 2 * index, value);
    os2.setInt16(68 + 2 * index, value);
  });
};

/** Gives glyphs of a font another width, in em. @param font is changed */
export const widen = (font: Uint8Array, glyphs: readonly number[], width: number): void => {
  const tables = tablesOf(font);
  const unitsPerEm = tableOf(tables, 'head').getUint16(18);
  const hmtx = tableOf(tables, 'hmtx');
  for (const glyph of glyphs) hmtx.setUint16(4 * glyph, Math.round(width * unitsPerEm));
};
