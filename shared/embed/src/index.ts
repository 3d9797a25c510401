export type { PokuCatalogueElement } from './element';
export {
  type CatalogueHandlers,
  type EmbedCoupon,
  type EmbedErrorCode,
  type EmbedEventMap,
  type EmbedEvents,
  type EmbedImpression,
  type EmbedSearch,
  ERROR_CODES,
  EVENT_NAMES,
} from './events';
export { CatalogueLoadError, loadCatalogue, type LoadOptions } from './load-catalogue';
export {
  type Appearance,
  type AppearanceColours,
  ATTRIBUTES,
  type CatalogueSettings,
  COLOURS,
  FONTS,
  FRAME_SETTINGS,
  GROUNDS,
  LANGUAGES,
  LAYOUTS,
  REFLECTED,
  SCHEMES,
} from './settings';
