import type { CallOptions, Platform, PokuApi } from '@poku/shared/contract';
import { useWidgetData } from '@poku/shared/platform';
import { Section } from '@poku/shared/ui';
import { categoriesCall } from '../../calls/categories';
import { CategoryGrid } from '../../features/browse-categories/category-grid';
import { CategoryGridSkeleton } from '../../features/browse-categories/category-grid-skeleton';
import { catalogueWording } from '../../wording/catalogue';

const readCategories = (_: PokuApi, options: CallOptions, { call }: Platform) =>
  call(categoriesCall, {}, options);

export function Widget() {
  const categories = useWidgetData(readCategories);
  return (
    <Section title={catalogueWording.categories}>
      {categories ? <CategoryGrid categories={categories} /> : <CategoryGridSkeleton />}
    </Section>
  );
}
