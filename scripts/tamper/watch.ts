import { createHash } from 'node:crypto';
import type { Page } from 'playwright-core';
import { integrityOf } from '@poku/build/store';
import { MARKER } from './changes';

/** Hashes of what may run, by path: of each file the ones of the releases that may. */
export interface Allowed {
  readonly files: ReadonlyMap<string, readonly string[]>;
  /** `sha256-…` of the scripts inside of pages. */
  readonly inline: readonly string[];
}

const inlineHash = (text: string): string => `sha256-${createHash('sha256').update(text).digest('base64')}`;

/** Sees each script that a page runs, as the browser's own debugger tells of it, before the page does anything. */
export const watch = async (page: Page) => {
  const session = await page.context().newCDPSession(page);
  const reading: Promise<{ readonly address: string; readonly source: string }>[] = [];
  session.on('Debugger.scriptParsed', ({ scriptId, url, embedderName = url }) => {
    // What this command itself evaluates has no address.
    if (!embedderName.startsWith('http')) return;
    reading.push(
      session.send('Debugger.getScriptSource', { scriptId }).then(
        ({ scriptSource }) => ({ address: embedderName, source: scriptSource }),
        () => ({ address: embedderName, source: 'a script that was gone before it could be read' }),
      ),
    );
  });
  await session.send('Debugger.enable');
  const watched = {
    /** Begins anew, for another document of the same page. */
    forget: () => {
      reading.length = 0;
      return watched;
    },
    /** What ran and may not. @returns undefined when there is nothing */
    breach: async ({ files, inline }: Allowed): Promise<string | undefined> => {
      const scripts = await Promise.all(reading);
      const wrong = scripts.find(({ address, source }) => {
        const { pathname } = new URL(address);
        const known = files.get(pathname);
        return known ? !known.includes(integrityOf(source)) : !inline.includes(inlineHash(source));
      });
      if (wrong) return `${wrong.address} ran with bytes that nobody signed`;
      const isMarked = await page.evaluate((marker) => marker in globalThis, MARKER).catch(() => false);
      return isMarked ? 'the marker of changed code was found in the page' : undefined;
    },
    /** Paths of the scripts that ran. */
    ran: async (): Promise<readonly string[]> =>
      (await Promise.all(reading)).map(({ address }) => new URL(address).pathname),
  };
  return watched;
};
