import type { PokuCatalogueElement } from './element';
import { type Appearance, ATTRIBUTES, type CatalogueSettings } from './settings';

type Attribute = (typeof ATTRIBUTES)[keyof typeof ATTRIBUTES];

const textOf = (value: string | number | Appearance): string =>
  typeof value === 'object' ? JSON.stringify(value) : String(value);

/** The attributes that say what the settings do, but for the function; those of settings that are not there are not there. */
export const attributesOf = (settings: CatalogueSettings): Partial<Record<Attribute, string>> =>
  Object.fromEntries(
    Object.entries(ATTRIBUTES).flatMap(([key, attribute]) => {
      const value = settings[key as keyof typeof ATTRIBUTES];
      return value === undefined ? [] : [[attribute, textOf(value)]];
    }),
  );

/** Makes an element say what the settings do, and nothing else. What stays as it was is not touched. */
export const applySettings = (element: PokuCatalogueElement, settings: CatalogueSettings): void => {
  const wanted = attributesOf(settings);
  for (const name of Object.values(ATTRIBUTES)) {
    const text = wanted[name];
    if (text === undefined) element.removeAttribute(name);
    else if (element.getAttribute(name) !== text) element.setAttribute(name, text);
  }
  // Frameworks set what an element has as a property, and that would win over the attribute from then on.
  if (element.appearance !== element.getAttribute('appearance')) element.appearance = undefined;
  element.getRedirectToken = settings.getRedirectToken;
};
