import { STORAGE_KEYS } from '@poku/domain/brand';
import { useSession } from '@poku/platform';
import { useState } from 'react';
import { SEARCH_MAX_CHARS } from '../../limits';

const KEPT = 5;

/** What the browser keeps, whoever wrote it. */
function read(): readonly string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(STORAGE_KEYS.searches) ?? '[]');
    return Array.isArray(kept)
      ? kept
          .filter(
            (search): search is string => typeof search === 'string' && search.length <= SEARCH_MAX_CHARS,
          )
          .slice(0, KEPT)
      : [];
  } catch {
    // Forbidden, or not ours: then nothing was searched for.
    return [];
  }
}

/**
 * The last five different searches of a member on this device, the newest first, until the logout. A guest is inside a partner's page,
 * whose storage is not ours.
 */
export function useRecentSearches() {
  const isMember = useSession().status === 'member';
  const [searches, setSearches] = useState(() => (isMember ? read() : []));
  const remember = (search: string): void => {
    if (!isMember || search === '' || search === searches[0]) return;
    const next = [search, ...searches.filter((one) => one !== search)].slice(0, KEPT);
    setSearches(next);
    try {
      localStorage.setItem(STORAGE_KEYS.searches, JSON.stringify(next));
    } catch {
      // Storage is full or forbidden; the list is there until the page is left.
    }
  };
  return { searches, remember };
}
