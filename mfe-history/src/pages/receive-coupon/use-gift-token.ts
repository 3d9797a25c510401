import { STORAGE_KEYS } from '@poku/domain/brand';
import { useLocation } from '@poku/kit/router';
import { tabText } from '@poku/kit/tab';
import { useLayoutEffect, useState } from 'react';
import { paths } from '../../paths';

const kept = tabText(STORAGE_KEYS.gift);

/** Forgets the link: it gives nothing more. */
export const forgetGift = (): void => kept.forget();

/**
 * The token of the link that was opened, `null` without one. It leaves the address bar at once; the tab keeps it, so that it is there
 * after a login or a registration.
 */
export function useGiftToken(): string | null {
  const { hash } = useLocation();
  const arrived = hash.slice(1);
  const [token, setToken] = useState(() => (arrived === '' ? kept.read() : arrived));
  useLayoutEffect(() => {
    if (arrived === '') return;
    kept.keep(arrived);
    setToken(arrived);
    // Not by the router, which would load the page once more.
    window.history.replaceState(window.history.state, '', paths.receive());
  }, [arrived]);
  return token;
}
