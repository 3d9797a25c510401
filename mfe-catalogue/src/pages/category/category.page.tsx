import type { PageModule } from '@poku/shared/contract';
import { catalogueWording, commonWording } from '@poku/shared/domain';
import { useLoaderData, useNavigation, useParams } from '@poku/shared/router';
import { Button, ButtonLink, EmptyState, font, Icon, Stack, styled, VisuallyHidden } from '@poku/shared/ui';
import { useEffect, useState } from 'react';
import { CouponGrid } from '../../features/list-coupons/coupon-grid';
import { paths } from '../../paths';
import { FilterDialog } from './filter-dialog';
import { loader } from './loader';
import { mirrorFilter } from './mirror-filter';
import { SearchField } from './search-field';
import { useCategorySearch } from './use-category-search';

const Heading = styled.h2`
  ${font('heading', 'bold')}
`;

function CategoryPage() {
  const { categoryId = '' } = useParams();
  const { name, coupons, hasMore, search: shown } = useLoaderData<typeof loader>();
  const { search, change } = useCategorySearch();
  const { state } = useNavigation();
  const [isFiltering, setFiltering] = useState(false);
  useEffect(() => mirrorFilter(categoryId, shown), [categoryId, shown]);

  return (
    <Stack>
      {name !== null && <Heading>{name}</Heading>}
      <SearchField key={categoryId} value={search.name} onSearch={(text) => change({ name: text })} />
      <Stack $direction="row" $justify="end">
        <Button variant="secondary" onClick={() => setFiltering(true)}>
          <Icon name="filter" size={20} />
          {catalogueWording.filterTitle}
        </Button>
      </Stack>
      <VisuallyHidden role="status">{catalogueWording.shown(coupons.length)}</VisuallyHidden>
      {coupons.length === 0 ? (
        <EmptyState
          drawing="search"
          text={catalogueWording.empty}
          action={<ButtonLink to={paths.catalogue()}>{catalogueWording.toCatalogue}</ButtonLink>}
        />
      ) : (
        <CouponGrid coupons={coupons} />
      )}
      {hasMore && (
        <Button
          variant="secondary"
          busy={state === 'loading'}
          onClick={() => change({ pages: shown.pages + 1 })}
        >
          {commonWording.loadMore}
        </Button>
      )}
      {isFiltering && (
        <FilterDialog
          search={search}
          onClose={() => setFiltering(false)}
          onApply={(changes) => {
            setFiltering(false);
            change(changes);
          }}
        />
      )}
    </Stack>
  );
}

export const page: PageModule = {
  loader,
  Component: CategoryPage,
  title: catalogueWording.couponsTitle,
};
