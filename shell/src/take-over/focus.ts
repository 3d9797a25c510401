import type { FindCounterpart } from './counterparts';

/** A field that has a caret; of some types the browser tells nobody where it is, and it stands at the end then. */
const selectionOf = (element: Element) => {
  if (!(element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement)) return undefined;
  const { selectionStart: start, selectionEnd: end, selectionDirection, value } = element;
  if (start === null || end === null) return undefined;
  return { start, end, direction: selectionDirection ?? 'none', length: value.length };
};

/**
 * Reads what has the focus, and where its caret stands.
 * @returns gives both to the counterpart, once that has its value; the focus goes there without being anywhere else. Nothing is scrolled
 */
export const readFocus = (painted: Element): ((find: FindCounterpart) => void) => {
  const { activeElement } = document;
  if (!(activeElement instanceof HTMLElement && painted.contains(activeElement))) return () => undefined;
  const selection = selectionOf(activeElement);
  return (find) => {
    const next = find(activeElement);
    next?.focus({ preventScroll: true });
    if (!selection || !(next instanceof HTMLInputElement || next instanceof HTMLTextAreaElement)) return;
    // Fields clean what they are given at its beginning (0812… is 812…).
    const cut = selection.length - next.value.length;
    const at = (place: number): number => Math.max(0, place - cut);
    if (next.selectionStart !== null)
      next.setSelectionRange(at(selection.start), at(selection.end), selection.direction);
  };
};
