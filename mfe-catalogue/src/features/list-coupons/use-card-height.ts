import { type RefObject, useLayoutEffect } from 'react';

/** Custom property with the height of a card of the list. */
export const CARD_HEIGHT = '--card-height';

/**
 * Gives the cards that are out of sight the height of the first one, in the list's `CARD_HEIGHT`. So a list is as high as
 * it will be from the first moment, and the browser finds the place again where the member left it.
 */
export function useCardHeight(list: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    function measure() {
      const card = list.current?.querySelector('li')?.firstElementChild;
      const height = card?.getBoundingClientRect().height ?? 0;
      if (height > 0) list.current?.style.setProperty(CARD_HEIGHT, `${height}px`);
    }
    measure();
    window.addEventListener('resize', measure);
    return () => window.removeEventListener('resize', measure);
  }, [list]);
}
