import { formatNumber } from '@poku/domain/numbers';
import { toLocalPhone } from '@poku/domain/phone';
import { Badge, Caption, Card, color, font, Picture, Points, radius, space, Stack, styled } from '@poku/kit';
import { checkoutWording } from '../../wording/checkout';
import type { PurchaseItem } from './basket';
import type { Checkout } from './checkout';

const Top = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)} ${space(3)};
`;
const Image = styled.div`
  flex: 0 0 112px;
`;
/** With large text below the picture, where its words have room. */
const Words = styled(Stack)`
  flex: 1 1 min-content;
`;
const Name = styled.p`
  ${font('body', 'bold')}
  overflow-wrap: break-word;
`;
const Facts = styled.dl`
  display: grid;
  gap: ${space(2)};
  padding-top: ${space(3)};
  border-top: 1px solid ${color('line')};
  > div {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0 ${space(3)};
  }
  dt {
    color: ${color('inkMuted')};
  }
`;

export interface OrderSummaryProps {
  readonly item: PurchaseItem;
  readonly checkout: Checkout;
}

export function OrderSummary({ item, checkout }: OrderSummaryProps) {
  const { coupon, quantity, notes } = checkout;
  const { kind, phone } = item;
  return (
    <Card>
      <Stack $gap={3}>
        <Top>
          <Image>
            <Picture src={coupon.image} alt="" width={112} round={radius.control} eager />
          </Image>
          <Words $gap={0.5}>
            <Caption>{coupon.brand}</Caption>
            <Name>{coupon.name}</Name>
            {kind === 'ads' && (
              <p>
                <Badge $tone="points">{checkoutWording.promotion}</Badge>
              </p>
            )}
          </Words>
        </Top>
        <Facts>
          <div>
            <dt>{checkoutWording.unitPrice}</dt>
            <dd>
              <Points value={coupon.pricePoints} />
            </dd>
          </div>
          <div>
            <dt>{checkoutWording.quantity}</dt>
            <dd>{formatNumber(quantity)}</dd>
          </div>
          {phone !== undefined && (
            <div>
              <dt>{checkoutWording.fillTo}</dt>
              <dd>{toLocalPhone(phone)}</dd>
            </div>
          )}
        </Facts>
        {notes !== '' && <Caption>{notes}</Caption>}
      </Stack>
    </Card>
  );
}
