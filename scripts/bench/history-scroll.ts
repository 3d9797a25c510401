import { constants, setPriority } from 'node:os';
import type { Browser, Page } from 'playwright-core';
import { launchBrowser, logIn } from './browse';
import { startStack } from '../stack/stack';
import { type HistoryFigures, historyRows, longHistory } from '@poku/api/bench';
import { temporaryDatabase } from '@poku/api/databases';

/** Fixture members: Siti, who scrolls, and Agus, who has the longer history. */
const MEMBER = { id: 'm-2b8d4e6f91ac' };
const OTHER = 'm-c51a0b976e3f';
const SLOWDOWN = 4;
const LONGEST_TASK_MS = 100;
/** Rows from which on they come by themselves. */
const BY_HAND_ROWS = 20;
/** The hardest flick on a phone, over and over: Android lets none go faster than 8,000 px a second, at 60 frames. */
const STEP_PX = 134;
const PATIENCE_MS = 10 * 60_000;

interface LongTask {
  /** Milliseconds. */
  readonly ms: number;
  /** Rows of the list soon after it. */
  readonly rows: string;
}

/** How a tab behaved on the way to its end. */
interface Scroll {
  readonly rows: number;
  readonly seconds: number;
  /** Tasks of 50 ms and more, longest first. */
  readonly longTasks: readonly LongTask[];
}

const ROWS = 'main [role="tabpanel"] ul > li';
const STATUS = 'main [role="tabpanel"] [role="status"]';

/** Notes of the page, for the code that runs in it. */
interface Notes {
  pokuTasks?: LongTask[];
}

/** Presses 'Load more' as a member does, until rows come by themselves. */
const pressUntilLong = async (page: Page): Promise<void> => {
  for (let rows = 5; rows < BY_HAND_ROWS; rows += 5) {
    await page
      .locator(ROWS)
      .nth(rows - 1)
      .waitFor();
    await page.getByRole('button', { name: 'Load more' }).tap();
  }
  await page
    .locator(ROWS)
    .nth(BY_HAND_ROWS - 1)
    .waitFor();
};

/** Scrolls down, a step each frame, until all rows are there and the last is in sight. */
const scrollToEnd = async (page: Page, rows: number): Promise<Scroll> => {
  const startedAt = Date.now();
  await page.evaluate((status) => {
    const notes = window as unknown as Notes;
    notes.pokuTasks = [];
    new PerformanceObserver((list) => {
      const [rows = ''] = document.querySelector(status)?.textContent.split(' ') ?? [];
      notes.pokuTasks?.push(...list.getEntries().map(({ duration }) => ({ ms: Math.round(duration), rows })));
    }).observe({ type: 'longtask' });
  }, STATUS);
  const reached = await page.evaluate(
    ([status, wanted, step, patienceMs]) =>
      new Promise<number>((resolve) => {
        const until = performance.now() + patienceMs;
        // The list says how many rows it has: those that are far from the screen are not in the page.
        const shown = () =>
          Number.parseInt((document.querySelector(status)?.textContent ?? '').replaceAll('.', ''));
        const next = () => {
          window.scrollBy(0, step);
          const { scrollHeight, clientHeight, scrollTop } = document.documentElement;
          const isAtEnd = scrollTop + clientHeight >= scrollHeight - 2;
          const rows = isAtEnd ? shown() : 0;
          if (rows >= wanted || performance.now() > until) resolve(rows);
          else requestAnimationFrame(next);
        };
        requestAnimationFrame(next);
      }),
    [STATUS, rows, STEP_PX, PATIENCE_MS] as const,
  );
  const tasks = await page.evaluate(() => (window as unknown as Notes).pokuTasks ?? []);
  const longTasks = tasks.sort((left, right) => right.ms - left.ms);
  return { rows: reached, seconds: (Date.now() - startedAt) / 1000, longTasks };
};

/** Scrolls both tabs of that history on a site. */
const scrollBothTabs = async (browser: Browser, siteUrl: string): Promise<HistoryFigures> => {
  const lines: string[] = [];
  const problems: string[] = [];
  // A phone: without a mouse whose place on the page would have to be found again after every frame.
  const page = await browser.newPage({
    viewport: { width: 360, height: 800 },
    locale: 'id-ID',
    isMobile: true,
    hasTouch: true,
  });
  await page.addInitScript('globalThis.__name = (named) => named');
  await logIn(page, siteUrl);
  const session = await page.context().newCDPSession(page);
  for (const address of ['/riwayat', '/riwayat?tab=tukar']) {
    await page.goto(siteUrl + address);
    await pressUntilLong(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
    console.error(`${address}: scrolling …`);
    const { rows, seconds, longTasks } = await scrollToEnd(page, historyRows.member);
    await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    const longest = longTasks[0]?.ms ?? 0;
    const listed = longTasks.slice(0, 5).map((task) => `${task.ms} at ${task.rows} rows`);
    lines.push(
      `${address}: ${rows} rows in ${seconds.toFixed(0)} s, longest task ${longest} ms; ` +
        `${longTasks.length} of 50 ms and more (${listed.join(', ')})`,
    );
    if (rows < historyRows.member) problems.push(`${address}: ${rows} rows only`);
    if (longest > LONGEST_TASK_MS) problems.push(`${address}: a task of ${longest} ms`);
  }
  return { lines, problems };
};

/**
 * Scrolls both tabs of a history of 10,000 rows to their end, on the composed site, with a processor four times slower. Uses
 * the ports of `npm start`.
 */
export const measureHistoryScroll = async (serverUrl: string): Promise<HistoryFigures> => {
  const { db, url, drop } = await temporaryDatabase(serverUrl);
  process.env.DATABASE_URL = url;
  const browser = await launchBrowser();
  // A phone does not share its processor with the servers: they run when the browser leaves them time.
  setPriority(constants.priority.PRIORITY_LOW);
  const stack = await startStack(
    () => undefined,
    (reason) => {
      throw new Error(reason);
    },
  );
  try {
    for (const statement of longHistory(MEMBER.id, OTHER)) await db.script(statement);
    return await scrollBothTabs(browser, stack.siteUrl);
  } finally {
    // The servers end once nobody listens to them.
    await browser.close();
    await stack.stop();
    await drop();
  }
};
