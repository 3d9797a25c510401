/** Keys that change a field, or where its caret stands; any other text types itself. */
export const EDITING_KEYS = [
  'Home',
  'End',
  'ArrowLeft',
  'ArrowRight',
  'Shift+ArrowLeft',
  'Backspace',
  'Delete',
] as const;

/** A line of text as a browser edits it: the selection reaches from the anchor to the head, which moves. */
export interface Typed {
  readonly text: string;
  readonly anchor: number;
  readonly head: number;
}

const caretAt = (text: string, place: number): Typed => {
  const head = Math.max(0, Math.min(text.length, place));
  return { text, anchor: head, head };
};

/** What stands in a line after one key. */
export const afterKey = ({ text, anchor, head }: Typed, key: string): Typed => {
  const [from, to] = [Math.min(anchor, head), Math.max(anchor, head)];
  const isRange = from < to;
  const replaced = (start: number, end: number, by = ''): Typed =>
    caretAt(text.slice(0, Math.max(0, start)) + by + text.slice(end), Math.max(0, start) + by.length);
  switch (key) {
    case 'Home':
      return caretAt(text, 0);
    case 'End':
      return caretAt(text, text.length);
    case 'ArrowLeft':
      return caretAt(text, isRange ? from : head - 1);
    case 'ArrowRight':
      return caretAt(text, isRange ? to : head + 1);
    case 'Shift+ArrowLeft':
      return { text, anchor, head: Math.max(0, head - 1) };
    case 'Backspace':
      return replaced(isRange ? from : from - 1, to);
    case 'Delete':
      return replaced(from, isRange ? to : to + 1);
    default:
      return replaced(from, to, key);
  }
};

/** A line that was entered by the Tab key. */
export const allSelected = ({ text }: Typed): Typed => ({ text, anchor: 0, head: text.length });
