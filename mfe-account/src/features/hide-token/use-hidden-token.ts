import { useLayoutEffect, useState } from 'react';

/**
 * Keeps the token of a link while the page stands, and takes it out of the address bar at once (D24): it is in no
 * history entry, no bookmark and no storage, so a reload has it no more.
 * @param token as the address has it; the first one is kept
 * @param cleanPath what the address bar shows instead
 */
export function useHiddenToken(token: string | null, cleanPath: string): string | null {
  const [first] = useState(token);
  useLayoutEffect(() => {
    // Not by the router: the pages of two addresses are one, and a navigation would mount it anew.
    if (first !== null) window.history.replaceState(window.history.state, '', cleanPath);
  }, [first, cleanPath]);
  return first;
}
