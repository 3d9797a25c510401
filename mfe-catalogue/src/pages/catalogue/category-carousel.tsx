import { usePlatform } from '@poku/platform';
import { Section } from '@poku/kit';
import { Carousel } from '@poku/kit/carousel';
import type { Category } from '../../calls/categories';
import { CategoryTile } from '../../features/browse-categories/category-tile';
import { paths } from '../../paths';
import { catalogueWording } from '../../wording/catalogue';
import { CATEGORIES_COLLAPSED, CATEGORIES_PER_ROW } from '../../limits';

/** The categories, four in sight; with the clones of the first four, eight of them are twelve entries ([A] §9). */
export function CategoryCarousel({ categories }: { readonly categories: readonly Category[] }) {
  const platform = usePlatform();
  if (categories.length === 0) {
    return (
      <Section title={catalogueWording.categories}>
        <p>{catalogueWording.categoriesEmpty}</p>
      </Section>
    );
  }
  return (
    <Carousel
      title={catalogueWording.categories}
      visible={CATEGORIES_PER_ROW}
      wideVisible={CATEGORIES_COLLAPSED}
      gap={0}
      slides={categories.map((category) => ({
        id: category.id,
        content: <CategoryTile category={category} to={paths.ofCategory(category.id, platform)} />,
      }))}
    />
  );
}
