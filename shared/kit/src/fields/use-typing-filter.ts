import { useCallback } from 'react';

/**
 * Keeps characters out of an input while they are typed one by one. What is pasted, dropped, filled in by the browser
 * or put in whole by a keyboard's suggestion is never touched here. It listens to `beforeinput`, since virtual keyboards send no usable key events.
 * @param isAllowed says whether a typed text may enter the input at its caret; keep its identity stable
 * @returns a ref callback for the input
 */
export function useTypingFilter(isAllowed: (typed: string, input: HTMLInputElement) => boolean) {
  return useCallback(
    (input: HTMLInputElement | null) => {
      if (input === null) return undefined;
      const target = input;
      function handleBeforeInput(event: InputEvent) {
        if (event.inputType !== 'insertText' || event.data?.length !== 1) return;
        if (!isAllowed(event.data, target)) event.preventDefault();
      }
      target.addEventListener('beforeinput', handleBeforeInput);
      return () => target.removeEventListener('beforeinput', handleBeforeInput);
    },
    [isAllowed],
  );
}
