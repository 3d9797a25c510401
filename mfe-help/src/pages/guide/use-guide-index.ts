import { useEffect } from 'react';
import { useLocation, useSearchParams } from '@poku/kit/router';
import { guideCards, readGuide } from './guide-cards';

/** Name of the card's number in the address. */
const PARAMETER = 'guide';

/**
 * The card that is shown. Its number stands in the address, so that a reload and a shared link show it again (D43); the
 * navigation state of [C] §2 is taken over into it. Turning replaces the address: back leaves the guide.
 */
export function useGuideIndex(): { readonly index: number; readonly go: (to: number) => void } {
  const [search, setSearch] = useSearchParams();
  const state: unknown = useLocation().state;
  const asked = readGuide(search.get(PARAMETER));
  const given =
    typeof state === 'object' && state !== null ? readGuide(Reflect.get(state, PARAMETER)) : undefined;
  const index = asked ?? given ?? 0;

  const go = (to: number) => {
    if (to in guideCards) setSearch({ [PARAMETER]: String(to) }, { replace: true, preventScrollReset: true });
  };
  useEffect(() => {
    if (asked === undefined && given !== undefined)
      setSearch({ [PARAMETER]: String(given) }, { replace: true });
  }, [asked, given, setSearch]);
  return { index, go };
}
