/** Tables of a font (OpenType 1.9), each a view on the bytes of the whole. */
export type FontTables = ReadonlyMap<string, DataView>;

const HEADER = 12;
const RECORD = 16;

const tagAt = (view: DataView, at: number): string =>
  String.fromCharCode(...[0, 1, 2, 3].map((index) => view.getUint8(at + index)));

/** Reads the directory of a font. @param font one font, no collection; writing into a table changes it */
export const tablesOf = (font: Uint8Array): FontTables => {
  const { buffer, byteOffset } = font;
  const view = new DataView(buffer, byteOffset, font.byteLength);
  return new Map(
    Array.from({ length: view.getUint16(4) }, (_, index) => {
      const at = HEADER + RECORD * index;
      const table = new DataView(buffer, byteOffset + view.getUint32(at + 8), view.getUint32(at + 12));
      return [tagAt(view, at), table];
    }),
  );
};

/** A table by its tag. @throws Error when the font has none */
export const tableOf = (tables: FontTables, tag: string): DataView => {
  const table = tables.get(tag);
  if (!table) throw new Error(`The font has no table ${tag}.`);
  return table;
};

const aligned = (length: number): number => Math.ceil(length / 4) * 4;

/** Sum of a table's words, as the directory names it. */
const sumOf = (bytes: Uint8Array): number => {
  const padded = new DataView(new ArrayBuffer(aligned(bytes.length)));
  bytes.forEach((byte, index) => padded.setUint8(index, byte));
  let sum = 0;
  for (let at = 0; at < padded.byteLength; at += 4) sum = (sum + padded.getUint32(at)) >>> 0;
  return sum;
};

/** The font again, with one of its tables another one. */
export const withTable = (font: Uint8Array, tag: string, table: Uint8Array): Uint8Array => {
  const parts = [...tablesOf(font)].map(([name, { buffer, byteOffset, byteLength }]) => ({
    name,
    bytes: name === tag ? table : new Uint8Array(buffer, byteOffset, byteLength),
  }));
  const start = HEADER + RECORD * parts.length;
  const made = new Uint8Array(parts.reduce((sum, { bytes }) => sum + aligned(bytes.length), start));
  made.set(font.subarray(0, HEADER));
  const view = new DataView(made.buffer);
  let next = start;
  parts.forEach(({ name, bytes }, index) => {
    const at = HEADER + RECORD * index;
    [...name].forEach((letter, place) => view.setUint8(at + place, letter.charCodeAt(0)));
    view.setUint32(at + 4, sumOf(bytes));
    view.setUint32(at + 8, next);
    view.setUint32(at + 12, bytes.length);
    made.set(bytes, next);
    next += aligned(bytes.length);
  });
  return made;
};
