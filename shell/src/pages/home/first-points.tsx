import { Slot, usePlatform, usePoints, useSession } from '@poku/platform';
import { ButtonLink, Card, font, space, Stack, styled } from '@poku/kit';
import { useEffect, useState } from 'react';
import { STORAGE_KEYS } from '@poku/domain/brand';
import { WaysRoom } from '../../rooms/home-rooms';
import { isNoted, noteRoom } from '../../rooms/noted-rooms';
import { FIRST_POINTS_SLOT } from '../../routes/own-paths';
import { homeWording } from '../../wording/home';
import { firstPointsWording } from '../../wording/first-points';

const Title = styled.h2`
  ${font('heading', 'bold')}
`;
const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
  > a {
    flex: 1 1 auto;
  }
`;

const ways = [
  { to: '/earn-point', label: firstPointsWording.collectPoints, variant: 'primary' },
  { to: '/partner-linkage', label: firstPointsWording.linkPartner, variant: 'secondary' },
] as const;

/** The ways without what they give, where no remote tells it. */
function PlainWays() {
  const { isKnownPath } = usePlatform();
  const known = ways.filter(({ to }) => isKnownPath(to));
  if (known.length === 0) return null;
  return (
    <Card>
      <Stack $gap={3}>
        <Title>{homeWording.firstPoints}</Title>
        <p>{homeWording.firstPointsText}</p>
        <Ways>
          {known.map(({ to, label, variant }) => (
            <ButtonLink key={to} to={to} variant={variant}>
              {label}
            </ButtonLink>
          ))}
        </Ways>
      </Stack>
    </Card>
  );
}

/**
 * How somebody who never had a point comes to the first ones, as a remote tells it; nothing for everybody else, also while a payment
 * holds all points.
 */
export function FirstPoints() {
  const { slots } = usePlatform();
  const session = useSession();
  const { totalPoints } = usePoints();
  const [isExpected] = useState(() => isNoted(STORAGE_KEYS.firstPoints));
  const [claim] = slots.widgets(FIRST_POINTS_SLOT);
  const isPaying =
    session.status === 'member' &&
    (session.customer.heldPoints > 0 || session.customer.openOrders.length > 0);
  const isNeeded = totalPoints === 0 && !isPaying;
  const isKnown = totalPoints !== null;
  useEffect(() => {
    if (isKnown) noteRoom(STORAGE_KEYS.firstPoints, isNeeded && claim !== undefined);
  }, [isKnown, isNeeded, claim]);
  if (!isKnown && isExpected && claim) return <WaysRoom $heightPx={claim.heightPx} />;
  if (!isNeeded) return null;
  if (!claim) return <PlainWays />;
  return (
    <Slot
      name={FIRST_POINTS_SLOT}
      skeleton={(heightPx) => <WaysRoom $heightPx={heightPx} />}
      failed={() => <PlainWays />}
    />
  );
}
