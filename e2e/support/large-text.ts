import { expect, type Page } from '@playwright/test';

/** How many CSS pixels the page is wider than the screen. */
export const overflowOf = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

const setTextSize = (page: Page, size: string): Promise<void> =>
  page.evaluate((value) => document.documentElement.style.setProperty('font-size', value), size);

/** Words of the page that stand on two lines or more although the screen, or for an e-mail address its paragraph, has room on one. */
const brokenWords = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    /** The page's margins and those of a card in it. */
    const MARGINS_PX = 2 * (16 + 16);
    const widthOfBlock = (element: HTMLElement): number => {
      const { display, paddingLeft, paddingRight } = getComputedStyle(element);
      if (display.startsWith('inline') && element.parentElement) return widthOfBlock(element.parentElement);
      return element.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
    };
    const found: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const holder = node.parentElement;
      // What only a screen reader hears is one pixel wide.
      if (!holder?.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
      if (holder.getBoundingClientRect().width <= 1) continue;
      // A browser may break behind a hyphen or a slash, so what stands between them is a word.
      for (const { 0: word, index } of (node.textContent ?? '').matchAll(/[^\s/‐–—-]+/gu)) {
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const lines = [...range.getClientRects()].filter(({ width }) => width > 0);
        const isOnOneLine = new Set(lines.map(({ top }) => Math.round(top))).size <= 1;
        const wholeWidth = lines.reduce((sum, { width }) => sum + width, 0);
        const room = word.includes('@') ? widthOfBlock(holder) : innerWidth - MARGINS_PX;
        if (!isOnOneLine && wholeWidth <= room)
          found.push(`${word} in <${holder.localName}> ${holder.textContent}`);
      }
    }
    return found;
  });

/** Fails when text of twice the size makes the page wider than the screen, or breaks a word that has room. */
export const expectLargeTextFits = async (page: Page, where: string): Promise<void> => {
  await setTextSize(page, '200%');
  expect
    .soft(await overflowOf(page), `${where} with large text is wider than the screen`)
    .toBeLessThanOrEqual(0);
  expect.soft(await brokenWords(page), `${where} with large text breaks words`).toEqual([]);
  await setTextSize(page, '');
};
