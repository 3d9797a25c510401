import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { SITE_URL } from './addresses';
import { expect } from './journey';

/** What somebody may put into a text or an HTML: each calls `xss()`, asks for something, or leads away. */
export const PAYLOADS = JSON.parse(
  readFileSync(new URL('../../shared/testing/corpus/xss.json', import.meta.url), 'utf8'),
) as readonly string[];

/** Watches for everything that a payload could bring about; gives what it found. */
export const watch = async (page: Page): Promise<readonly string[]> => {
  const found: string[] = [];
  await page.exposeFunction('xss', () => void found.push('xss() was called'));
  page.on('request', (request) => {
    const { origin, protocol } = new URL(request.url());
    if (origin !== SITE_URL && protocol !== 'data:') found.push(`a request to ${request.url()}`);
  });
  page.on('frameattached', () => void found.push('a frame'));
  page.on('popup', () => void found.push('a window'));
  page.on('dialog', (dialog) => {
    found.push(`a dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  return found;
};

/** What stands in the page that no text of ours needs: handlers, scripts, addresses that lead away. */
const foreignParts = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const all = [...document.querySelectorAll('#konten, #konten *, dialog, dialog *')];
    return all.flatMap((element) => {
      const handlers = element.getAttributeNames().filter((name) => /^on|^srcdoc$/.test(name));
      const isForeign = element.matches(
        'script, style, iframe, object, embed, base, meta, form[action], link',
      );
      const leadsAway =
        element instanceof HTMLAnchorElement &&
        !/^https?:$|^mailto:$|^tel:$/.test(element.protocol) &&
        element.hasAttribute('href');
      return [...handlers, ...(isForeign || leadsAway ? [element.outerHTML.slice(0, 200)] : [])];
    });
  });

/** The page shows what it should, at the address that it should, and nothing else happened. */
export const expectHarmless = async (page: Page, path: string, found: readonly string[]): Promise<void> => {
  expect(await foreignParts(page), path).toEqual([]);
  expect(found, path).toEqual([]);
  await expect(page, path).toHaveURL((url) => url.pathname === path);
};
