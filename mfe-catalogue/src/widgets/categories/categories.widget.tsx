import type { CallOptions, Platform, PokuApi } from '@poku/contract';
import { useWidgetData } from '@poku/platform';
import { Section } from '@poku/kit';
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
