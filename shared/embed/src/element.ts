import type { EmbedEventMap } from './events';
import type { Appearance, CatalogueSettings, REFLECTED } from './settings';

type Reflected = (typeof REFLECTED)[number];

/** `<poku-catalogue>`. Properties that are attributes, too, give the attribute's text, and are taken away by `null` or `undefined`. */
export type PokuCatalogueElement = HTMLElement & {
  [Name in Exclude<Reflected, 'limit' | 'height'>]: string | null | undefined;
} & {
  get limit(): string | null;
  set limit(limit: number | string | null | undefined);
  get height(): string | null;
  set height(heightPx: number | string | null | undefined);
  /** As it was set, or the text of the attribute. An object or JSON. */
  get appearance(): unknown;
  set appearance(appearance: Appearance | string | null | undefined);
  getRedirectToken?: CatalogueSettings['getRedirectToken'];
};

declare global {
  interface HTMLElementTagNameMap {
    'poku-catalogue': PokuCatalogueElement;
  }
  // The events bubble, so a document or a window hears them, too.
  // oxlint-disable-next-line typescript/no-empty-object-type -- An interface that is there takes names only by extending another.
  interface GlobalEventHandlersEventMap extends EmbedEventMap {}
}
