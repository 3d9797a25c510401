/** What a press asks for: the search, the list of shortcuts, or a place by its letter. */
export type Asked = 'search' | 'list' | { readonly letter: string };

/** After `g` the letter of a place is waited for so long, in milliseconds. */
const LETTER_WITHIN_MS = 1_500;

/** Where letters are text. A box, a choice or a thumb takes none. */
const FIELDS =
  'textarea, select, input:not([type="checkbox"], [type="radio"], [type="range"], [type="button"], [type="submit"]), ' +
  '[contenteditable]:not([contenteditable="false"]), [role="textbox"], [role="searchbox"], [role="combobox"]';
const DIALOGS = 'dialog[open], [aria-modal="true"]';

/**
 * Whether a press is nobody else's: neither part of what is typed or composed, nor of a dialog, nor of a shortcut of browser or system. Shift
 * is needed for `?` and, on some keyboards, for `/`.
 */
const isFree = (event: KeyboardEvent): boolean => {
  const { defaultPrevented, repeat, isComposing, ctrlKey, altKey, metaKey, shiftKey, key } = event;
  if (defaultPrevented || repeat || isComposing || ctrlKey || altKey || metaKey) return false;
  if (shiftKey && /^\p{L}$/u.test(key)) return false;
  // Inside of a shadow root too.
  const [target] = event.composedPath();
  if (target instanceof Element && target.closest(FIELDS)) return false;
  return document.querySelector(DIALOGS) === null;
};

/** Reads presses one after the other; `g` and then a letter are one wish. @returns what is asked for, `undefined` for nothing */
export const createKeyReader = () => {
  let leadAt = -Infinity;
  return (event: KeyboardEvent): Asked | undefined => {
    // On its own it says nothing yet.
    if (event.key === 'Shift') return undefined;
    const isLed = event.timeStamp - leadAt <= LETTER_WITHIN_MS;
    leadAt = -Infinity;
    if (!isFree(event)) return undefined;
    // With Caps Lock it is a capital one.
    const key = event.key.toLowerCase();
    if (isLed) return { letter: key };
    if (key === 'g') leadAt = event.timeStamp;
    if (key === '/') return 'search';
    return key === '?' ? 'list' : undefined;
  };
};
