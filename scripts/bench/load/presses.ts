import type { Page } from 'playwright-core';
import type { NotingWindow } from './notes';

const watchPresses = (): void => {
  const { pokuNotes, pokuTell } = window as unknown as NotingWindow;
  /** What a press changes at once: the address, a field that is wrong, a dialog, what is said of the page's state. */
  const state = () =>
    [
      location.href,
      document.querySelectorAll('[aria-invalid="true"]').length,
      document.querySelectorAll('dialog[open], [role="dialog"]').length,
      ...[...document.querySelectorAll('[role="status"]')].map(({ innerHTML }) => innerHTML),
    ].join('\n');
  const begin = () => {
    const before = state();
    const look = () => {
      if (state() === before) return void requestAnimationFrame(look);
      pokuNotes.answeredMs = performance.now();
      pokuTell?.('answeredMs');
    };
    requestAnimationFrame(look);
  };
  addEventListener('pointerdown', begin, { capture: true, once: true });

  // The last to hear: what no script has taken by now, the browser would do alone, by a load of another page.
  const hear = (event: Event) => {
    if (event.defaultPrevented) {
      pokuNotes.pressedMs ??= event.timeStamp;
      pokuTell?.('pressedMs');
    } else if (event.target instanceof Element && event.target.closest('a')) event.preventDefault();
    else if (event.type === 'submit') event.preventDefault();
  };
  addEventListener('click', hear);
  addEventListener('submit', hear);
};

/** Has a page note its first press that its scripts take, and when it answers. After `takeNotes`. */
export const notePresses = (page: Page): Promise<unknown> => page.addInitScript(watchPresses);

/** Presses in the middle of an element, as a finger would: nothing is waited for. @returns whether it could be pressed */
export const pressOn = async (page: Page, selector: string): Promise<boolean> => {
  const place = await page.evaluate((wanted) => {
    const element = document.querySelector(wanted);
    element?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
    const { x = 0, y = 0, width = 0, height = 0 } = element?.getBoundingClientRect() ?? {};
    return { x: x + width / 2, y: y + height / 2, width };
  }, selector);
  if (place.width > 0) await page.mouse.click(place.x, place.y);
  return place.width > 0;
};
