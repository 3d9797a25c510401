import { STORAGE_KEYS } from '@poku/domain/brand';
import { safeRedirect } from '@poku/domain/redirect';

/**
 * The checkout that this tab left to link a partner, since its points were not enough: what was linked leads back there. Where
 * the browser refuses storage there is none.
 */
export const linkingFor = {
  /** Its address, or `null`. @param isKnownPath whether a path is a page of this site (D16) */
  read(isKnownPath: (pathname: string) => boolean): string | null {
    try {
      const address = sessionStorage.getItem(STORAGE_KEYS.linkingFor);
      const safe = safeRedirect(address, { isKnownPath });
      return safe === '/' ? null : safe;
    } catch {
      return null;
    }
  },
  /** Keeps an address of this site, or forgets the one that was kept. */
  keep(address: string | null): void {
    try {
      if (address === null) sessionStorage.removeItem(STORAGE_KEYS.linkingFor);
      else sessionStorage.setItem(STORAGE_KEYS.linkingFor, address);
    } catch {
      // Storage is full or forbidden.
    }
  },
};
