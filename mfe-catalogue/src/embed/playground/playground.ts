import { ATTRIBUTES } from '@poku/embed';
import { readFields } from './fields';
import { createForm, valueIn } from './form';
import { applyLook } from './look';
import { make } from './make';
import { createEvents, createSnippet } from './result';

/** A partner whose coupons stand there at first. */
const FIRST_PARTNER = 'nusapoin';

/** The page where a partner's engineer tries the settings, sees the element and its events, and copies the snippet. */
const element = document.createElement('poku-catalogue');
const snippet = createSnippet(location.origin);

const update = (): void => {
  const settings = readFields((name) => valueIn(form, name));
  for (const [key, attribute] of Object.entries(ATTRIBUTES)) {
    const value = settings[key as keyof typeof ATTRIBUTES];
    const text = typeof value === 'object' ? JSON.stringify(value) : value?.toString();
    if (text === undefined) element.removeAttribute(attribute);
    else if (element.getAttribute(attribute) !== text) element.setAttribute(attribute, text);
  }
  snippet.update(settings);
};
const form = createForm(update);

applyLook();
const partner = form.elements.namedItem('partner');
if (partner instanceof HTMLInputElement) partner.value = FIRST_PARTNER;
update();
document.body.append(
  make('header', {}, make('h1', {}, 'Poku embed playground')),
  make(
    'main',
    {},
    form,
    make(
      'section',
      {},
      make('h2', {}, 'Snippet'),
      snippet.node,
      make('h2', {}, 'Events'),
      createEvents(element),
      make('h2', {}, 'Catalogue'),
      element,
    ),
  ),
);
