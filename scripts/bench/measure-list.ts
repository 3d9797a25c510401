import type { Page } from 'playwright-core';

/** How a list behaves under the thumb. */
export interface ListFeel {
  /** Coupons that were loaded. */
  readonly rows: number;
  /** Time of a frame while it is scrolled through, milliseconds: the one in twenty that takes longest. */
  readonly frameP95Ms: number;
  /** Longest frame of the same scroll, milliseconds. */
  readonly frameMaxMs: number;
  /** From the press of 'Load more' until the next coupons are painted, milliseconds, without the wait for the API. */
  readonly appendMs: number;
}

const CARDS = 'main li a[href^="/voucher"]';
const FRAMES = 150;
/** A quick flick on a phone moves about this far in a frame. */
const STEP_PX = 120;

/** Scrolls down and up again, a step each frame, and gives the time of each frame in milliseconds. */
const scrollThrough = (page: Page): Promise<number[]> =>
  page.evaluate(
    ([frames, step]) =>
      new Promise<number[]>((resolve) => {
        const times: number[] = [];
        let last = performance.now();
        const next = (now: number) => {
          times.push(now - last);
          last = now;
          if (times.length > frames) return resolve(times.slice(1));
          window.scrollBy(0, times.length > frames / 2 ? -step : step);
          requestAnimationFrame(next);
        };
        requestAnimationFrame(next);
      }),
    [FRAMES, STEP_PX] as const,
  );

/** Presses 'Load more' and gives the time from its answer until the coupons after `rows` are painted, milliseconds. */
const appendOnce = async (page: Page, rows: number): Promise<number> => {
  await page.evaluate(
    ([cards, present]) => {
      const notes = window as unknown as { pokuAppended?: Promise<number> };
      notes.pokuAppended = new Promise((resolve) => {
        const look = () => {
          if (document.querySelectorAll(cards).length > present)
            requestAnimationFrame(() => setTimeout(() => resolve(performance.now())));
          else requestAnimationFrame(look);
        };
        look();
      });
      performance.clearResourceTimings();
      // Pressed from inside: a search by role reads the accessibility of every card.
      for (const button of document.querySelectorAll('main button'))
        if (button instanceof HTMLElement && button.textContent === 'Load more') button.click();
    },
    [CARDS, rows] as const,
  );
  return page.evaluate(async () => {
    const shownAt = await (window as unknown as { pokuAppended?: Promise<number> }).pokuAppended;
    const answers = performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.endsWith('/voucherlist'))
      .map((entry) => (entry as PerformanceResourceTiming).responseEnd);
    return (shownAt ?? NaN) - Math.max(...answers);
  });
};

/**
 * Measures a category's list with so many coupons loaded, under a slowed-down processor.
 * @param slowdown how many times slower than this machine
 */
export const measureList = async (
  page: Page,
  address: string,
  rows: number,
  slowdown: number,
): Promise<ListFeel> => {
  await page.goto(address);
  await page.waitForFunction(
    ([cards, wanted]) => document.querySelectorAll(cards).length >= wanted,
    [CARDS, rows] as const,
    { timeout: 60_000 },
  );
  await page.waitForLoadState('networkidle');
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  const frames = (await scrollThrough(page)).sort((left, right) => left - right);
  const appendMs = await appendOnce(page, rows);
  await session.detach();
  return {
    rows,
    frameP95Ms: frames[Math.floor(frames.length * 0.95)] ?? NaN,
    frameMaxMs: frames.at(-1) ?? NaN,
    appendMs,
  };
};
