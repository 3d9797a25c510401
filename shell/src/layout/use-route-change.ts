import { BRAND } from '@poku/domain/brand';
import { useLocation } from '@poku/kit/router';
import { useEffect, useLayoutEffect, useRef } from 'react';

/**
 * Tells everybody of a change of page: the document's title, and focus on the heading so that a screen reader reads on
 * from there. The first page keeps the browser's own focus.
 */
export const useRouteChange = (title: string): void => {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    document.title = `${title} · ${BRAND.name}`;
  }, [title]);
  // With the page, not after it: a key that is pressed at once must not lose its place.
  useLayoutEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    document.querySelector<HTMLElement>('h1[tabindex]')?.focus({ preventScroll: true });
  }, [pathname]);
};
