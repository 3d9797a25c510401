import type { CallOptions, PokuApi } from '@poku/shared/contract';
import { catalogueWording } from '@poku/shared/domain';
import { CategoryGrid } from '../../features/browse-categories/category-grid';
import { CategoryGridSkeleton } from '../../features/browse-categories/category-grid-skeleton';
import { Section } from '../../features/frame-section/section';
import { useReading } from '../../features/read-in-widget/use-reading';

const readCategories = ({ catalogue }: PokuApi, options: CallOptions) => catalogue.categories(options);

export function Widget() {
  const categories = useReading(readCategories);
  return (
    <Section title={catalogueWording.categories}>
      {categories ? <CategoryGrid categories={categories} /> : <CategoryGridSkeleton />}
    </Section>
  );
}
