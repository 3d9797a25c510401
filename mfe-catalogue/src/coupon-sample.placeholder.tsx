import { type PaintedRows, ROWS_ATTRIBUTE, textMark } from '@poku/contract';
import { standIn, wireName } from '@poku/contract/calls';
import { couponFields } from '@poku/flows/coupon/calls/coupon';
import type { ReactNode } from 'react';
import { ownFavouritesCall } from './calls/favourites';

/** Whose hearts are set. */
export const pressed = { call: ownFavouritesCall.path, id: wireName('id', couponFields.id) };

/** The picture of a coupon: a mark behind a slash counts as one of the site. */
export const image = `/${textMark(wireName('image', couponFields.image))}`;

/** A coupon made of marks. */
export const couponSample = { ...standIn(couponFields), image };

export interface SampleProps {
  readonly rows: PaintedRows;
  /** One element. */
  readonly children: ReactNode;
}

/** What a row is made of (decision 039); the list, or what stands for the one, comes behind it. */
export const Sample = ({ rows, children }: SampleProps) => (
  <div hidden {...{ [ROWS_ATTRIBUTE]: JSON.stringify(rows) }}>
    {children}
  </div>
);
