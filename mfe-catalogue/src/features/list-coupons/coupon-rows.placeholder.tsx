import { type PaintedRows, textMark } from '@poku/contract';
import { type Call, standIn, wholesOf, wireName } from '@poku/contract/calls';
import { couponFields } from '@poku/flows/coupon/calls/coupon';
import { Grid, Stack, styled } from '@poku/kit';
import { CouponBone } from '@poku/kit/placeholder';
import { favouriteFields, favouritesCall, ownFavouritesCall } from '../../calls/favourites';
import { couponSample, image, pressed, Sample } from '../../coupon-sample.placeholder';
import { paths } from '../../paths';
import { type AddressOf, CouponItem, type ListedCoupon } from './coupon-item';
import { favouriteCoupon } from './favourite-coupon';

/** As many as fill a phone's screen. */
const BONES = 8;

const Items = styled(Grid)`
  list-style: none;
`;

const never = () => undefined;

const whileAbove0 = wireName('stock', couponFields.stock);

interface RowsProps {
  readonly sample: ListedCoupon;
  readonly rows: PaintedRows;
  readonly addressOf?: AddressOf;
}

const Rows = ({ sample, rows, addressOf }: RowsProps) => (
  <Stack $gap={3}>
    <Sample rows={rows}>
      <CouponItem
        coupon={sample}
        isFavourite={rows.pressed ? false : null}
        onFavourite={never}
        addressOf={addressOf}
      />
    </Sample>
    <Items as="ul">
      {Array.from({ length: BONES }, (_, index) => (
        <li key={index} aria-hidden="true">
          <CouponBone />
        </li>
      ))}
    </Items>
  </Stack>
);

export interface CouponRowsProps extends Pick<PaintedRows, 'list'> {
  readonly of: Pick<Call, 'path'>;
}

/** Coupons of a call in columns, on their way: there with their hearts as soon as both are answered. */
export const CouponRows = ({ of, list }: CouponRowsProps) => (
  <Rows
    sample={couponSample}
    rows={{
      call: of.path,
      ...(list !== undefined && { list }),
      whileAbove0,
      pressed,
      wholes: wholesOf(couponFields),
    }}
  />
);

const favourite = favouriteCoupon({
  ...standIn(favouriteFields),
  name: textMark(wireName('name', favouriteFields.name), wireName('brand', favouriteFields.brand)),
  image,
});
const wholes = wholesOf(favouriteFields);

/** A member's own favourites in columns, on their way. */
export const OwnFavouriteRows = () => (
  <Rows sample={favourite} rows={{ call: ownFavouritesCall.path, whileAbove0, pressed, wholes }} />
);

/** The editorial list in columns, on its way: without hearts, since who looks at it may be a guest. */
export const EditorialRows = () => (
  <Rows
    sample={favourite}
    rows={{ call: favouritesCall.path, whileAbove0, wholes }}
    addressOf={() => paths.editorialFavourites(textMark(wireName('id', favouriteFields.id)))}
  />
);
