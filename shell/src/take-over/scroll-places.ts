import type { App } from '../app';

/** Where the tab keeps how far each entry of the history was scrolled, in its `sessionStorage`; the name that React Router gives it. */
export const SCROLL_PLACES = 'react-router-scroll-positions';

const keptPlaces = (): Record<string, number> => {
  try {
    return JSON.parse(sessionStorage.getItem(SCROLL_PLACES) ?? '{}') as Record<string, number>;
  } catch {
    // A tab without storage begins each page at its top.
    return {};
  }
};

/**
 * Lets the router know where this page was left before, as `ScrollRestoration` does: that one comes with the first page, which then
 * stands where it was with its first rendering.
 */
export const recallPlace = (router: App['router']): void => {
  router.enableScrollRestoration(keptPlaces(), () => window.scrollY);
};
