import { FilterBar as SharedFilterBar } from '@poku/flows/filter';
import { OnDemand } from '@poku/platform';
import type { ReactNode } from 'react';
import type { Brand } from '../../calls/coupons';
import { couponToolsWording } from '../../wording/coupon-tools';
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
export function FilterBar({ filter, brands, children, ...bar }: FilterBarProps) {
  return (
    <SharedFilterBar
      {...bar}
      label={couponToolsWording.filter}
      active={activeFilters(filter, brands)}
      tools={(button) => (
        <Tools>
          {children}
          {button}
        </Tools>
      )}
      dialog={(onApply, onClose) => (
        <OnDemand load={loadDialog} props={{ filter, brands, onApply, onClose }} onUnavailable={onClose} />
      )}
    />
  );
}
