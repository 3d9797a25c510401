import { useSession } from '@poku/platform';
import { ButtonLink, EmptyState } from '@poku/kit';
import { useEffect } from 'react';
import { paths } from '../../paths';
import { couponsWording } from '../../wording/coupons';
import { giftWording } from '../../wording/gift';
import { forgetGift } from './use-gift-token';

/** Why a link gives nothing, and the way on. */
export function NoGift({ text }: { readonly text: string }) {
  const { status } = useSession();
  useEffect(forgetGift, []);
  return (
    <div role="alert">
      <EmptyState
        drawing="not-found"
        text={text}
        action={
          status === 'member' ? (
            <ButtonLink to={paths.myCoupons()}>{couponsWording.toCoupons}</ButtonLink>
          ) : (
            <ButtonLink to={paths.catalogue()}>{giftWording.toCatalogue}</ButtonLink>
          )
        }
      />
    </div>
  );
}
