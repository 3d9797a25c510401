import type { Brand } from '@poku/shared/contract';
import { couponSearchWording } from '@poku/shared/domain';
import { OnDemand } from '@poku/shared/platform';
import { space, Stack, styled, wide } from '@poku/shared/ui';
import { FilterButton, FilterChips } from '@poku/shared/ui/fields';
import { type ReactNode, useRef, useState } from 'react';
import { activeFilters } from './active-filters';
import type { CouponFilter } from './coupon-filter';

const loadDialog = () => import('./filter-dialog').then(({ FilterDialog }) => FilterDialog);

/** What is searched for and the way to the filter: below each other on a phone, else side by side. */
const Tools = styled.div`
  display: grid;
  gap: ${space(4)};
  ${wide} {
    grid-template-columns: 1fr auto;
    align-items: end;
    > :first-child {
      /* The empty line of an error below the field. */
      margin-bottom: -${space(1.5)};
    }
    > button {
      min-height: 48px;
    }
  }
`;

interface FilterBarProps {
  readonly filter: CouponFilter;
  /** Brands to choose from. */
  readonly brands: readonly Brand[];
  readonly onChange: (filter: CouponFilter) => void;
  /** The field for the name that is searched for. */
  readonly children: ReactNode;
}

/** A list's search and the way to 'URUTKAN & FILTER', with how many filters are on, and each of them to take away. */
export function FilterBar({ filter, brands, onChange, children }: FilterBarProps) {
  const [isOpen, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const active = activeFilters(filter, brands);
  function handleRemove(without: CouponFilter) {
    // The pressed chip goes; the focus must not go with it.
    opener.current?.focus();
    onChange(without);
  }
  function handleApply(next: CouponFilter) {
    setOpen(false);
    onChange(next);
  }
  const chips = active.map(({ label, without }) => ({
    label,
    removeLabel: couponSearchWording.removeFilter(label),
    onRemove: () => handleRemove(without),
  }));
  return (
    <Stack $gap={3}>
      <Tools>
        {children}
        <FilterButton
          ref={opener}
          label={couponSearchWording.filterTitle}
          count={active.length}
          countLabel={couponSearchWording.filtersOn(active.length)}
          onClick={() => setOpen(true)}
        />
      </Tools>
      {chips.length > 0 && <FilterChips label={couponSearchWording.filtersTitle} chips={chips} />}
      {isOpen && (
        <OnDemand
          load={loadDialog}
          props={{ filter, brands, onApply: handleApply, onClose: () => setOpen(false) }}
          onUnavailable={() => setOpen(false)}
        />
      )}
    </Stack>
  );
}
