import { linearChannelsOf } from './contrast';

/** Custom property with the `text-decoration` of links and text buttons that stand by themselves; those within a text are underlined anyway. */
export const LINK_LINE = '--poku-link-line';

/** Least difference in OKLab at which letters are told apart by their colour. Colours that differ by 0.02 are told apart side by side. */
const LEAST_DIFFERENCE = 0.1;

const ROOTS = [
  [0.4122214708, 0.5363325363, 0.0514459929],
  [0.2119034982, 0.6806995451, 0.1073969566],
  [0.0883024619, 0.2817188376, 0.6299787005],
] as const;
const AXES = [
  [0.2104542553, 0.793617785, -0.0040720468],
  [1.9779984951, -2.428592205, 0.4505937099],
  [0.0259040371, 0.7827717662, -0.808675766],
] as const;
type Rows = readonly (readonly [number, number, number])[];

const times = (rows: Rows, [one = 0, two = 0, three = 0]: readonly number[]): number[] =>
  rows.map(([first, second, third]) => first * one + second * two + third * three);

/** `#RRGGBB` in OKLab (CSS Color 4). */
const oklab = (hex: string): number[] => times(AXES, times(ROOTS, linearChannelsOf(hex)).map(Math.cbrt));

/**
 * Whether links need a line to be seen: their colour is nearly that of the text. By what is seen and not by contrast alone, in which a
 * crimson and an ink can be alike.
 * @param primary colour of links, `#RRGGBB`
 * @param ink colour of texts, `#RRGGBB`
 * @returns value for `LINK_LINE`
 */
export const linkLine = (primary: string, ink: string): 'underline' | 'none' => {
  const other = oklab(ink);
  const difference = Math.hypot(...oklab(primary).map((value, axis) => value - (other[axis] ?? 0)));
  return difference < LEAST_DIFFERENCE ? 'underline' : 'none';
};
