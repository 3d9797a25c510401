import { usePlatform } from '@poku/platform';
import { ButtonLink, EmptyState } from '@poku/kit';
import { paths } from '../../paths';
import { couponDetailWording } from '../../wording/coupon-detail';
import { catalogueWording } from '../../wording/catalogue';

/** What stands where a coupon cannot be shown: it is not there, or its partner's token is dead (D34). */
export function NoCoupon({ reason }: { readonly reason: 'missing' | 'partner-expired' }) {
  const platform = usePlatform();
  const isExpired = reason === 'partner-expired';
  const canLink = isExpired && platform.isKnownPath(paths.partners());
  return (
    <EmptyState
      drawing={isExpired ? 'broken' : 'not-found'}
      text={isExpired ? couponDetailWording.partnerExpired : couponDetailWording.notFound}
      action={
        canLink ? (
          <ButtonLink to={paths.partners()}>{couponDetailWording.linkAgain}</ButtonLink>
        ) : (
          <ButtonLink to={paths.catalogue()}>{catalogueWording.toCatalogue}</ButtonLink>
        )
      }
    />
  );
}
