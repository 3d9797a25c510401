import { textMark } from '@poku/contract';
import { wireName } from '@poku/contract/calls';
import { Section } from '@poku/kit';
import { Sample } from '@poku/kit/placeholder';
import { categoriesCall, categoryFields } from '../../calls/categories';
import { CategoryGridSkeleton } from '../../features/browse-categories/category-grid-skeleton';
import { CategoryTile } from '../../features/browse-categories/category-tile';
import { CATEGORIES_COLLAPSED, PREPAID_CATEGORY_ID } from '../../limits';
import { paths } from '../../paths';
import { catalogueWording } from '../../wording/catalogue';

const wire = (name: keyof typeof categoryFields) => wireName(name, categoryFields[name]);

const sample = {
  id: textMark(wire('id')),
  name: textMark(wire('name')),
  image: `/${textMark(wire('image'))}`,
};

export const Placeholder = () => (
  <Section title={catalogueWording.categories}>
    <Sample
      rows={{
        call: categoriesCall.path,
        most: CATEGORIES_COLLAPSED,
        elsewhere: { name: wire('id'), is: PREPAID_CATEGORY_ID, path: paths.prepaid() },
        wholes: [],
      }}
    >
      <li>
        <CategoryTile category={sample} to={paths.category(sample.id)} />
      </li>
    </Sample>
    <CategoryGridSkeleton />
  </Section>
);
