import { formatNumber, formatPoints } from '@poku/domain/numbers';
import { ButtonLink, Caption, Picture, space, styled, VisuallyHidden } from '@poku/kit';
import type { EndingPurchase } from '../../calls/ending';
import { paths } from '../../paths';
import { endingWording } from '../../wording/ending';

const Row = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2)} ${space(3)};
  padding: ${space(3)} ${space(4)};
`;
const Lead = styled.span`
  flex: none;
  width: 72px;
`;
const Words = styled.div`
  display: grid;
  flex: 1000 1 7rem;
  gap: ${space(0.5)};
  min-width: 0;
  overflow-wrap: anywhere;
`;

/** Beside the words where there is room, else as wide as the row. */
const Way = styled.div`
  flex: 1 0 auto;
`;

/** A coupon of the basket, with the way to its checkout. */
export function PurchaseRow({
  purchase,
  canBuy,
}: {
  readonly purchase: EndingPurchase;
  readonly canBuy: boolean;
}) {
  const { image, brand, name, quantity, pricePoints } = purchase;
  const price = formatPoints(pricePoints);
  return (
    <Row>
      <Lead>
        <Picture src={image} alt="" />
      </Lead>
      <Words>
        <Caption>{brand}</Caption>
        <p>{name}</p>
        <b>{quantity === 1 ? price : endingWording.pieces(formatNumber(quantity), price)}</b>
      </Words>
      {canBuy && (
        <Way>
          <ButtonLink to={paths.checkout(purchase)} variant="secondary" fullWidth>
            {endingWording.buy}
            <VisuallyHidden> {name}</VisuallyHidden>
          </ButtonLink>
        </Way>
      )}
    </Row>
  );
}
