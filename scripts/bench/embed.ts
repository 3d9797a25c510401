import { createServer } from 'node:http';
import { type BrowserContext, type Page } from 'playwright-core';
import { median, portsInUse, spread } from '@poku/tooling';
import { startStack } from '../stack/stack';
import { launchBrowser, PHONE } from './browse';
import { layoutShift } from './load/entries';
import { readNotes, takeNotes } from './load/notes';
import { slowDown } from './load/speeds';

/** Ways to have the catalogue in a page. */
const WAYS = ['element', 'frame', 'script and frame'] as const;
type Way = (typeof WAYS)[number];
const VISITS = ['cold', 'repeat'] as const;

const frameUrl = (site: string): string => `${site}/embed/v1/frame?partner=nusapoin`;

/** A frame as high as what is in it, as `docs/embed.md` tells partners. */
const frameScript = (site: string): string => `
  const frame = document.createElement('iframe');
  frame.title = 'Katalog kupon';
  frame.src = ${JSON.stringify(frameUrl(site))};
  document.querySelector('#place').append(frame);
  addEventListener('message', ({ source, data }) => {
    if (source === frame.contentWindow && data.type === 'poku:height') frame.style.height = data.heightPx + 'px';
  });`;

const CATALOGUE: Readonly<Record<Way, (site: string) => string>> = {
  element: (site) =>
    `<script async src="${site}/embed/v1/loader.js"></script><poku-catalogue partner="nusapoin"></poku-catalogue>`,
  frame: (site) => `<iframe title="Katalog kupon" src="${frameUrl(site)}"></iframe>`,
  'script and frame': () => `<div id="place"></div><script async src="/frame.js"></script>`,
};

/** A page of a partner: words of its own, and the catalogue. */
const hostPage = (way: Way, site: string): string => `<!doctype html>
<html lang="id">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>Halaman partner</title>
    <style>iframe { display: block; width: 100%; height: 900px; border: 0; }</style>
  </head>
  <body>
    <h1>Tukar poin kamu</h1>
    <p>${'Poin yang kamu kumpulkan bisa ditukar dengan kupon. '.repeat(6)}</p>
    ${CATALOGUE[way](site)}
    <p>Butuh bantuan? Hubungi kami.</p>
  </body>
</html>`;

/** Serves the page of each way by its place among them. */
const serveHost = (site: string, port: number): Promise<() => void> => {
  const server = createServer(({ url = '/' }, response) => {
    const isScript = url === '/frame.js';
    const text = isScript ? frameScript(site) : hostPage(WAYS[Number(url.slice(1))] ?? 'element', site);
    const type = isScript ? 'text/javascript' : 'text/html';
    response
      .writeHead(200, { 'content-type': `${type}; charset=utf-8`, 'cache-control': 'max-age=600' })
      .end(text);
  });
  return new Promise((resolve) =>
    server.listen(port, '127.0.0.1', () =>
      resolve(() => {
        server.closeAllConnections();
        server.close();
      }),
    ),
  );
};

/** What one visit comes to. */
interface Measured {
  /** Milliseconds from the start of the page's navigation until coupons are on the screen. */
  readonly couponsMs: number;
  /** First and largest contentful paint of the partner's page. */
  readonly fcpMs: number;
  readonly lcpMs: number;
  readonly cls: number;
  /** Milliseconds of tasks beyond their first 50. */
  readonly blockedMs: number;
  /** Bytes over the network, with the heads of the answers. */
  readonly bytes: number;
  readonly requests: number;
}

const FIGURES: readonly (keyof Measured)[] = [
  'couponsMs',
  'fcpMs',
  'lcpMs',
  'cls',
  'blockedMs',
  'bytes',
  'requests',
];

interface ReadyWindow {
  pokuReadyAt?: number;
}

const noteReady = (): void => {
  addEventListener('poku:ready', () => {
    (window as unknown as ReadyWindow).pokuReadyAt ??= performance.timeOrigin + performance.now();
  });
};

/** When coupons were on the screen, in the page or in its frame: milliseconds since the epoch. */
const readyAt = async (page: Page): Promise<number> => {
  for (;;) {
    for (const frame of page.frames()) {
      const at = await frame
        .evaluate(() => (window as unknown as ReadyWindow).pokuReadyAt)
        .catch(() => undefined);
      if (at !== undefined) return at;
    }
    await page.waitForTimeout(50);
  }
};

const measureVisit = async (context: BrowserContext, url: string): Promise<Measured> => {
  const page = await context.newPage();
  await takeNotes(page);
  await page.addInitScript(noteReady);
  const session = await slowDown(context, page, 'slow');
  let [bytes, requests] = [0, 0];
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength;
    if (encodedDataLength > 0) requests += 1;
  });
  await page.goto(url, { waitUntil: 'commit' });
  const at = await readyAt(page);
  await page.waitForLoadState('networkidle');
  const { lcpMs = NaN, fcpMs, shifts, tasks } = await readNotes(page);
  const began = await page.evaluate(() => performance.timeOrigin);
  await page.close();
  return {
    couponsMs: at - began,
    fcpMs,
    lcpMs,
    cls: layoutShift(shifts),
    blockedMs: tasks.reduce((sum, { duration }) => sum + Math.max(0, duration - 50), 0),
    bytes,
    requests,
  };
};

/**
 * Measures a partner's page with the catalogue on it, in three ways. Sets the exit code 1 when coupons come later with the element than
 * with a frame.
 */
export const benchEmbed = async ({ rounds }: { readonly rounds: number }): Promise<void> => {
  const stack = await startStack(
    () => undefined,
    (reason) => {
      throw new Error(reason);
    },
  );
  const port = portsInUse().site.port + 1;
  const stopHost = await serveHost(stack.siteUrl, port);
  // As on phones with little memory; and what slows down the page slows down its frame, too.
  const browser = await launchBrowser([
    '--disable-site-isolation-trials',
    '--disable-features=IsolateOrigins,site-per-process',
  ]);
  const found = new Map<string, Measured[]>();
  try {
    for (let round = 0; round < rounds; round += 1) {
      for (const [index, way] of WAYS.entries()) {
        const context = await browser.newContext({ ...PHONE, serviceWorkers: 'block' });
        for (const visit of VISITS) {
          const key = `${visit}, ${way}`;
          const measured = await measureVisit(context, `http://nusapoin.localhost:${port}/${index}`);
          found.set(key, [...(found.get(key) ?? []), measured]);
        }
        await context.close();
      }
    }
  } finally {
    await browser.close();
    stopHost();
    await stack.stop();
  }

  const medianOf = (key: string, figure: keyof Measured): number =>
    median((found.get(key) ?? []).map((one) => one[figure]));
  console.log(`| visit, way | ${FIGURES.join(' | ')} |\n|${' --- |'.repeat(FIGURES.length + 1)}`);
  for (const [key, all] of found) {
    const cells = FIGURES.map((figure) => {
      const value = medianOf(key, figure).toFixed(figure === 'cls' ? 3 : 0);
      return figure === 'couponsMs' ? `${value} (${spread(all.map((one) => one[figure]))})` : value;
    });
    console.log(`| ${key} | ${cells.join(' | ')} |`);
  }
  for (const visit of VISITS) {
    const ratio = medianOf(`${visit}, element`, 'couponsMs') / medianOf(`${visit}, frame`, 'couponsMs');
    console.log(`${visit}: coupons by the element over those by a frame: ${ratio.toFixed(2)}, at most 1`);
    if (ratio > 1) process.exitCode = 1;
  }
};
