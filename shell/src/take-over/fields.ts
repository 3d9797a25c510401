import { type Field, FIELDS } from './counterparts';

const isTicked = (field: Field): field is HTMLInputElement =>
  field instanceof HTMLInputElement && (field.type === 'checkbox' || field.type === 'radio');

const isChanged = (field: Field): boolean => {
  if (isTicked(field)) return field.checked !== field.defaultChecked;
  if (!(field instanceof HTMLSelectElement))
    return field.value !== field.defaultValue && field.type !== 'file';
  const options = [...field.options];
  return field.value !== (options.find((option) => option.defaultSelected) ?? options[0])?.value;
};

/** Fields of which somebody changed what they hold. */
export const changedFields = (painted: ParentNode): readonly Field[] =>
  [...painted.querySelectorAll<Field>(FIELDS)].filter(isChanged);

/** React has put a setter of its own before the one of the browser, by which it tells who changed a value. */
const setAsBrowser = (field: Field, value: string): void => {
  const prototype: unknown = Object.getPrototypeOf(field);
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
};

/** Gives a field what another one holds, as if somebody had done it there: React and the form around it hear of it. */
export const fillIn = (field: Field, from: Field): void => {
  if (field.matches(':disabled')) return;
  if (isTicked(field) && isTicked(from)) {
    // The one that was chosen takes the mark from the other.
    const isTaken = from.type === 'radio' && !from.checked;
    if (field.checked !== from.checked && !isTaken) field.click();
  } else if (field.value !== from.value) {
    setAsBrowser(field, from.value);
    const type = field instanceof HTMLSelectElement ? 'change' : 'input';
    field.dispatchEvent(new Event(type, { bubbles: true }));
  }
};

/** As `fillIn`, for a field that somebody has left: what is wrong with its value may be told. */
export const fillInAndLeave = (field: Field, from: Field): void => {
  field.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
  fillIn(field, from);
  field.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
};
