import { styled } from '@poku/shared/ui';
import { type ReactNode, useEffect, useRef, useState } from 'react';

/** About four screens of a phone above and below: rows are there before the thumb is. */
const NEAR = '3000px 0px';
/** What a member has the focus in or holds open stays, however far it is. */
const IN_USE = ':has(:focus, [aria-expanded="true"])';

/** Its height has the margins of its rows in it. */
const Root = styled.div`
  display: flow-root;
`;

interface DeferredProps {
  /** Whether the list is so long that rows leave it; in a shorter one the browser's search finds all of them. */
  readonly isOn: boolean;
  readonly children: ReactNode;
}

/**
 * Rows that are in the page while they are near the screen; far from it their height keeps their place, so that ten thousand
 * rows scroll as a hundred do, on a phone with little memory. Where the browser cannot watch, they stay.
 */
export function Deferred({ isOn, children }: DeferredProps) {
  const root = useRef<HTMLDivElement>(null);
  /** CSS pixels; `null` while the rows are there. */
  const [height, setHeight] = useState<number | null>(null);
  useEffect(() => {
    if (!isOn || root.current === null || typeof IntersectionObserver === 'undefined') return undefined;
    const observer = new IntersectionObserver(
      (sightings) => {
        const sighting = sightings.at(-1);
        if (!sighting) return;
        const { isIntersecting, target, boundingClientRect } = sighting;
        setHeight(isIntersecting || target.matches(IN_USE) ? null : boundingClientRect.height);
      },
      { rootMargin: NEAR },
    );
    observer.observe(root.current);
    return () => observer.disconnect();
  }, [isOn]);
  return (
    <Root ref={root} style={height === null ? undefined : { height }}>
      {height === null && children}
    </Root>
  );
}
