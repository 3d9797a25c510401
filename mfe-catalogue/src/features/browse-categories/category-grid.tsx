import { sectionWording } from '@poku/domain/wording/section';
import { usePlatform } from '@poku/platform';
import { Button, Stack } from '@poku/kit';
import { useId, useState } from 'react';
import type { Category } from '../../calls/categories';
import { paths } from '../../paths';
import { catalogueWording } from '../../wording/catalogue';
import { CATEGORIES_COLLAPSED } from '../../limits';
import { CategoryTile } from './category-tile';
import { Tiles } from './category-grid.styles';

export function CategoryGrid({ categories }: { readonly categories: readonly Category[] }) {
  const platform = usePlatform();
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const isLong = categories.length > CATEGORIES_COLLAPSED;
  const isCollapsed = isLong && !isOpen;
  const shown = isCollapsed ? categories.slice(0, CATEGORIES_COLLAPSED) : categories;
  if (categories.length === 0) return <p>{catalogueWording.categoriesEmpty}</p>;
  return (
    <Stack $gap={1}>
      <Tiles id={id} $isCollapsed={isCollapsed}>
        {shown.map((category) => (
          <li key={category.id}>
            <CategoryTile category={category} to={paths.ofCategory(category.id, platform)} />
          </li>
        ))}
      </Tiles>
      {isLong && (
        <Button variant="text" aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
          {isOpen ? catalogueWording.seeLess : sectionWording.seeAll}
        </Button>
      )}
    </Stack>
  );
}
