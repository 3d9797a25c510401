import { CouponCard, styled } from '@poku/kit';
import { memo } from 'react';
import type { Coupon } from '@poku/flows/coupon/calls/coupon';
import { paths } from '../../paths';
import { noteOpened } from './opened-coupon';
import { CARD_HEIGHT } from './use-card-height';

/** What a list shows of a coupon, and what its address needs. */
export type ListedCoupon = Pick<
  Coupon,
  'id' | 'redemptionRuleId' | 'rewardItemId' | 'name' | 'brand' | 'image' | 'pricePoints' | 'stock'
> &
  Partial<Pick<Coupon, 'faceValueRupiah' | 'promotionId'>>;

/** Where a coupon of a list leads; the same function for good. Default the coupon's page. */
export type AddressOf = (coupon: ListedCoupon) => string;

/** The hearts of a list, as `useFavourites` gives them. `null`: no hearts. */
export interface ListHearts {
  readonly isFavourite: (couponId: string) => boolean;
  /** Keep its identity stable, or every card of the list is rendered anew. */
  readonly change: (couponId: string, isSet: boolean) => void;
}

/** Room for shadow and focus ring, which would be cut at the edge of a card that is laid out on its own. */
const BLEED = '6px';

/** Said of the card itself: by its place among the others, a card that comes would have the browser look at all of them. */
const DeferredItem = styled.li`
  margin: -${BLEED};
  padding: ${BLEED};
  content-visibility: auto;
  contain-intrinsic-block-size: auto var(${CARD_HEIGHT}, 220px);
`;

interface CouponItemProps {
  readonly coupon: ListedCoupon;
  /** In sight at once. Default false. */
  readonly eager?: boolean;
  /** Not laid out while it is out of sight; its list says how high it is. Default false. */
  readonly deferred?: boolean;
  /** Whether the heart is set; `null` without a heart. */
  readonly isFavourite?: boolean | null;
  readonly onFavourite?: ListHearts['change'];
  readonly addressOf?: AddressOf;
}

function Card(props: CouponItemProps) {
  const {
    coupon,
    eager,
    deferred = false,
    isFavourite = null,
    onFavourite,
    addressOf = paths.coupon,
  } = props;
  const heart =
    isFavourite === null || onFavourite === undefined
      ? undefined
      : { isSet: isFavourite, onChange: (isSet: boolean) => onFavourite(coupon.id, isSet) };
  const Item = deferred ? DeferredItem : 'li';
  return (
    <Item onClickCapture={() => noteOpened(coupon)}>
      <CouponCard
        to={addressOf(coupon)}
        image={coupon.image}
        brand={coupon.brand}
        name={coupon.name}
        pricePoints={coupon.pricePoints}
        faceValueRupiah={coupon.faceValueRupiah}
        isSoldOut={coupon.stock < 1}
        favourite={heart}
        eager={eager}
      />
    </Item>
  );
}

/** A coupon of a list, leading to its page. Rendered again only when it or its heart changes. */
export const CouponItem = memo(Card);
