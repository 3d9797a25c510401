import { ButtonLink, focusWidth, Stack, styled } from '@poku/kit';
import type { ReactNode } from 'react';
import type { Coupon } from '@poku/flows/coupon/calls/coupon';
import { CouponFacts } from '../../features/buy-coupon/coupon-facts';
import { paths } from '../../paths';
import { favouritesWording } from '../../wording/favourites';

const Column = styled(Stack)`
  max-width: ${focusWidth};
`;

interface FavouriteDetailProps {
  readonly coupon: Coupon;
  readonly heart: ReactNode;
}

/** A coupon of the editorial list. Its page, where it is bought, asks a guest to log in first. */
export function FavouriteDetail({ coupon, heart }: FavouriteDetailProps) {
  return (
    <Column>
      <CouponFacts coupon={coupon} heart={heart}>
        <ButtonLink to={paths.coupon(coupon)} fullWidth>
          {favouritesWording.redeemThis}
        </ButtonLink>
      </CouponFacts>
    </Column>
  );
}
