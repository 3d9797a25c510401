import { withTable } from './sfnt';

/** Of Windows and every browser: Unicode's first plane. */
const PLATFORM = 3;
const ENCODING = 1;
const START = 12;
const FORMAT = 4;
const LAST = 0xffff;

interface Segment {
  readonly first: number;
  readonly last: number;
  readonly glyph: number;
}

/** Runs of characters whose glyphs follow one another, too; the last one ends the table. */
const segmentsOf = (characters: ReadonlyMap<number, number>): readonly Segment[] => {
  const segments: Segment[] = [];
  for (const [character, glyph] of [...characters].sort(([left], [right]) => left - right)) {
    const open = segments.at(-1);
    if (open && character === open.last + 1 && glyph === open.glyph + character - open.first)
      segments.splice(-1, 1, { ...open, last: character });
    else segments.push({ first: character, last: character, glyph });
  }
  return [...segments, { first: LAST, last: LAST, glyph: 0 }];
};

/**
 * The font again with another `cmap`.
 * @param characters glyphs by character, below U+FFFF
 */
export const withCharacters = (font: Uint8Array, characters: ReadonlyMap<number, number>): Uint8Array => {
  const segments = segmentsOf(characters);
  const count = segments.length;
  const length = 16 + 8 * count;
  const power = Math.floor(Math.log2(count));
  const searched = 2 ** (power + 1);
  const cmap = new DataView(new ArrayBuffer(START + length));
  [0, 1, PLATFORM, ENCODING, 0, START].forEach((value, index) => cmap.setUint16(2 * index, value));
  [FORMAT, length, 0, 2 * count, searched, power, 2 * count - searched].forEach((value, index) =>
    cmap.setUint16(START + 2 * index, value),
  );
  segments.forEach(({ first, last, glyph }, index) => {
    const at = START + 14 + 2 * index;
    cmap.setUint16(at, last);
    cmap.setUint16(at + 2 + 2 * count, first);
    cmap.setUint16(at + 2 + 4 * count, (glyph - first) & LAST);
  });
  return withTable(font, 'cmap', new Uint8Array(cmap.buffer));
};
