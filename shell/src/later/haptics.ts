import type { Platform } from '@poku/contract';
import { isCalm } from '@poku/kit/hooks';

/** A touch that is felt and does not disturb. */
const TOUCH_MS = 20;

/**
 * A phone that can tells a purchase and a new link by a short touch, in the tab where it was done. Not to who asked for less motion.
 * @returns a function that ends it
 */
export function followTouch({ events }: Pick<Platform, 'events'>): () => void {
  if (!('vibrate' in navigator)) return () => undefined;
  const touch = (_: object, { source }: { readonly source: string }): void => {
    if (source !== 'local' || isCalm()) return;
    navigator.vibrate(TOUCH_MS);
  };
  const ends = [events.subscribe('coupon.bought', touch), events.subscribe('partner.linked', touch)];
  return () => ends.forEach((end) => end());
}
