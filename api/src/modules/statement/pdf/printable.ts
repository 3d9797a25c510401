/** What the fonts of every reader have besides Latin 1 (WinAnsi). */
const EXTRA = '€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ';
const MISSING = '?';

const isPrintable = (char: string): boolean =>
  /^[\x20-\x7E\u00A1-\u00FF]$/.test(char) || EXTRA.includes(char);
/** Needs no look at each of its characters. */
const isPlain = (text: string): boolean => /^[\x20-\x7E]*$/.test(text);
const graphemes = new Intl.Segmenter('id');

/** A letter without the accents that the fonts have not. */
const plain = (grapheme: string): string => grapheme.normalize('NFKD').replace(/\p{M}/gu, '');

const printed = (grapheme: string): string => {
  if (/^[\s\u00A0]+$/u.test(grapheme)) return ' ';
  for (const form of [grapheme.normalize('NFC'), plain(grapheme)])
    if (form !== '' && [...form].every(isPrintable)) return form;
  // Marks of direction and the like have no place of their own.
  return /^\p{C}+$/u.test(grapheme) ? '' : MISSING;
};

/**
 * A text in the characters that the standard fonts of a document have: what they have not is written without its accents, or as
 * one question mark, whatever it is made of. White space is one space.
 */
export const printable = (text: string): string =>
  (isPlain(text) ? text : Array.from(graphemes.segment(text), ({ segment }) => printed(segment)).join(''))
    .replace(/ {2,}/g, ' ')
    .trim();
