/** For code that paints without a browser; a page never loads it. */
import { ServerStyleSheet, StyleSheetManager } from 'styled-components';
import type { ReactElement } from 'react';

export { patternRules } from '../theme/patterns';

/** A piece of a page as HTML, with the rules that it needs. */
export interface PaintedPart {
  readonly html: string;
  /** Rules of all styles that were used, without any element around them. */
  readonly css: string;
}

/** What styled-components leaves for a page that takes a style sheet over; this one is thrown away instead. */
const MARKS = /data-styled\.g\d+\[id="[^"]*"\]\{content:"[^"]*"\}|\/\*!sc\*\/\n?/g;

/** Hints of React to fetch pictures before what shows them; they stand there at once, and which they are may be filled in later. */
const HINTS = /<link rel="preload" as="image"[^>]*>/g;

/**
 * Paints an element with the styles that it uses, and no others.
 * @param element without `ThemeProvider` above it unless it brings one
 * @param toHtml renders it, for example `renderToStaticMarkup` of React
 * @param within selector of the element that it will stand in, beside what was painted apart from it: its styles hold in there alone,
 * and before those from outside. Default they hold everywhere
 */
export const paintPart = (
  element: ReactElement,
  toHtml: (element: ReactElement) => string,
  within?: string,
): PaintedPart => {
  const sheet = new ServerStyleSheet();
  try {
    const placed =
      within === undefined ? element : <StyleSheetManager namespace={within}>{element}</StyleSheetManager>;
    const html = toHtml(sheet.collectStyles(placed) as ReactElement).replace(HINTS, '');
    const css = sheet
      .getStyleTags()
      .replace(/<\/?style[^>]*>/g, '')
      .replace(MARKS, '')
      .trim();
    return { html, css };
  } finally {
    sheet.seal();
  }
};
