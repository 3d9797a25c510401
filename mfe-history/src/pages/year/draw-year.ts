import { BRAND } from '@poku/domain/brand';
import { MONTHS } from '@poku/domain/dates';
import { formatNumber } from '@poku/domain/numbers';
import { type ColorName, colorVariable } from '@poku/kit';
import type { Year } from '../../calls/year';
import { yearWording } from '../../wording/year';
import { type FigureOfYear, figuresOf } from './figures';
import { heightsOf } from './month-bars';

/** Pixels of the picture, as upright posts are shown everywhere. */
const WIDTH = 1_080;
const HEIGHT = 1_350;
const MARGIN = 88;
const INNER = WIDTH - 2 * MARGIN;
const BARS = { top: 560, heightPx: 260, gap: 22, radius: 10, leastPx: 8 };
/** Two figures side by side, in two rows. */
const FIGURES = { top: 960, rowPx: 168, most: 4 };
const QUIET = 0.8;

/** Where a picture is drawn, in which colours and letters. */
interface Sheet {
  readonly context: CanvasRenderingContext2D;
  readonly colorOf: (name: ColorName) => string;
  readonly family: string;
}

interface TextAt {
  readonly x: number;
  /** Where the letters stand. */
  readonly y: number;
  readonly sizePx: number;
  readonly isBold?: boolean;
  readonly isQuiet?: boolean;
  /** Longer ones are made smaller. Default the picture without its margins. */
  readonly widthPx?: number;
  readonly align?: 'left' | 'right' | 'center';
}

function writeText({ context, colorOf, family }: Sheet, text: string, at: TextAt): void {
  const { x, y, sizePx, isBold = false, isQuiet = false, widthPx = INNER, align = 'left' } = at;
  const fontOf = (px: number) => `${isBold ? '600 ' : ''}${String(px)}px ${family}`;
  context.font = fontOf(sizePx);
  const { width } = context.measureText(text);
  if (width > widthPx) context.font = fontOf(Math.floor((sizePx * widthPx) / width));
  context.fillStyle = colorOf('onHeader');
  context.globalAlpha = isQuiet ? QUIET : 1;
  context.textAlign = align;
  context.fillText(text, x, y);
  context.globalAlpha = 1;
}

function drawGround({ context, colorOf }: Sheet): void {
  context.fillStyle = colorOf('header');
  context.fillRect(0, 0, WIDTH, HEIGHT);
  // The coin of points, half in sight.
  context.fillStyle = colorOf('points');
  for (const [radius, alpha] of [
    [330, 0.1],
    [220, 0.14],
  ] as const) {
    context.globalAlpha = alpha;
    context.beginPath();
    context.arc(WIDTH - 60, 90, radius, 0, 2 * Math.PI);
    context.fill();
  }
  context.globalAlpha = 1;
}

function drawBars(sheet: Sheet, months: Year['months']): void {
  const { context, colorOf } = sheet;
  const step = (INNER + BARS.gap) / months.length;
  const foot = BARS.top + BARS.heightPx;
  heightsOf(months).forEach((share, index) => {
    const height = Math.max(BARS.leastPx, BARS.heightPx * share);
    const x = MARGIN + index * step;
    context.fillStyle = colorOf('points');
    context.beginPath();
    context.roundRect(x, foot - height, step - BARS.gap, height, BARS.radius);
    context.fill();
    const initial = MONTHS[index]?.slice(0, 1) ?? '';
    writeText(sheet, initial, {
      x: x + (step - BARS.gap) / 2,
      y: foot + 48,
      sizePx: 32,
      isQuiet: true,
      align: 'center',
    });
  });
}

function drawFigures(sheet: Sheet, figures: readonly FigureOfYear[]): void {
  const columnPx = (INNER - MARGIN) / 2;
  figures.slice(0, FIGURES.most).forEach(({ name, value }, index) => {
    const x = MARGIN + (index % 2) * (columnPx + MARGIN);
    const y = FIGURES.top + Math.floor(index / 2) * FIGURES.rowPx;
    writeText(sheet, name, { x, y, sizePx: 34, isQuiet: true, widthPx: columnPx });
    writeText(sheet, value, { x, y: y + 66, sizePx: 56, isBold: true, widthPx: columnPx });
  });
}

/** Name of the picture's file. */
export const pictureName = (year: number): string =>
  `${yearWording.title.toLowerCase().replaceAll(' ', '-')}-${String(year)}.png`;

/**
 * Draws a year as a picture to share, 1080 × 1350 pixels, PNG. It has no name and no balance in it.
 * @param style where the colours of the theme stand, and the letters of the page
 * @throws Error where the browser has no canvas, or cannot make a picture of it
 */
export async function drawYear(year: Year, style: CSSStyleDeclaration): Promise<Blob> {
  const canvas = document.createElement('canvas');
  canvas.width = WIDTH;
  canvas.height = HEIGHT;
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('no canvas to draw on');
  const sheet: Sheet = {
    context,
    colorOf: (name) => style.getPropertyValue(colorVariable(name)).trim(),
    family: style.fontFamily,
  };
  drawGround(sheet);
  writeText(sheet, yearWording.title, { x: MARGIN, y: 150, sizePx: 52, isBold: true });
  writeText(sheet, String(year.year), { x: MARGIN, y: 290, sizePx: 150, isBold: true });
  writeText(sheet, formatNumber(Math.max(0, year.earnedPoints)), {
    x: MARGIN,
    y: 440,
    sizePx: 110,
    isBold: true,
  });
  writeText(sheet, yearWording.earnedShared, { x: MARGIN, y: 496, sizePx: 40, isQuiet: true });
  drawBars(sheet, year.months);
  drawFigures(sheet, figuresOf(year));
  writeText(sheet, BRAND.name, {
    x: WIDTH - MARGIN,
    y: HEIGHT - 70,
    sizePx: 44,
    isBold: true,
    align: 'right',
  });
  return new Promise((resolve, reject) => {
    canvas.toBlob((picture) => {
      if (picture === null) reject(new Error('no picture of the canvas'));
      else resolve(picture);
    }, 'image/png');
  });
}
