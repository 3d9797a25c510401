import type { Block } from './blocks';
import { PAGE, type Pen, type TextStyle } from './pen';
import { BODY, BODY_BOLD, HEADING } from './styles';

const SUMMARY_RIGHT = PAGE.margin + 300;

/** Lines of a text over the whole width. @param gap below it */
export const paragraph = (pen: Pen, text: string, style: TextStyle, gap = 4): Block[] =>
  pen.wrap(text, PAGE.width - PAGE.margin * 2, style).map((line, index, lines) => ({
    height: style.size * 1.25 + (index === lines.length - 1 ? gap : 0),
    draw: (y) => pen.write(line, { x: PAGE.margin, y }, style),
  }));

/** The name of what comes below; never the last of a page. */
export const heading = (pen: Pen, text: string): Block => ({
  height: 40,
  keeps: 60,
  draw: (top) => pen.write(text, { x: PAGE.margin, y: top + 18 }, HEADING),
});

/** A number with its name. */
export const figure = (pen: Pen, name: string, value: string, isBold = false): Block => ({
  height: 17,
  draw(y) {
    const style = isBold ? BODY_BOLD : BODY;
    pen.write(name, { x: PAGE.margin, y }, style);
    pen.write(value, { right: SUMMARY_RIGHT, y }, style);
  },
});

/** Room. */
export const gap = (height: number): Block => ({ height, draw: () => undefined });
