import { catalogueWording } from '@poku/shared/domain';
import { usePlatform } from '@poku/shared/platform';
import { ButtonLink, EmptyState } from '@poku/shared/ui';
import { paths } from '../../paths';

export function NoCoupon({ reason }: { readonly reason: 'missing' | 'partner-expired' }) {
  const platform = usePlatform();
  const isExpired = reason === 'partner-expired';
  const canLink = isExpired && platform.isKnownPath(paths.partners());
  return (
    <EmptyState
      drawing={isExpired ? 'broken' : 'not-found'}
      text={isExpired ? catalogueWording.partnerExpired : catalogueWording.notFound}
      action={
        canLink ? (
          <ButtonLink to={paths.partners()}>{catalogueWording.linkAgain}</ButtonLink>
        ) : (
          <ButtonLink to={paths.catalogue()}>{catalogueWording.toCatalogue}</ButtonLink>
        )
      }
    />
  );
}
