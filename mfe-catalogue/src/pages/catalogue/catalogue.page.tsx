import type { PageModule } from '@poku/shared/contract';
import { catalogueWording } from '@poku/shared/domain';
import { useLoaderData } from '@poku/shared/router';
import { EmptyState, Section, Stack } from '@poku/shared/ui';
import { CouponGrid } from '../../features/list-coupons/coupon-grid';
import { useFavourites } from '../../features/mark-favourite/use-favourites';
import { CategoryCarousel } from './category-carousel';
import { loader } from './loader';
import { RetryPanel } from './retry-panel';
import { Shortcuts } from './shortcuts';

function CataloguePage() {
  const { categories, popular, favouriteIds } = useLoaderData<typeof loader>();
  const hearts = useFavourites(favouriteIds);
  return (
    <Stack $gap={6}>
      {categories.status === 'failed' ? (
        <Section title={catalogueWording.categories}>
          <RetryPanel message={categories.message} />
        </Section>
      ) : (
        <CategoryCarousel categories={categories.value} />
      )}
      <Shortcuts />
      <Section title={catalogueWording.popular}>
        {popular.status === 'failed' ? (
          <RetryPanel message={popular.message} />
        ) : popular.value.length === 0 ? (
          <EmptyState drawing="coupon" text={catalogueWording.empty} />
        ) : (
          <CouponGrid coupons={popular.value} hearts={hearts} />
        )}
      </Section>
    </Stack>
  );
}

export const page: PageModule = {
  loader,
  Component: CataloguePage,
  title: catalogueWording.title,
};
