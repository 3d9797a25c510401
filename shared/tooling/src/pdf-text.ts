import { inflateSync } from 'node:zlib';

/** What WinAnsi has between ASCII and Latin 1, from 0x80 on. */
const WIN_ANSI = '€\x81‚ƒ„…†‡ˆ‰Š‹Œ\x8DŽ\x8F\x90‘’“”•–—˜™š›œ\x9DžŸ';
const decode = (hex: string): string =>
  Buffer.from(hex, 'hex')
    .toString('latin1')
    .replace(/[\x80-\x9F]/g, (char) => WIN_ANSI[char.charCodeAt(0) - 0x80] ?? '');

/** The texts of a page, in the order in which they were set. */
const pageTexts = (content: string): string[] =>
  [...content.matchAll(/\[((?:<[\da-f]*>|[\s\d.-])*)\] TJ/g)].map(([, parts = '']) =>
    [...parts.matchAll(/<([\da-f]*)>/g)].map(([, hex = '']) => decode(hex)).join(''),
  );

/**
 * Texts of a document, page by page. Pages are its only streams that are packed.
 * @public tests of the API and journeys alone read documents
 */
export function readPdf(bytes: Buffer): string[][] {
  const streams = bytes.toString('latin1').matchAll(/\/FlateDecode\s*>>\s*stream\n([^]*?)\nendstream/g);
  return Array.from(streams, ([, packed = '']) =>
    pageTexts(inflateSync(Buffer.from(packed, 'latin1')).toString('latin1')),
  );
}
