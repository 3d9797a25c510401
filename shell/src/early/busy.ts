/** What was begun counts as ended after so many milliseconds without a word: its end may be lost, as behind a menu of the browser. */
const MOST_MS = 3_000;
/** From a finger that is lifted to its click, in milliseconds, at most. */
const CLICK_MS = 100;

/** A press of the space bar clicks when it is let go. Keys that are typed hold nothing up. */
const isPress = (event: Event): boolean =>
  !(event instanceof KeyboardEvent) || (event.key === ' ' && !event.repeat);

/**
 * Follows what must not be torn by a change of elements: a word that is being composed, and a press by finger, mouse or space bar that
 * began and has not clicked.
 * @returns whether something of that is under way
 */
export const followBusy = (element: HTMLElement): (() => boolean) => {
  let composedUntil = 0;
  let pressedUntil = 0;
  const follow = (types: string, target: EventTarget, lastsMs: number): void => {
    for (const type of types.split(' '))
      target.addEventListener(
        type,
        (event) => {
          if (type.startsWith('composition')) composedUntil = performance.now() + lastsMs;
          else if (isPress(event)) pressedUntil = performance.now() + lastsMs;
        },
        true,
      );
  };
  follow('compositionstart compositionupdate pointerdown keydown', element, MOST_MS);
  follow('pointerup pointercancel keyup', window, CLICK_MS);
  follow('compositionend click', window, 0);
  return () => performance.now() < Math.max(composedUntil, pressedUntil);
};
