import { OnDemand } from '@poku/platform';
import { Stack } from '@poku/kit';
import { FilterButton, FilterChips } from '@poku/kit/fields';
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Brand } from '../../calls/coupons';
import { couponToolsWording } from '../../wording/coupon-tools';
import { couponSearchWording } from '../../wording/coupon-search';
import { activeFilters } from './active-filters';
import type { CouponFilter } from './coupon-filter';
import { Tools } from './tools.styles';

const loadDialog = () =>
  import(/* webpackChunkName: "search" */ './filter-dialog').then(({ FilterDialog }) => FilterDialog);

interface FilterBarProps {
  readonly filter: CouponFilter;
  /** Brands to choose from. */
  readonly brands: readonly Brand[];
  readonly onChange: (filter: CouponFilter) => void;
  /** The dialog opens. */
  readonly onOpen?: () => void;
  /** It was pressed before it was there. Default false. */
  readonly opensAtOnce?: boolean;
  /** The field for the name that is searched for. */
  readonly children: ReactNode;
}

/** A list's search and the way to 'URUTKAN & FILTER', with how many filters are on, and each of them to take away. */
export function FilterBar(props: FilterBarProps) {
  const { filter, brands, onChange, onOpen, opensAtOnce = false, children } = props;
  const [isOpen, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const active = activeFilters(filter, brands);
  function handleRemove(without: CouponFilter) {
    // The pressed chip goes; the focus must not go with it.
    opener.current?.focus();
    onChange(without);
  }
  function handleOpen() {
    onOpen?.();
    setOpen(true);
  }
  const openAtOnce = useEffectEvent(() => {
    // The dialog gives the focus back to who had it.
    opener.current?.focus();
    handleOpen();
  });
  useEffect(() => {
    if (opensAtOnce) openAtOnce();
  }, [opensAtOnce]);
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
          label={couponToolsWording.filter}
          count={active.length}
          countLabel={couponSearchWording.filtersOn(active.length)}
          onClick={handleOpen}
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
