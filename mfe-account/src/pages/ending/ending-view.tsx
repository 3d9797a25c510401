import { formatDay } from '@poku/domain/dates';
import { formatPoints } from '@poku/domain/numbers';
import { usePlatform } from '@poku/platform';
import { ButtonLink, Caption, color, List, ListItem, Points, Section, ShareBar, Stack } from '@poku/kit';
import { endsSoon, type Ending } from '../../calls/ending';
import { paths } from '../../paths';
import { endingWording } from '../../wording/ending';
import { Summary, Title } from './ending.styles';
import { PurchaseRow } from './purchase-row';

const daysOf = (lots: Ending['lots']): string => {
  const [first, last] = [lots[0], lots.at(-1)].map((lot) => formatDay(lot?.expiresAt ?? ''));
  if (first === undefined || last === undefined) return '';
  return first === last ? endingWording.ends(first) : endingWording.endsFrom(first, last);
};

/** How much ends, what to buy with it, and each lot where there are more. */
export function EndingView({ ending }: { readonly ending: Ending }) {
  const { isKnownPath } = usePlatform();
  const { lots, points, usedPoints, purchases } = ending;
  const left = points - usedPoints;
  return (
    <Stack $gap={6}>
      <Summary as="section">
        <Title>
          {lots.some(({ expiresAt }) => endsSoon(expiresAt)) ? endingWording.soon : endingWording.first}
        </Title>
        <Points value={points} size="title" />
        <Caption>{daysOf(lots)}</Caption>
        {purchases.length > 0 && (
          <>
            <ShareBar shares={[{ id: 'used', value: usedPoints, color: color('points') }]} whole={points} />
            <p>
              {left === 0
                ? endingWording.usesAll
                : endingWording.leaves(formatPoints(usedPoints), formatPoints(left))}
            </p>
          </>
        )}
      </Summary>
      {purchases.length > 0 ? (
        <Section title={endingWording.basket}>
          {purchases.length > 1 && <Caption>{endingWording.oneByOne}</Caption>}
          <List>
            {purchases.map((purchase) => (
              <PurchaseRow
                key={purchase.couponId}
                purchase={purchase}
                canBuy={isKnownPath(paths.checkout())}
              />
            ))}
          </List>
        </Section>
      ) : (
        <Stack $gap={3}>
          <p>{endingWording.tooFew}</p>
          {isKnownPath(paths.catalogue()) && (
            <ButtonLink to={paths.cheapestCoupons()} variant="secondary" fullWidth>
              {endingWording.toCatalogue}
            </ButtonLink>
          )}
        </Stack>
      )}
      {lots.length > 1 && (
        <Section title={endingWording.lots}>
          <List>
            {lots.map((lot) => (
              <ListItem
                key={lot.expiresAt}
                title={formatPoints(lot.points)}
                end={endingWording.ends(formatDay(lot.expiresAt))}
              />
            ))}
          </List>
        </Section>
      )}
    </Stack>
  );
}
