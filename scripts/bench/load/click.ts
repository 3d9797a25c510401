import type { BrowserContext } from 'playwright-core';
import type { Speed } from '../../arguments/load-parts';
import { layoutShift, longestTask } from './entries';
import type { Figures } from './figures';
import { scriptPaths, watchNetwork } from './network';
import { type NotingWindow, readNotes, takeNotes } from './notes';
import type { BenchedPage } from './pages';
import { slowestPress } from './press';
import { pressOn } from './presses';
import { slowDown } from './speeds';
import { bodyBytesOf, bytesOf, type Traffic } from './traffic';

/** What a click inside the site comes to. */
export type Click = Pick<
  Figures,
  'visibleMs' | 'cls' | 'inpMs' | 'taskMs' | 'scriptBytes' | 'bytes' | 'requests'
>;

/** Notes when a press was made, and when an element is shown after it that was not there before. */
const watchNext = (wanted: string): void => {
  const { pokuNotes, pokuLook, pokuTell } = window as unknown as NotingWindow;
  const begin = ({ timeStamp }: Event) => {
    pokuNotes.pressedMs = timeStamp;
    const old = new Set(document.querySelectorAll(wanted));
    const isNew = (element: Element) => !old.has(element) && element.getClientRects().length > 0;
    pokuLook(() => {
      if (![...document.querySelectorAll(wanted)].some(isNew)) return false;
      pokuNotes.visibleMs = performance.now();
      pokuTell?.('visibleMs');
      return true;
    });
  };
  addEventListener('pointerdown', begin, { capture: true, once: true });
};

/** Opens the page from which a link leads to this one, in a new tab, and when all is quiet goes on by a click. */
export const measureClick = async (
  context: BrowserContext,
  site: string,
  { from, content }: BenchedPage,
  speed: Speed,
  traffic: Traffic,
): Promise<Click> => {
  const page = await context.newPage();
  const notes = await takeNotes(page);
  await page.addInitScript(watchNext, content);
  await page.goto(site + from.path);
  await page.waitForSelector(from.link);
  await page.waitForLoadState('networkidle');
  await traffic.settle();
  traffic.take();
  const network = watchNetwork(await slowDown(context, page, speed));
  if (!(await pressOn(page, from.link))) throw new Error(`${from.path} shows no ${from.link}.`);
  await notes.when('visibleMs');
  const inpMs = await slowestPress(page);
  await page.waitForLoadState('networkidle');
  await traffic.settle();
  const { visibleMs = NaN, pressedMs = NaN, shifts, tasks } = await readNotes(page);
  await page.close();
  const sent = traffic.take();
  const requests = network().filter(({ type }) => type !== 'Image');
  const scripts = scriptPaths(requests);
  return {
    visibleMs: visibleMs - pressedMs,
    cls: layoutShift(shifts.filter(({ startTime }) => startTime > pressedMs)),
    inpMs,
    taskMs: longestTask(tasks, pressedMs),
    scriptBytes: bodyBytesOf(sent, (asked) => scripts.has(asked)),
    bytes: bytesOf(sent),
    requests: requests.length,
  };
};
