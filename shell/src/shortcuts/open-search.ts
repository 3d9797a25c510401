import type { Platform } from '@poku/contract';
import type { App } from '../app';

/** Where the whole catalogue is searched ([C] §2). */
export const CATALOGUE = '/tukar';

/** A page's search (ARIA): its field, or the button that stands for it until it is wanted. */
const SEARCH = '[role="search"] :is(input, button)';
/** A page that takes longer is not waited for: by then somebody may be doing something else. */
const LONGEST_MS = 4_000;

/** Goes into the search of the page that stands. @returns whether it has one */
const reachSearch = (): boolean => {
  const search = document.querySelector<HTMLElement>(SEARCH);
  if (search instanceof HTMLInputElement) {
    search.focus();
    // What is typed now takes the place of what was searched for.
    search.select();
  } else search?.click();
  return search !== null;
};

/** Goes into the search as soon as it stands, unless somebody goes elsewhere or it takes long. */
export const reachSoon = (isStill: () => boolean): void => {
  if (reachSearch()) return;
  const observer = new MutationObserver(() => {
    if (!isStill() || reachSearch()) end();
  });
  const timer = setTimeout(() => end(), LONGEST_MS);
  const end = (): void => {
    observer.disconnect();
    clearTimeout(timer);
  };
  observer.observe(document.body, { childList: true, subtree: true });
};

/** Goes into the search of the page, or of the catalogue where the page has none. */
export const openSearch = async ({
  platform,
  router,
}: {
  readonly platform: Pick<Platform, 'isKnownPath'>;
  readonly router: Pick<App['router'], 'navigate' | 'state'>;
}): Promise<void> => {
  if (reachSearch() || !platform.isKnownPath(CATALOGUE)) return;
  await router.navigate(CATALOGUE);
  // A page that asks before it is left may have stayed.
  const isThere = (): boolean => router.state.location.pathname === CATALOGUE;
  if (isThere()) reachSoon(isThere);
};
