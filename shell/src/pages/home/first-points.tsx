import { usePlatform, usePoints, useSession } from '@poku/platform';
import { ButtonLink, Card, font, space, Stack, styled } from '@poku/kit';
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

/** How somebody who never had a point comes to the first ones; nothing for everybody else, also while a payment holds all points. */
export function FirstPoints() {
  const { isKnownPath } = usePlatform();
  const session = useSession();
  const { totalPoints } = usePoints();
  const isPaying =
    session.status === 'member' &&
    (session.customer.heldPoints > 0 || session.customer.openOrders.length > 0);
  const known = ways.filter(({ to }) => isKnownPath(to));
  if (totalPoints !== 0 || isPaying || known.length === 0) return null;
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
