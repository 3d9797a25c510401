import type { Brand } from '@poku/shared/contract';
import { couponSearchWording } from '@poku/shared/domain';
import {
  Button,
  color,
  font,
  Icon,
  radius,
  space,
  Stack,
  styled,
  VisuallyHidden,
  wide,
} from '@poku/shared/ui';
import { type ReactNode, useRef, useState } from 'react';
import { activeFilters } from './active-filters';
import type { CouponFilter } from './coupon-filter';
import { FilterChip } from './filter-chip';
import { FilterDialog } from './filter-dialog';

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
const Count = styled.span`
  ${font('caption', 'bold')}
  min-width: ${space(5.5)};
  padding-inline: ${space(1.5)};
  border-radius: ${radius.pill};
  background: ${color('primary')};
  color: ${color('onPrimary')};
  text-align: center;
`;
const Chips = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
  list-style: none;
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
  return (
    <Stack $gap={3}>
      <Tools>
        {children}
        <Button ref={opener} variant="secondary" onClick={() => setOpen(true)}>
          <Icon name="filter" size={20} />
          {couponSearchWording.filterTitle}
          {active.length > 0 && (
            <>
              <Count aria-hidden="true">{active.length}</Count>
              <VisuallyHidden>{couponSearchWording.filtersOn(active.length)}</VisuallyHidden>
            </>
          )}
        </Button>
      </Tools>
      {active.length > 0 && (
        <Chips aria-label={couponSearchWording.filtersTitle}>
          {active.map(({ label, without }) => (
            <li key={label}>
              <FilterChip label={label} onRemove={() => handleRemove(without)} />
            </li>
          ))}
        </Chips>
      )}
      {isOpen && (
        <FilterDialog filter={filter} brands={brands} onApply={handleApply} onClose={() => setOpen(false)} />
      )}
    </Stack>
  );
}
