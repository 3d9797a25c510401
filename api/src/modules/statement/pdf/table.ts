import type { Block } from './blocks';
import { LINE_HEIGHT, MUTED_SMALL, SMALL, SMALL_BOLD } from './styles';
import { PAGE, type Pen } from './pen';

/** Where the columns are; those of numbers end there. */
const at = {
  when: PAGE.margin,
  text: PAGE.margin + 84,
  number: PAGE.margin + 268,
  points: PAGE.width - PAGE.margin - 72,
  balance: PAGE.width - PAGE.margin,
} as const;
const TEXT_WIDTH = at.number - at.text - 10;
const PADDING = 4;
/** A longer text goes on in the row below. */
const LINES_MAX = 24;

/** One row: what is missing stays empty. */
export interface TableRow {
  when: string;
  kind: string;
  /** May be empty. */
  text: string;
  number: string;
  points: string;
  balance: string;
}

/** The names of the columns. */
export const tableHead = (pen: Pen, names: TableRow): Block => ({
  height: LINE_HEIGHT + PADDING * 2,
  keeps: 3 * LINE_HEIGHT,
  draw(top) {
    const y = top + PADDING;
    pen.write(names.when, { x: at.when, y }, SMALL_BOLD);
    pen.write(names.text, { x: at.text, y }, SMALL_BOLD);
    pen.write(names.number, { x: at.number, y }, SMALL_BOLD);
    pen.write(names.points, { right: at.points, y }, SMALL_BOLD);
    pen.write(names.balance, { right: at.balance, y }, SMALL_BOLD);
    pen.rule(top + LINE_HEIGHT + PADDING * 2);
  },
});

/** A row, in parts when its text is very long. @param head stands above it again on a new page */
export function tableRow(pen: Pen, row: TableRow, head: Block): Block[] {
  const text = row.text === '' ? [] : pen.wrap(row.text, TEXT_WIDTH, MUTED_SMALL);
  const number = pen.wrap(row.number, at.points - at.number - 46, SMALL);
  const parts = Array.from({ length: Math.max(1, Math.ceil(text.length / LINES_MAX)) }, (_, part) =>
    text.slice(part * LINES_MAX, (part + 1) * LINES_MAX),
  );
  return parts.map((lines, part) => {
    const isFirst = part === 0;
    const isLast = part === parts.length - 1;
    const above = isFirst ? 1 : 0;
    const height = Math.max(above + lines.length, isFirst ? number.length : 0) * LINE_HEIGHT + PADDING * 2;
    const draw = (top: number) => {
      const y = top + PADDING;
      if (isFirst) {
        pen.write(row.when, { x: at.when, y }, SMALL);
        pen.write(row.kind, { x: at.text, y }, SMALL_BOLD);
        number.forEach((line, index) => pen.write(line, { x: at.number, y: y + index * LINE_HEIGHT }, SMALL));
        pen.write(row.points, { right: at.points, y }, SMALL_BOLD);
        pen.write(row.balance, { right: at.balance, y }, SMALL);
      }
      lines.forEach((line, index) =>
        pen.write(line, { x: at.text, y: y + (above + index) * LINE_HEIGHT }, MUTED_SMALL),
      );
      if (isLast) pen.rule(top + height);
    };
    return { height, draw, head };
  });
}
