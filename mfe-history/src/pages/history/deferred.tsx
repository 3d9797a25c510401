import { styled } from '@poku/kit';
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';

/** What a member has the focus in or holds open stays, however far it is. */
const IN_USE = ':has(:focus, [aria-expanded="true"])';

/** Its height has the margins of its rows in it. */
const Root = styled.div`
  display: flow-root;
`;

interface DeferredProps {
  /** Whether what is far leaves; else it stays, once it is there. */
  readonly leaves: boolean;
  /** How far from the screen is near, above and below, in CSS pixels. */
  readonly nearPx: number;
  /** Height to wait with, in CSS pixels; `null`: what is inside is there from the start. */
  readonly waitingPx?: number | null;
  /** Hears the height of what leaves, in CSS pixels. */
  readonly onLeave?: (px: number) => void;
  readonly children: () => ReactNode;
}

/** Has something in the page while it is near the screen; far from it, its height keeps its place. */
export function Deferred({ leaves, nearPx, waitingPx = null, onLeave, children }: DeferredProps) {
  const root = useRef<HTMLDivElement>(null);
  /** CSS pixels; `null` while it is there. */
  const [height, setHeight] = useState(waitingPx);
  const handleSighting = useEffectEvent((isNear: boolean, target: Element, px: number) => {
    const stays = isNear || target.matches(IN_USE);
    if (!stays) onLeave?.(px);
    setHeight(stays ? null : px);
  });
  const isWatching = leaves || height !== null;
  useEffect(() => {
    if (!isWatching || root.current === null) return undefined;
    const observer = new IntersectionObserver(
      (sightings) => {
        const sighting = sightings.at(-1);
        if (sighting)
          handleSighting(sighting.isIntersecting, sighting.target, sighting.boundingClientRect.height);
      },
      { rootMargin: `${nearPx}px 0px` },
    );
    observer.observe(root.current);
    return () => observer.disconnect();
  }, [isWatching, nearPx]);
  return (
    <Root ref={root} style={height === null ? undefined : { height }}>
      {height === null && children()}
    </Root>
  );
}
