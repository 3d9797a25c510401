import { EmptyState, Section } from '@poku/kit';
import { CouponGrid } from '../../features/list-coupons/coupon-grid';
import { useFavourites } from '../../features/mark-favourite/use-favourites';
import { catalogueWording } from '../../wording/catalogue';
import { CategoryCarousel } from './category-carousel';
import type { CatalogueStart as Start } from './loader';
import { RetryPanel } from './retry-panel';
import { Shortcuts } from './shortcuts';

/** Categories, ways to the rest and popular coupons ([C] §2). */
export function CatalogueStart({ categories, popular, favouriteIds }: Start) {
  const hearts = useFavourites(favouriteIds);
  return (
    <>
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
    </>
  );
}
