import { type PaintedRows, textMark } from '@poku/contract';
import { type Call, standIn, wholeMark, wholesOf, wireName } from '@poku/contract/calls';
import { couponFields } from '@poku/flows/coupon/calls/coupon';
import { sectionWording } from '@poku/domain/wording/section';
import { Grid, Section, Stack, styled } from '@poku/kit';
import { CouponBone, Sample } from '@poku/kit/placeholder';
import type { ReactNode } from 'react';
import { favouriteFields, favouritesCall, ownFavouritesCall } from '../../calls/favourites';
import { couponSample, image, pressed } from '../../coupon-sample.placeholder';
import { paths } from '../../paths';
import { type AddressOf, CouponItem, type ListedCoupon } from './coupon-item';
import { CouponRowSkeleton } from './coupon-row';
import { favouriteCoupon } from './favourite-coupon';

/** As many as fill a phone's screen. */
const BONES = 8;

const Items = styled(Grid)`
  list-style: none;
`;

const never = () => undefined;

const whileAbove0 = wireName('stock', couponFields.stock);

interface SampleItemProps {
  readonly sample: ListedCoupon;
  readonly rows: PaintedRows;
  readonly addressOf?: AddressOf;
}

const SampleItem = ({ sample, rows, addressOf }: SampleItemProps) => (
  <Sample rows={rows}>
    <CouponItem
      coupon={sample}
      isFavourite={rows.pressed ? false : null}
      onFavourite={never}
      addressOf={addressOf}
    />
  </Sample>
);

const Rows = (props: SampleItemProps) => (
  <Stack $gap={3}>
    <SampleItem {...props} />
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

const rowsOf = ({ of, list }: CouponRowsProps): PaintedRows => ({
  call: of.path,
  ...(list !== undefined && { list }),
  whileAbove0,
  pressed,
  wholes: wholesOf(couponFields),
});

/** Coupons of a call in columns, on their way: there with their hearts as soon as both are answered. */
export const CouponRows = (props: CouponRowsProps) => <Rows sample={couponSample} rows={rowsOf(props)} />;

interface RowProps {
  readonly title: string;
  /** Address of all of it. */
  readonly more: string;
}

interface PlacedRowProps extends RowProps {
  readonly children: ReactNode;
}

const Row = ({ title, more, children }: PlacedRowProps) => (
  <Section title={title} more={{ to: more, label: sectionWording.seeAll }}>
    {children}
    <CouponRowSkeleton />
  </Section>
);

/** The same as a row of a dashboard under its heading. */
export const CouponRow = ({ title, more, ...props }: RowProps & CouponRowsProps) => (
  <Row title={title} more={more}>
    <SampleItem sample={couponSample} rows={rowsOf(props)} />
  </Row>
);

const favourite = favouriteCoupon({
  ...standIn(favouriteFields),
  faceValueRupiah: wholeMark(favouriteFields, 'faceValueRupiah'),
  name: textMark(wireName('name', favouriteFields.name), wireName('brand', favouriteFields.brand)),
  image,
});
const wholes = wholesOf(favouriteFields);

const ownFavourites = { call: ownFavouritesCall.path, whileAbove0, pressed, wholes };

/** A member's own favourites in columns, on their way. */
export const OwnFavouriteRows = () => <Rows sample={favourite} rows={ownFavourites} />;

/** The same as a row of a dashboard under its heading. */
export const OwnFavouriteRow = (props: RowProps) => (
  <Row {...props}>
    <SampleItem sample={favourite} rows={ownFavourites} />
  </Row>
);

/** The editorial list in columns, on its way: without hearts, since who looks at it may be a guest. */
export const EditorialRows = () => (
  <Rows
    sample={favourite}
    rows={{ call: favouritesCall.path, whileAbove0, wholes }}
    addressOf={() => paths.editorialFavourites(textMark(wireName('id', favouriteFields.id)))}
  />
);
