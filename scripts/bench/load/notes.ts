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

/** Where they stand in the page. */
export interface NotingWindow {
  readonly pokuNotes: Notes;
}

/** tsx names functions through a helper that functions sent to the page would miss. */
const NAME_HELPER = 'globalThis.__name = (named) => named';

const watchTimings = (): void => {
  const notes: Notes = { shifts: [], events: [], tasks: [] };
  Object.assign(window, { pokuNotes: notes });
  const each = (type: string, note: (entry: PerformanceEntry) => void, more: object = {}) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({
      type,
      buffered: true,
      ...more,
    });
  // Entries are no plain objects; what is read of them later has to be.
  const plain = <T>(entry: PerformanceEntry): T => entry as unknown as T;
  each('largest-contentful-paint', ({ startTime }) => (notes.lcpMs = startTime));
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
  const { pokuNotes } = window as unknown as NotingWindow;
  const look = () => {
    const element = document.querySelector(wanted);
    if (element && element.getClientRects().length > 0) {
      pokuNotes.visibleMs ??= performance.now();
      if (!document.getElementById('painted')) pokuNotes.standsMs = performance.now();
    }
    if (pokuNotes.standsMs === undefined) requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
};

/** Has the pages of a tab note what they come to. @param content selector of what is to be shown. Default nothing is waited for */
export const takeNotes = async (page: Page, content?: string): Promise<void> => {
  await page.addInitScript(NAME_HELPER);
  await page.addInitScript(watchTimings);
  if (content !== undefined) await page.addInitScript(watchContent, content);
};

/** Waits until a page has noted something. */
export const noted = async (
  page: Page,
  what: 'visibleMs' | 'standsMs' | 'lcpMs' | 'pressedMs' | 'answeredMs',
) => {
  await page.waitForFunction(
    (key) => (window as unknown as NotingWindow).pokuNotes[key] !== undefined,
    what,
    { timeout: 60_000, polling: 'raf' },
  );
};

/** What a page has noted until now, and its first contentful paint in milliseconds. */
export const readNotes = (page: Page): Promise<Notes & { readonly fcpMs: number }> =>
  page.evaluate(() => {
    const [paint] = performance.getEntriesByName('first-contentful-paint');
    return { ...(window as unknown as NotingWindow).pokuNotes, fcpMs: paint?.startTime ?? NaN };
  });
