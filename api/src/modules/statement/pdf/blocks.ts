import { PAGE } from './pen';

/** A part of a document that is not torn. */
export interface Block {
  /** In 1/72 inch. */
  height: number;
  /** @param top where it begins, from the top of the page */
  draw: (top: number) => void;
  /** What stands above it again when a page begins with it. */
  head?: Block;
  /** How much of what comes after it stands on the same page. Default nothing. */
  keeps?: number;
}

/** A page: what is on it, from the top. */
export type Page = readonly Block[];

const ROOM = PAGE.height - PAGE.top - PAGE.bottom;

/** Puts blocks on pages, in their order; there is at least one page. No block may be higher than a page. */
export function paginate(blocks: readonly Block[]): Page[] {
  const pages: Block[][] = [[]];
  let used = 0;
  for (const block of blocks) {
    let page = pages.at(-1) ?? [];
    if (page.length > 0 && used + block.height + (block.keeps ?? 0) > ROOM) {
      page = block.head ? [block.head] : [];
      used = block.head?.height ?? 0;
      pages.push(page);
    }
    page.push(block);
    used += block.height;
  }
  return pages;
}

/** Draws a page from its top. */
export function drawPage(page: Page): void {
  let top: number = PAGE.top;
  for (const block of page) {
    block.draw(top);
    top += block.height;
  }
}
