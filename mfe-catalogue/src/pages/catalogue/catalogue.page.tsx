import type { PageModule } from '@poku/shared/contract';
import { catalogueWording } from '@poku/shared/domain';
import { useLoaderData } from '@poku/shared/router';
import { EmptyState, Section, Stack } from '@poku/shared/ui';
import { CategoryGrid } from '../../features/browse-categories/category-grid';
import { CouponGrid } from '../../features/list-coupons/coupon-grid';
import { loader } from './loader';
import { RetryPanel } from './retry-panel';

function CataloguePage() {
  const { categories, popular } = useLoaderData<typeof loader>();
  return (
    <Stack $gap={6}>
      <Section title={catalogueWording.categories}>
        {categories.status === 'failed' ? (
          <RetryPanel message={categories.message} />
        ) : (
          <CategoryGrid categories={categories.value} />
        )}
      </Section>
      <Section title={catalogueWording.popular}>
        {popular.status === 'failed' ? (
          <RetryPanel message={popular.message} />
        ) : popular.value.length === 0 ? (
          <EmptyState drawing="coupon" text={catalogueWording.empty} />
        ) : (
          <CouponGrid coupons={popular.value} />
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
