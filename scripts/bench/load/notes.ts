import { setTimeout } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import type { InputEvent, LongTask, Shift } from './entries';

/** What a page notes of itself while it is measured. Times in milliseconds since its navigation began. */
export interface Notes {
  /** When the wanted element was first shown. */
  visibleMs?: number;
  /** When the app showed it, and nothing that was painted stood for it. */
  standsMs?: number;
  lcpMs?: number;
  /** When the press was made that the page's scripts took. */
  pressedMs?: number;
  /** When the page first answered it. */
  answeredMs?: number;
  readonly shifts: Shift[];
  readonly events: InputEvent[];
  readonly tasks: LongTask[];
}

/** A time of `Notes`. */
export type Moment = 'visibleMs' | 'standsMs' | 'lcpMs' | 'pressedMs' | 'answeredMs';

/** Where they stand in the page. */
export interface NotingWindow {
  readonly pokuNotes: Notes;
  /** Looks after each change of the document, in the frame that shows it, until it is told that the wanted is there. */
  readonly pokuLook: (isThere: () => boolean) => void;
  /** Tells whoever measures the page; missing in a frame from elsewhere. */
  readonly pokuTell?: (what: Moment) => void;
}

/** tsx names functions through a helper that functions sent to the page would miss. */
const NAME_HELPER = 'globalThis.__name = (named) => named';

const watchTimings = (): void => {
  const notes: Notes = { shifts: [], events: [], tasks: [] };
  // A look in each frame would make frames of which the page has no need.
  const pokuLook = (isThere: () => boolean): void => {
    let isAsked = false;
    const look = () => {
      isAsked = false;
      if (isThere()) changes.disconnect();
    };
    const ask = () => {
      if (!isAsked) requestAnimationFrame(look);
      isAsked = true;
    };
    const changes = new MutationObserver(ask);
    changes.observe(document, { childList: true, attributes: true, subtree: true });
    ask();
  };
  Object.assign(window, { pokuNotes: notes, pokuLook });
  const each = (type: string, note: (entry: PerformanceEntry) => void, more: object = {}) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({
      type,
      buffered: true,
      ...more,
    });
  // Entries are no plain objects; what is read of them later has to be.
  const plain = <T>(entry: PerformanceEntry): T => entry as unknown as T;
  each('largest-contentful-paint', ({ startTime }) => {
    notes.lcpMs = startTime;
    (window as unknown as NotingWindow).pokuTell?.('lcpMs');
  });
  each('layout-shift', (entry) => {
    const { value, startTime, hadRecentInput } = plain<Shift>(entry);
    notes.shifts.push({ value, startTime, hadRecentInput });
  });
  each('longtask', ({ startTime, duration }) => notes.tasks.push({ startTime, duration }));
  const noteInput = (entry: PerformanceEntry) => {
    const { interactionId, duration } = plain<InputEvent>(entry);
    notes.events.push({ interactionId, duration });
  };
  each('event', noteInput, { durationThreshold: 16 });
  // It comes also when it took less than that.
  each('first-input', noteInput);
};

const watchContent = (wanted: string): void => {
  const { pokuNotes, pokuLook, pokuTell } = window as unknown as NotingWindow;
  const note = (what: 'visibleMs' | 'standsMs') => {
    if (pokuNotes[what] !== undefined) return;
    pokuNotes[what] = performance.now();
    pokuTell?.(what);
  };
  pokuLook(() => {
    const element = document.querySelector(wanted);
    const isShown = element !== null && element.getClientRects().length > 0;
    if (isShown) note('visibleMs');
    if (isShown && !document.getElementById('painted')) note('standsMs');
    return pokuNotes.standsMs !== undefined;
  });
};

const LOAD_WITHIN_MS = 60_000;
const POLL_MS = 5;

/** Hears of what a page notes. Nothing is run in the page for that: it would wait for that, too. */
export interface Noting {
  /** Waits until one of these was noted. @returns whether it was */
  within(ms: number, whats: readonly Moment[]): Promise<boolean>;
  /** Waits until it was noted. @throws Error after a minute */
  when(what: Moment): Promise<void>;
}

/** Has the pages of a tab note what they come to. @param content selector of what is to be shown. Default nothing is looked for */
export const takeNotes = async (page: Page, content?: string): Promise<Noting> => {
  const session = await page.context().newCDPSession(page);
  const told = new Set<string>();
  session.on('Runtime.bindingCalled', ({ payload }) => told.add(payload));
  await session.send('Runtime.enable');
  await session.send('Runtime.addBinding', { name: 'pokuTell' satisfies keyof NotingWindow });
  await page.addInitScript(NAME_HELPER);
  await page.addInitScript(watchTimings);
  if (content !== undefined) await page.addInitScript(watchContent, content);
  const within: Noting['within'] = async (ms, whats) => {
    const isTold = () => whats.some((what) => told.has(what));
    for (const end = Date.now() + ms; !isTold() && Date.now() < end;) await setTimeout(POLL_MS);
    return isTold();
  };
  return {
    within,
    async when(what) {
      if (!(await within(LOAD_WITHIN_MS, [what]))) throw new Error(`${page.url()} never noted ${what}.`);
    },
  };
};

/** What a page has noted until now, and its first contentful paint in milliseconds. */
export const readNotes = (page: Page): Promise<Notes & { readonly fcpMs: number }> =>
  page.evaluate(() => {
    const [paint] = performance.getEntriesByName('first-contentful-paint');
    return { ...(window as unknown as NotingWindow).pokuNotes, fcpMs: paint?.startTime ?? NaN };
  });
