import { COPY_TOAST_MS } from '@poku/domain/limits/messages';
import { usePlatform } from '@poku/platform';
import { type RefObject, useRef } from 'react';
import { couponsWording } from '../../wording/coupons';

/** What is said of a copy. */
interface CopyWords {
  readonly copied: string;
  /** Missing where no element shows the text. */
  readonly selected?: string;
  readonly notCopied: string;
}

/** What `useCopyCode` gives. */
export interface CopyCode {
  /** The element that shows the code; it is selected where a page may not copy. */
  readonly textRef: RefObject<HTMLParagraphElement | null>;
  readonly copy: () => Promise<void>;
}

/** Selects the text of an element when it is the whole code; whether it did. */
function select(element: HTMLElement | null, code: string): boolean {
  if (element?.textContent !== code) return false;
  window.getSelection()?.selectAllChildren(element);
  return true;
}

/** Copies a code as it is, without the gaps of its groups, and says so ([C] §4). */
export const useCopyCode = (code: string): CopyCode => useCopyText(code, couponsWording);

/** Copies a text that members copy as they do a code, and says so. */
export function useCopyText(code: string, words: CopyWords): CopyCode {
  const { events } = usePlatform();
  const textRef = useRef<HTMLParagraphElement>(null);
  const copy = async () => {
    const tell = (kind: 'success' | 'info', message: string) =>
      events.publish('alert.raised', { kind, message, durationMs: COPY_TOAST_MS });
    try {
      // Missing outside secure contexts, and refused by some in-app browsers.
      await navigator.clipboard.writeText(code);
      tell('success', words.copied);
    } catch {
      tell('info', (select(textRef.current, code) && words.selected) || words.notCopied);
    }
  };
  return { textRef, copy };
}
