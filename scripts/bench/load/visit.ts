import type { BrowserContext } from 'playwright-core';
import type { Speed } from '../../arguments/load-parts';
import { layoutShift, longestTask } from './entries';
import type { Figures } from './figures';
import { fetchedAhead, scriptPaths, watchNetwork } from './network';
import { readNotes, takeNotes } from './notes';
import { slowDown } from './speeds';
import { bodyBytesOf, bytesOf, type Traffic } from './traffic';
import { begunWithin, countWaves } from './waves';

/** What a load comes to while nobody touches it. */
export type Visit = Omit<Figures, 'usableMs' | 'usableScriptBytes' | 'inpMs'>;

const isOf = (folder: string) => (path: string) => path.startsWith(folder);

/**
 * Loads an address in a new tab of the context, waits until all is there, and measures it.
 * @param content CSS selector of what counts as the page's content
 * @param traffic of the server that it comes from
 */
export const measureVisit = async (
  context: BrowserContext,
  url: string,
  content: string,
  speed: Speed,
  traffic: Traffic,
): Promise<Visit> => {
  const page = await context.newPage();
  const notes = await takeNotes(page, content);
  const network = watchNetwork(await slowDown(context, page, speed));
  traffic.take();
  await page.goto(url, { waitUntil: 'commit' });
  await notes.when('standsMs');
  await page.waitForLoadState('networkidle');
  await traffic.settle();
  // It is reported a moment after the paint itself.
  await notes.when('lcpMs');
  const { visibleMs = NaN, standsMs = NaN, lcpMs = NaN, fcpMs, shifts, tasks } = await readNotes(page);
  const all = network().filter(({ type }) => type !== 'Image');
  const ahead = await fetchedAhead(page, all, begunWithin(all, standsMs));
  await page.close();
  const sent = traffic.take();
  const requests = all.filter(({ url }) => !ahead.has(url));
  const scripts = scriptPaths(all);
  const allScripts = sent.filter(({ path }) => scripts.has(path));
  const isAhead = (path: string) => [...ahead].some((url) => new URL(url).pathname === path);
  const ownScripts = allScripts.filter(({ path }) => !isAhead(path));
  return {
    visibleMs,
    fcpMs,
    lcpMs,
    cls: layoutShift(shifts),
    taskMs: longestTask(tasks, fcpMs),
    scriptBytes: bodyBytesOf(ownScripts),
    shellBytes: bodyBytesOf(ownScripts, isOf('/shell/')),
    remoteBytes: bodyBytesOf(ownScripts, isOf('/remotes/')),
    aheadBytes: bodyBytesOf(allScripts, isAhead),
    bytes: bytesOf(sent),
    requests: requests.length,
    waves: countWaves(begunWithin(requests, standsMs)),
  };
};
