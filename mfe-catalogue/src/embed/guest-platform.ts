import type { PartnerBrand } from '@poku/contract';
import { createGuestPlatform, type PlatformHandle } from '@poku/platform/guest';
import { isOffered } from './places';

/** A guest's request: the cookie of a member who is logged in on Poku's own site stays out of a partner's page (D10). */
const guestFetch: typeof fetch = (input, init) =>
  globalThis.fetch(new Request(input, { ...init, credentials: 'omit' }));

/**
 * Makes the platform of one embed: a guest, alone, who leaves nothing in the browser.
 * @param origin Poku's site
 * @param leave opens an address outside of the embed
 */
export const createEmbedPlatform = (
  origin: string,
  partner: PartnerBrand,
  leave: (address: string) => void,
): PlatformHandle => {
  const handle = createGuestPlatform({
    config: { apiBase: `${origin}/gateway`, partner },
    channel: null,
    storage: null,
    tab: null,
    fetch: guestFetch,
    isKnownPath: isOffered,
    leave,
  });
  void handle.keeper.restore();
  return handle;
};
