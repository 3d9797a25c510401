import { useLocation, useNavigate, useNavigation, useRevalidator, useRouter } from '@poku/kit/router';

/** How what stands in place of a page that failed loads it again. */
export interface LoadAgain {
  /**
   * Loads the page again, unless it is on its way already or the visitor is on the way elsewhere. Resolves when it is loaded, also
   * when it failed again.
   * @param prepare called before it is loaded, and not when it is not
   */
  readonly loadAgain: (prepare?: () => void) => Promise<void>;
  /** The page is on its way. */
  readonly isLoading: boolean;
}

/**
 * Loads a page that failed again; for an `ErrorBoundary`. React Router shows the page only once it has seen the load begin, or
 * the address given anew; a revalidation whose loader answers at once is neither, and leaves the error there for good.
 * What a page shows of its own loader's data needs no more than `useRevalidator`.
 */
export function useLoadAgain(): LoadAgain {
  const location = useLocation();
  const { pathname, search, hash } = location;
  const navigate = useNavigate();
  const navigation = useNavigation();
  const { revalidate, state: revalidation } = useRevalidator();
  const router = useRouter();
  const loadAgain = async (prepare?: () => void): Promise<void> => {
    // Somebody who is on the way elsewhere, or just arrived there, goes on: also before that is rendered.
    const now = router.state;
    if (now.navigation.state !== 'idle' || router.createHref(now.location) !== router.createHref(location))
      return;
    prepare?.();
    // With a hash the same address is a place on this page, and loads nothing.
    if (hash) await revalidate();
    const state: unknown = location.state;
    await navigate({ pathname, search, hash }, { replace: true, preventScrollReset: true, state });
  };
  return { loadAgain, isLoading: revalidation === 'loading' || navigation.location?.pathname === pathname };
}
