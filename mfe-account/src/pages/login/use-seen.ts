import { type RefObject, useEffect, useState } from 'react';

/** How far below the screen something is loaded already, so that who scrolls does not wait. */
const AHEAD = '160px';

/** Whether an element has come near the screen since the page stands. A browser that cannot tell says yes. */
export function useSeen(element: RefObject<Element | null>): boolean {
  const [isSeen, setIsSeen] = useState(
    // Nobody has come near anything where pages are painted without a browser.
    () => typeof window !== 'undefined' && !('IntersectionObserver' in window),
  );
  useEffect(() => {
    if (isSeen || element.current === null) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setIsSeen(true);
      },
      { rootMargin: AHEAD },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [isSeen, element]);
  return isSeen;
}
