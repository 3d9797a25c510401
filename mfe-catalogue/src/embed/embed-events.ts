import type { EmbedEvents } from '@poku/embed';

/**
 * Dispatches an event of the element.
 * @returns false when a listener called `preventDefault()`
 */
export const emit = <K extends keyof EmbedEvents>(
  element: Element,
  type: K,
  detail: EmbedEvents[K],
  isCancelable = false,
): boolean =>
  element.dispatchEvent(
    new CustomEvent(type, { bubbles: true, composed: true, cancelable: isCancelable, detail }),
  );
