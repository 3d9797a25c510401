import { Grid, LinkScope, Stack, styled } from '@poku/kit';
import { memo, type Ref, useImperativeHandle, useRef } from 'react';
import { type AddressOf, CouponItem, type ListedCoupon, type ListHearts } from './coupon-item';
import { useCardHeight } from './use-card-height';

/** Pictures in sight on a phone without scrolling; these cards are always laid out, and tell the height of the others. */
const EAGER_PICTURES = 2;
/** Coupons in one grid: when a card comes into sight, the browser lays out the grid that it stands in. Full rows in 2 to 6 columns. */
const GROUP_SIZE = 60;

const Items = styled(Grid)`
  list-style: none;
`;

/** What a page can ask of a grid. */
export interface CouponGridHandle {
  /** Puts the focus on a card, counted from 0. */
  readonly focusCard: (index: number) => void;
}

interface CouponGridProps {
  /** Give the same objects for the cards that stay. */
  readonly coupons: readonly ListedCoupon[];
  readonly hearts?: ListHearts | null;
  readonly addressOf?: AddressOf;
  readonly ref?: Ref<CouponGridHandle>;
}

function Cards({ coupons, hearts = null, addressOf, ref }: CouponGridProps) {
  const list = useRef<HTMLDivElement>(null);
  useCardHeight(list);
  useImperativeHandle(ref, () => ({
    focusCard: (index) => list.current?.querySelectorAll('li')[index]?.querySelector('a')?.focus(),
  }));
  const starts = Array.from(
    { length: Math.ceil(coupons.length / GROUP_SIZE) },
    (_, group) => group * GROUP_SIZE,
  );
  return (
    <LinkScope>
      <Stack $gap={3} ref={list}>
        {starts.map((start) => (
          <Items as="ul" key={start}>
            {coupons.slice(start, start + GROUP_SIZE).map((coupon, place) => (
              <CouponItem
                key={coupon.id}
                coupon={coupon}
                eager={start + place < EAGER_PICTURES}
                deferred={start + place >= EAGER_PICTURES}
                isFavourite={hearts?.isFavourite(coupon.id)}
                onFavourite={hearts?.change}
                addressOf={addressOf}
              />
            ))}
          </Items>
        ))}
      </Stack>
    </LinkScope>
  );
}

/** Coupons in columns, smooth with a thousand of them: what is out of sight is not laid out, what stays is not rendered again. */
export const CouponGrid = memo(Cards);
