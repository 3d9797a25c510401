import type { BrowserContext, Page } from 'playwright-core';
import type { Speed } from '../../arguments/load-parts';
import type { BenchedPage } from './pages';
import { slowestInteraction } from './entries';
import type { Figures } from './figures';
import { scriptPaths, watchNetwork } from './network';
import { type Noting, type NotingWindow, readNotes, takeNotes } from './notes';
import { notePresses, pressOn } from './presses';
import { slowDown } from './speeds';
import { bodyBytesOf, type Traffic } from './traffic';

/** What a load comes to for somebody who presses as soon as there is something to press. */
export type Press = Pick<Figures, 'usableMs' | 'usableScriptBytes' | 'inpMs'>;

/** After so long without an answer nobody took the press, and it is made again. */
const PATIENCE_MS = 500;
const TRIES_MOST = 40;

/** Presses until a press was answered. @throws Error when none is */
const pressUntilAnswered = async (page: Page, notes: Noting, selector: string): Promise<void> => {
  for (let tries = 0; tries < TRIES_MOST; tries += 1) {
    await pressOn(page, selector);
    if (await notes.within(PATIENCE_MS, ['answeredMs', 'pressedMs'])) return notes.when('answeredMs');
  }
  throw new Error(`${page.url()} answers no press on ${selector}.`);
};

/** What was there at a moment of the page: path, and bytes as they came. */
const fetchedUntil = (page: Page, ms: number): Promise<{ path: string; bodyBytes: number }[]> =>
  page.evaluate(
    (until) =>
      performance
        .getEntriesByType('resource')
        .flatMap((entry) =>
          entry instanceof PerformanceResourceTiming && entry.responseEnd <= until
            ? [{ path: new URL(entry.name).pathname, bodyBytes: entry.encodedBodySize }]
            : [],
        ),
    ms,
  );

/** The slowest press of a page, once it was painted. */
export const slowestPress = async (page: Page): Promise<number> => {
  await page.waitForFunction(() =>
    (window as unknown as NotingWindow).pokuNotes.events.some(({ interactionId }) => interactionId > 0),
  );
  return slowestInteraction((await readNotes(page)).events);
};

/** Loads a page in a new tab of the context, and presses as soon as its content is visible. */
export const measurePress = async (
  context: BrowserContext,
  site: string,
  { path, content, press }: BenchedPage,
  speed: Speed,
  traffic: Traffic,
): Promise<Press> => {
  const page = await context.newPage();
  const notes = await takeNotes(page, content);
  await notePresses(page);
  const network = watchNetwork(await slowDown(context, page, speed));
  await page.goto(site + path, { waitUntil: 'commit' });
  await notes.when('visibleMs');
  await pressUntilAnswered(page, notes, press);
  const { answeredMs: usableMs = NaN } = await readNotes(page);
  const there = await fetchedUntil(page, usableMs);
  const inpMs = await slowestPress(page);
  const scripts = scriptPaths(network());
  await traffic.settle();
  await page.close();
  return { usableMs, inpMs, usableScriptBytes: bodyBytesOf(there, (asked) => scripts.has(asked)) };
};
