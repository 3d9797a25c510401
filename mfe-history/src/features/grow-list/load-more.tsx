import { commonWording, LIST_PAGE_SIZE, LOAD_MORE_INDICATOR_MS } from '@poku/shared/domain';
import { useLocation, useNavigation, useSearchParams } from '@poku/shared/router';
import { Button } from '@poku/shared/ui';
import { useEffect, useState } from 'react';
import { rowsOf } from './read-rows';

export function LoadMore() {
  const [query, setQuery] = useSearchParams();
  const location = useLocation();
  const { state } = useNavigation();
  const [isHeld, setHeld] = useState(false);
  // The indicator shows for half a second even when the rows come sooner ([C] §4).
  useEffect(() => {
    if (!isHeld) return undefined;
    const timer = setTimeout(() => setHeld(false), LOAD_MORE_INDICATOR_MS);
    return () => clearTimeout(timer);
  }, [isHeld]);

  const grow = () => {
    setHeld(true);
    const next = new URLSearchParams(query);
    next.set('perPage', String(rowsOf(query) + LIST_PAGE_SIZE));
    const state: unknown = location.state;
    setQuery(next, { replace: true, preventScrollReset: true, state });
  };
  return (
    <Button variant="secondary" fullWidth busy={isHeld || state === 'loading'} onClick={grow}>
      {commonWording.loadMore}
    </Button>
  );
}
