import { useLocation, useNavigationType } from '@poku/kit/router';
import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';

/**
 * Keeps the visitor's place in the host's page: a new page begins in sight, with the focus on its title, and going back shows
 * the list where it was left. A change of the query alone moves nothing.
 */
export function usePlaceInPage(
  frame: RefObject<HTMLElement | null>,
  title: RefObject<HTMLElement | null>,
): void {
  const { key, pathname } = useLocation();
  const isBack = String(useNavigationType()) === 'POP';
  const places = useRef(new Map<string, number>());
  const shown = useRef<{ readonly key: string; readonly pathname: string } | null>(null);

  const arrive = useEffectEvent(() => {
    const before = shown.current;
    shown.current = { key, pathname };
    const top = frame.current?.getBoundingClientRect().top;
    if (before === null || before.pathname === pathname || top === undefined) return;
    const place = places.current.get(pathname);
    if (isBack && place !== undefined) window.scrollBy({ top: top - place, behavior: 'instant' });
    else if (top < 0) window.scrollBy({ top, behavior: 'instant' });
    title.current?.focus({ preventScroll: true });
  });
  useLayoutEffect(() => arrive(), [key]);

  useEffect(() => {
    const note = () => {
      const { current } = shown;
      if (current && frame.current)
        places.current.set(current.pathname, frame.current.getBoundingClientRect().top);
    };
    addEventListener('scroll', note, { passive: true });
    return () => removeEventListener('scroll', note);
  }, [frame]);
}
