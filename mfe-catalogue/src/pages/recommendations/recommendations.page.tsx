import type { PageModule } from '@poku/contract';
import { useLoaderData } from '@poku/kit/router';
import { ButtonLink, EmptyState, font, Stack, styled, VisuallyHidden } from '@poku/kit';
import { CouponGrid } from '../../features/list-coupons/coupon-grid';
import { useFavourites } from '../../features/mark-favourite/use-favourites';
import { paths } from '../../paths';
import { catalogueWording } from '../../wording/catalogue';
import { loader } from './loader';

const Heading = styled.h2`
  ${font('heading', 'bold')}
`;

function RecommendationsPage() {
  const { view, favouriteIds } = useLoaderData<typeof loader>();
  const hearts = useFavourites(favouriteIds);
  const toCatalogue = <ButtonLink to={paths.catalogue()}>{catalogueWording.toCatalogue}</ButtonLink>;
  if (view.status === 'missing') {
    return <EmptyState drawing="not-found" text={catalogueWording.promotionUnknown} action={toCatalogue} />;
  }
  const { name, coupons } = view;
  return (
    <Stack>
      {name === null ? (
        <VisuallyHidden as="h2">{catalogueWording.couponsTitle}</VisuallyHidden>
      ) : (
        <Heading>{name}</Heading>
      )}
      {coupons.length === 0 ? (
        <EmptyState drawing="coupon" text={catalogueWording.empty} action={toCatalogue} />
      ) : (
        <CouponGrid coupons={coupons} hearts={hearts} addressOf={paths.recommendedCoupon} />
      )}
    </Stack>
  );
}

export const page: PageModule = {
  loader,
  Component: RecommendationsPage,
  title: catalogueWording.recommendationsTitle,
};
