import { usePlatform, useSession } from '@poku/platform';
import { color, depth, shadow, space, Spinner, styled } from '@poku/kit';
import { useRevalidator } from '@poku/kit/router';
import { useEffect, useState } from 'react';
import { navigationWording } from '../wording/navigation';
import { FAR_ENOUGH_PX, usePull } from './use-pull';

const SIZE_PX = 40;

const Disc = styled.div`
  position: fixed;
  inset: ${space(2)} 0 auto;
  z-index: ${depth.toast};
  display: grid;
  place-items: center;
  width: ${SIZE_PX}px;
  height: ${SIZE_PX}px;
  margin-inline: auto;
  border-radius: 50%;
  background: ${color('card')};
  color: ${color('primary')};
  box-shadow: ${shadow};
  pointer-events: none;
`;

/** Pulling the page down reads it and the member's points again, where the browser has no such way of its own. */
export default function PullRefresh() {
  const { events } = usePlatform();
  const session = useSession();
  const { revalidate } = useRevalidator();
  const [isBusy, setIsBusy] = useState(false);

  const refresh = async (): Promise<void> => {
    setIsBusy(true);
    if (session.status === 'member') events.publish('points.changed', { clientId: session.clientId });
    await revalidate();
    setIsBusy(false);
  };
  const pulledPx = usePull(() => void refresh());
  useEffect(() => {
    const { style } = document.documentElement;
    style.overscrollBehaviorY = 'contain';
    return () => void style.removeProperty('overscroll-behavior-y');
  }, []);

  if (!isBusy && pulledPx === 0) return null;
  const part = isBusy ? 1 : pulledPx / FAR_ENOUGH_PX;
  return (
    <Disc style={{ opacity: part, translate: `0 ${Math.round((part - 1) * SIZE_PX)}px` }}>
      <Spinner label={navigationWording.loading} />
    </Disc>
  );
}
