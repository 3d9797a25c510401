import type { CatalogueSettings } from '@poku/embed';
import { BUNDLE, scriptSite } from './build-facts';
import { defineElement } from './element';

const site = scriptSite();

/** `./Catalogue` as a Module Federation host gets it. It shares nothing, so the host's React can be any. */
const catalogue = {
  /** Defines `<poku-catalogue>`; again does nothing. */
  defineElement: () => defineElement(site, BUNDLE),
  /**
   * Shows the catalogue at the end of an element of the host.
   * @returns the element, for its events; its `remove()` takes everything away
   */
  mount: (
    container: Element,
    { partner, category, coupon, limit, layout, lang, ...properties }: CatalogueSettings,
  ): HTMLElement => {
    catalogue.defineElement();
    const element = Object.assign(document.createElement('poku-catalogue'), properties);
    for (const [name, value] of Object.entries({ partner, category, coupon, limit, layout, lang }))
      if (value !== undefined) element.setAttribute(name, String(value));
    container.append(element);
    return element;
  },
};

/** A container as Module Federation wants it: nothing is taken from the host's share scope. */
export const init = (): void => undefined;

/** @throws Error for a module other than `./Catalogue` */
export const get = (module: string): Promise<() => typeof catalogue> =>
  module === './Catalogue'
    ? Promise.resolve(() => catalogue)
    : Promise.reject(new Error(`mfe-catalogue has no ${module}`));
