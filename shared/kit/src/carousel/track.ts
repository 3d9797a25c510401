import { CAROUSEL_STEP_MS } from '@poku/domain/limits/catalogue';

/** How far apart two slides begin, in CSS pixels; 0 while nothing is laid out. */
function stepOf(track: HTMLElement): number {
  const [first, second] = track.children;
  if (!(first instanceof HTMLElement) || !(second instanceof HTMLElement)) return 0;
  return second.offsetLeft - first.offsetLeft;
}

const easeOut = (share: number): number => 1 - (1 - share) ** 3;

/** Moves a scroller of slides. `count` is the number of slides without their clones, which follow them. */
export interface Track {
  /** Goes one slide on or back, beyond the last to the first and beyond the first to the last. */
  readonly step: (count: number, direction: 1 | -1) => void;
  /** Puts a scroller that has reached the clone of a slide at the slide itself, which looks the same. */
  readonly settle: (count: number) => void;
  /**
   * Follows the slide whose clone was pressed. A clone is inert, so that the scroller itself is what a press meets there.
   * @param target what was pressed
   * @param clientX where
   */
  readonly press: (count: number, target: EventTarget, clientX: number) => void;
  /** Ends a movement where it is. */
  readonly stop: () => void;
}

/**
 * A track over its element. A step takes 300 ms ([A] §9), or none with reduced motion.
 * @param element the scroller; nothing happens while there is none
 * @param isCalm whether the member asked for reduced motion
 */
export function createTrack(element: () => HTMLElement | null, isCalm: () => boolean): Track {
  let frame = 0;

  const stop = (): void => {
    cancelAnimationFrame(frame);
    frame = 0;
    const track = element();
    if (track) track.style.scrollSnapType = '';
  };
  const settle = (count: number): void => {
    const track = element();
    const round = track === null ? 0 : stepOf(track) * count;
    if (track && frame === 0 && round > 0 && track.scrollLeft >= round - 1) track.scrollLeft -= round;
  };

  const moveTo = (track: HTMLElement, target: number, count: number): void => {
    const from = track.scrollLeft;
    const start = performance.now();
    // Snapping would pull every frame back to a slide.
    track.style.scrollSnapType = 'none';
    const draw = (now: number): void => {
      const share = isCalm() ? 1 : Math.min(Math.max((now - start) / CAROUSEL_STEP_MS, 0), 1);
      track.scrollLeft = from + (target - from) * easeOut(share);
      if (share < 1) {
        frame = requestAnimationFrame(draw);
        return;
      }
      stop();
      settle(count);
    };
    frame = requestAnimationFrame(draw);
  };

  return {
    step(count, direction) {
      const track = element();
      const width = track === null ? 0 : stepOf(track);
      if (track === null || width === 0) return;
      stop();
      settle(count);
      const here = Math.round(track.scrollLeft / width);
      if (here === 0 && direction === -1) track.scrollLeft = count * width;
      const there = here === 0 && direction === -1 ? count - 1 : here + direction;
      moveTo(track, there * width, count);
    },
    settle,
    press(count, target, clientX) {
      const track = element();
      if (track === null || target !== track) return;
      const pressed = [...track.children].findIndex((slide) => {
        const { left, right } = slide.getBoundingClientRect();
        return left <= clientX && clientX < right;
      });
      if (pressed < count) return;
      track.children[pressed - count]?.querySelector<HTMLElement>('a, button')?.click();
    },
    stop,
  };
}
