import { createContext, useContext } from 'react';

/**
 * Origin of Poku's site for a page that is not ours: pictures and links of the site, which are paths, belong to it.
 * Empty on our own pages.
 */
export const MediaBase = createContext('');

/** A path of the site as an address for the page that this runs in; any other address, and an empty one, as it is. */
export function useMediaAddress(address: string): string {
  const base = useContext(MediaBase);
  return /^\/(?!\/)/.test(address) ? base + address : address;
}
