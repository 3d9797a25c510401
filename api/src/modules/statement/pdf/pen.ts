import { lightPalette } from '@poku/domain/palette';
import type PDFDocument from 'pdfkit';
import { printable } from './printable';

/** How a text is set. */
export interface TextStyle {
  /** In 1/72 inch. */
  size: number;
  isBold?: boolean;
  colour?: string;
}

const { ink, inkMuted, line: ruleColour } = lightPalette;
/** The colour of what stands beside the more important. */
export const MUTED = inkMuted;

/** A page is A4; all lengths are 1/72 inch. */
export const PAGE = { width: 595.28, height: 841.89, margin: 42, top: 46, bottom: 64 } as const;

/** Measures and sets texts on the pages of a document, in fonts that every reader has. */
export interface Pen {
  /** Lines of a text that are no wider than `width`; a longer word goes on in the next line. At least one. */
  wrap(text: string, width: number, style: TextStyle): string[];
  /** Sets one line with its top left corner there; `right` instead of `x` is where it ends. */
  write(line: string, at: { y: number } & ({ x: number } | { right: number }), style: TextStyle): void;
  /** A thin line over the width of the text. */
  rule(y: number): void;
}

/** A pen for a document. */
export function createPen(document: InstanceType<typeof PDFDocument>): Pen {
  /** Widths of words by font and size: many come again. */
  const known = new Map<string, number>();
  const use = ({ size, isBold = false }: TextStyle) =>
    document.font(isBold ? 'Helvetica-Bold' : 'Helvetica').fontSize(size);
  const widthOf = (text: string): number => document.widthOfString(text);

  /** How much of a word fits into a line, at least one character. */
  const fitting = (word: string, width: number): string => {
    let end = word.length;
    while (end > 1 && widthOf(word.slice(0, end)) > width) end = Math.min(end - 1, Math.ceil(end / 2));
    while (end < word.length && widthOf(word.slice(0, end + 1)) <= width) end += 1;
    return word.slice(0, end);
  };

  const wordWidth = (word: string, { size, isBold = false }: TextStyle): number => {
    const key = `${size} ${isBold ? 'bold' : ''} ${word}`;
    const width = known.get(key) ?? widthOf(word);
    known.set(key, width);
    return width;
  };
  /** The parts of a word that fit into a line each. */
  const broken = (word: string, width: number, style: TextStyle): string[] => {
    const parts: string[] = [];
    let rest = word;
    while (rest.length > 1 && wordWidth(rest, style) > width) {
      const part = fitting(rest, width);
      parts.push(part);
      rest = rest.slice(part.length);
    }
    return [...parts, rest];
  };

  return {
    wrap(text, width, style) {
      use(style);
      const space = wordWidth(' ', style);
      const lines: string[] = [];
      let line = '';
      let used = 0;
      for (const word of printable(text)
        .split(' ')
        .flatMap((whole) => broken(whole, width, style))) {
        const needed = wordWidth(word, style);
        if (line !== '' && used + space + needed > width) {
          lines.push(line);
          line = '';
        }
        used = line === '' ? needed : used + space + needed;
        line = line === '' ? word : `${line} ${word}`;
      }
      return [...lines, line];
    },
    write(line, at, style) {
      use(style).fillColor(style.colour ?? ink);
      const x = 'x' in at ? at.x : at.right - widthOf(line);
      document.text(line, x, at.y, { lineBreak: false });
    },
    rule(y) {
      const { margin, width } = PAGE;
      document
        .moveTo(margin, y)
        .lineTo(width - margin, y)
        .lineWidth(0.5)
        .strokeColor(ruleColour)
        .stroke();
    },
  };
}
