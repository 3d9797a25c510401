import type { CDPSession, Page } from 'playwright-core';
import { launchBrowser, logIn } from '../bench/browse';
import { startStack } from '../stack/stack';

const WARM_UP = 20;
const HEAP_RATIO = 1.05;
/** Nodes that may come and go by themselves: an image that arrived, a message that faded. */
const SLACK = 20;

/** A page of each remote; each is left for one of another remote. */
const PAGES = {
  'mfe-account': '/profil',
  'mfe-linkage': '/add-partner',
  'mfe-catalogue': '/tukar',
  'mfe-checkout': '/transaksi-selesai',
  'mfe-history': '/raih',
  'mfe-help': '/pusat-bantuan',
} as const;
const AWAY = '/about-app';

interface Counts {
  readonly heap: number;
  readonly nodes: number;
  readonly documents: number;
  readonly listeners: number;
}

const counts = async (session: CDPSession): Promise<Counts> => {
  // What one collection frees can hold what only the next one frees.
  for (let time = 0; time < 3; time += 1) await session.send('HeapProfiler.collectGarbage');
  const { nodes, documents, jsEventListeners } = await session.send('Memory.getDOMCounters');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  return { heap: usedSize, nodes, documents, listeners: jsEventListeners };
};

/** Visits a page so many times by the page's own history. It runs inside, so that nothing of the driver's is counted. */
const visit = async (page: Page, path: string, times: number): Promise<void> => {
  await page.evaluate(
    async ([to, away, count]) => {
      const go = async (address: string): Promise<void> => {
        const before = document.title;
        history.pushState({ idx: 1 }, '', address);
        dispatchEvent(new PopStateEvent('popstate', { state: history.state as unknown }));
        while (document.title === before || document.querySelector('main [aria-busy=true]'))
          await new Promise((resolve) => requestAnimationFrame(resolve));
      };
      for (let time = 0; time < count; time += 1) {
        await go(to);
        await go(away);
      }
    },
    [path, AWAY, times] as const,
  );
  await page.waitForLoadState('networkidle');
};

/**
 * Mounts and leaves a page of each remote again and again inside one open page. Sets the exit code 1 when DOM nodes, documents or
 * listeners grow with the visits, or the heap grows by 5 % or more.
 */
export const proveLeaks = async ({ times }: { readonly times: number }): Promise<void> => {
  const stack = await startStack(
    () => undefined,
    (reason) => {
      throw new Error(reason);
    },
  );
  // Machine code that the browser makes of what ran often stands in the heap as well, and is no leak of ours.
  const browser = await launchBrowser(['--js-flags=--no-sparkplug --no-maglev --no-opt']);
  let isKept = true;
  for (const [remote, path] of Object.entries(PAGES)) {
    const page = await browser.newPage({ viewport: { width: 360, height: 800 }, serviceWorkers: 'block' });
    await page.addInitScript('globalThis.__name = (named) => named');
    await logIn(page, stack.siteUrl);
    // The login's own way to the home must have ended.
    await page.waitForLoadState('networkidle');
    const session = await page.context().newCDPSession(page);
    await visit(page, path, WARM_UP);
    const before = await counts(session);
    await visit(page, path, times);
    const after = await counts(session);
    const ratio = after.heap / before.heap;
    const grown = (['nodes', 'documents', 'listeners'] as const).filter(
      (what) => after[what] - before[what] > SLACK,
    );
    isKept &&= ratio < HEAP_RATIO && grown.length === 0;
    console.log(
      `${remote} ${path}, ${times} times: heap ${(before.heap / 1e6).toFixed(2)} to ${(after.heap / 1e6).toFixed(2)} MB ` +
        `(${ratio.toFixed(3)}, under ${HEAP_RATIO}), nodes ${before.nodes} to ${after.nodes}, documents ${before.documents} to ` +
        `${after.documents}, listeners ${before.listeners} to ${after.listeners}`,
    );
    await page.context().close();
  }
  await browser.close();
  await stack.stop();
  process.exitCode = isKept ? 0 : 1;
};
