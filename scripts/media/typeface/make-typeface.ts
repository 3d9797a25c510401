import { Blob, Buffer as TextBuffer, Face, Feature, Font, shape } from 'harfbuzzjs';
import subsetFont from 'subset-font';
import { withCharacters } from './character-map';
import { type Metrics, takeMetrics, widen } from './metrics';

/** Printable ASCII, and what Indonesian texts of Poku and names of brands have beside it. */
const ASCII = Array.from({ length: 0x7f - 0x20 }, (_, index) => String.fromCharCode(0x20 + index)).join('');
const LETTERS = 'ÀÁÂÄÇÈÉÊËÍÎÏÑÓÔÖÚÛÜàáâäçèéêëíîïñóôöúûü';
const SIGNS = '\u00a0–—…‘’“”·•×±−°©®™€';
const CHARACTERS = ASCII + LETTERS + SIGNS;
const DIGITS = '0123456789';

/**
 * The kit sets 400 and 600; 700 is what a browser makes of `bold`. What is asked for at 400 is drawn at 450, which is as dark as the
 * system's letters: small texts are read in bright light.
 */
const WEIGHTS = { wght: { min: 450, max: 700, default: 450 } };
/** Who made it, and what others may do with it. */
const NAMES = [0, 13, 14];

/** Lines and capitals of Roboto, which most of the phones have. */
const ROBOTO: Metrics = { ascent: 0.9277, descent: 0.2441, capHeight: 0.711 };
/** Of Roboto, too: the typeface's own, 0.17 em, is drawn for headlines. */
const SPACE_EM = 0.24;
const SPACES = [' ', '\u00a0'];

const glyphsOf = (font: Font, text: string, features: readonly string[]): number[] => {
  const buffer = new TextBuffer();
  buffer.addText(text);
  buffer.guessSegmentProperties();
  shape(
    font,
    buffer,
    features.flatMap((name) => Feature.fromString(name) ?? []),
  );
  return buffer.getGlyphInfos().map(({ codepoint }) => codepoint);
};

/** Glyphs by character, with digits of one width: counting numbers stand still, and `ch` is what it was. */
const charactersOf = (bytes: Uint8Array): ReadonlyMap<number, number> => {
  const face = new Face(new Blob(bytes));
  const font = new Font(face);
  const digits = glyphsOf(font, DIGITS, ['tnum']);
  return new Map([
    ...[...face.collectUnicodes()].map((code): [number, number] => [code, font.nominalGlyph(code) ?? 0]),
    ...digits.map((glyph, digit): [number, number] => [DIGITS.charCodeAt(digit), glyph]),
  ]);
};

/**
 * Makes the typeface of the site of the whole one: the characters and weights that are used, digits of one width, and capitals and lines
 * as high as those of the system's font that stands until it is there, so that a page wraps the same.
 * @param whole variable font, as WOFF2
 * @returns WOFF2, the same for the same font
 */
export const makeTypeface = async (whole: Uint8Array): Promise<Uint8Array> => {
  const less = await subsetFont(Buffer.from(whole), CHARACTERS, {
    targetFormat: 'sfnt',
    preserveNameIds: NAMES,
    variationAxes: WEIGHTS,
  });
  const characters = charactersOf(less);
  const even = withCharacters(less, characters);
  takeMetrics(even, ROBOTO);
  widen(
    even,
    SPACES.map((space) => characters.get(space.charCodeAt(0)) ?? 0),
    SPACE_EM,
  );
  return subsetFont(Buffer.from(even), CHARACTERS, {
    targetFormat: 'woff2',
    preserveNameIds: NAMES,
    // No fractions, and no digits of other widths.
    noLayoutClosure: true,
  });
};
