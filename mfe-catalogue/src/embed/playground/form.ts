import { type Field, GROUPS } from './fields';
import { make } from './make';

const control = ({ name, words, range, example = '' }: Field): HTMLInputElement | HTMLSelectElement => {
  if (words) return make('select', { name }, ...words.map((word) => make('option', { value: word }, word)));
  if (range) {
    const [min, max] = range;
    return make('input', { name, type: 'number', min: String(min), max: String(max) });
  }
  return make('input', { name, placeholder: example, autocomplete: 'off', spellcheck: false });
};

/** The form with every setting. @param onChange something else was chosen, or filled in to its end */
export const createForm = (onChange: () => void): HTMLFormElement => {
  const groups = GROUPS.map(({ title, fields }) =>
    make(
      'fieldset',
      {},
      make('legend', {}, title),
      ...fields.map((field) => make('label', {}, make('span', {}, field.label), control(field))),
    ),
  );
  const form = make('form', { onchange: onChange, onsubmit: (event) => event.preventDefault() }, ...groups);
  form.setAttribute('aria-label', 'Settings');
  return form;
};

/** What stands in a field of a form; empty without one. */
export const valueIn = (form: HTMLFormElement, name: string): string => {
  const text = new FormData(form).get(name);
  return typeof text === 'string' ? text : '';
};
