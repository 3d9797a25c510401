import type { Coupon } from '@poku/flows/coupon/calls/coupon';
import { FavouriteButton } from './favourite-button';

const never = () => undefined;

/** The heart of a coupon, in a sample: which are set is filled in. */
export const UnsetHeart = ({ name }: Pick<Coupon, 'name'>) => (
  <FavouriteButton name={name} isSet={false} onChange={never} />
);
