import { STORAGE_KEYS } from '@poku/domain/brand';
import { safeRedirect } from '@poku/domain/redirect';
import { tabText } from '@poku/kit/tab';

const kept = tabText(STORAGE_KEYS.linkingFor);

/**
 * The checkout that this tab left to link a partner, since its points were not enough: what was linked leads back there. Where
 * the browser refuses storage there is none.
 */
export const linkingFor = {
  /** Its address, or `null`. @param isKnownPath whether a path is a page of this site (D16) */
  read(isKnownPath: (pathname: string) => boolean): string | null {
    const safe = safeRedirect(kept.read(), { isKnownPath });
    return safe === '/' ? null : safe;
  },
  /** Keeps an address of this site, or forgets the one that was kept. */
  keep(address: string | null): void {
    if (address === null) kept.forget();
    else kept.keep(address);
  },
};
