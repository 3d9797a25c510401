import { css } from 'styled-components';
import { LINK_LINE } from '@poku/domain/link-line';
import { type ColorName, colorVariable } from '@poku/domain/palette';

/** Sizes of type in CSS pixels at the browser's default setting; they scale with it (`look.md`). */
const fontSizes = { caption: 13, body: 15, heading: 18, title: 26 };
const lineHeights = { caption: 1.4, body: 1.5, heading: 1.35, title: 1.2 };
const fontWeights = { regular: 400, bold: 600 };

/** The four sizes of type. */
export type FontName = keyof typeof fontSizes;
/** The two weights of type. */
export type FontWeight = keyof typeof fontWeights;

/** The system's own fonts: before the site's own letters, and in pages of others. */
export const fontFamily =
  "system-ui, -apple-system, 'Segoe UI', Roboto, 'Noto Sans', 'Helvetica Neue', Arial, sans-serif";

/** A title's longest word has room on a phone, also with text of twice the size. */
const WIDEST_TITLE = '11vw';

/** Sets size, weight and line height of a text. Default weight `regular`. */
export function font(name: FontName, weight: FontWeight = 'regular') {
  const size = `${fontSizes[name] / 16}rem`;
  return css`
    font-size: ${name === 'title' ? `min(${size}, ${WIDEST_TITLE})` : size};
    font-weight: ${fontWeights[weight]};
    line-height: ${lineHeights[name]};
  `;
}

/** A colour token as a CSS value; follows theme and colour scheme without a re-render. */
export function color(name: ColorName): string {
  return `var(${colorVariable(name)})`;
}

/**
 * A distance on the 4 px grid.
 * @param steps number of grid steps, 0 or more; halves are allowed for hairline insets
 */
export function space(steps: number): string {
  return `${steps * 4}px`;
}

/** Corner radii: `card` 12 px, `control` 10 px, `pill` fully round; a partner's appearance may set the first two. */
export const radius = {
  card: 'var(--poku-radius-card, 12px)',
  control: 'var(--poku-radius-control, 10px)',
  pill: '999px',
};
/** Least height and width of anything that can be touched, 44 px. */
export const touchTarget = '44px';
/** Widest column of forms and checkout, 480 px. */
export const focusWidth = '480px';
/** Longest line of running text, 70 characters. */
export const lineLength = '70ch';
/** From this width what a phone shows once below another finds room beside it. */
export const medium = '@media (min-width: 600px)';
/** From this width the menu is a rail and lists gain columns. */
export const wide = '@media (min-width: 900px)';
/** From this width a focused page may have a column beside its own. */
export const desk = '@media (min-width: 1024px)';
/** Where a member's own few colours stand in for ours: of backgrounds only system colours are left, and clear borders are seen. */
export const forcedColours = '@media (forced-colors: active)';
/** The one shadow. */
export const shadow = 'var(--poku-shadow)';
/** Custom property with the height of a bar above the header, for what sticks to the top of the screen. Unset without a bar. */
export const barHeightVariable = '--poku-bar';
/** Where the screen begins for what sticks to its top. */
export const screenTop = `var(${barHeightVariable}, 0px)`;
/** Stacking order of what floats over the page. */
export const depth = { header: 20, menu: 20, skipLink: 40, toast: 50 };
/** Durations of motion; `GlobalStyle` sets both to nothing with reduced motion. */
export const motion = { quick: 'var(--poku-quick, 120ms)', calm: 'var(--poku-calm, 200ms)' };

/** Digits of equal width, for points and times. */
export const tabularNumbers = css`
  font-variant-numeric: tabular-nums;
`;

/** `text-decoration` of what leads on and is no link within a text: a line where the theme's links look like its texts, else none. */
export const linkDecoration = `var(${LINK_LINE}, none)`;

/** Colour and line of a link that stands by itself. */
export const textLink = css`
  color: ${color('primary')};
  text-decoration: ${linkDecoration};
  &:hover {
    text-decoration: underline;
  }
`;

/** The ring that shows keyboard focus. */
export const focusRing = css`
  outline: 3px solid ${color('primary')};
  outline-offset: 2px;
`;
