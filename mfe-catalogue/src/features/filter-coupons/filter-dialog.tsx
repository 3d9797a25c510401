import { PRICE_FILTER_NO_MAXIMUM_POINTS } from '@poku/domain/limits/catalogue';
import { formatNumber, formatPoints } from '@poku/domain/numbers';
import { FilterDialog as SharedFilterDialog } from '@poku/flows/filter';
import { Checkbox, type NumberRange, RadioGroup, RangeField } from '@poku/kit/fields';
import { useSession } from '@poku/platform';
import type { Brand } from '../../calls/coupons';
import { couponToolsWording } from '../../wording/coupon-tools';
import { couponSearchWording } from '../../wording/coupon-search';
import { PRICE_SLIDER_STEP_POINTS } from '../../limits';
import { BrandPicker } from './brand-picker';
import { ANY_PRICE, type CouponFilter, isPriceRange, NO_FILTER, SORTS } from './coupon-filter';

const shortPrice = (points: number): string =>
  points >= ANY_PRICE.max ? couponSearchWording.noMaximum : formatNumber(points);
const spokenPrice = (points: number): string =>
  points >= ANY_PRICE.max ? couponSearchWording.noMaximumPoints : formatPoints(points);

function priceErrors(price: NumberRange) {
  if (isPriceRange(price)) return undefined;
  return price.min >= ANY_PRICE.max
    ? { min: couponSearchWording.priceTooHigh }
    : { max: couponSearchWording.priceTurned };
}

interface FilterDialogProps {
  readonly filter: CouponFilter;
  /** Brands to choose from. */
  readonly brands: readonly Brand[];
  readonly onApply: (filter: CouponFilter) => void;
  readonly onClose: () => void;
}

/** 'URUTKAN & FILTER' ([C] §2). */
export function FilterDialog({ filter, brands, onApply, onClose }: FilterDialogProps) {
  // A guest has no points to buy with.
  const isMember = useSession().status === 'member';
  return (
    <SharedFilterDialog
      title={couponToolsWording.filter}
      filter={filter}
      none={NO_FILTER}
      isPossible={({ price }) => isPriceRange(price)}
      onApply={onApply}
      onClose={onClose}
    >
      {({ draft, change, resets }) => (
        <>
          <RadioGroup
            label={couponSearchWording.sort}
            options={SORTS.map((value) => ({ value, label: couponSearchWording.sorts[value] }))}
            value={draft.sort}
            onChange={(sort) => change({ sort })}
          />
          <RangeField
            label={couponSearchWording.price}
            names={{ min: couponSearchWording.priceFrom, max: couponSearchWording.priceTo }}
            value={draft.price}
            limit={PRICE_FILTER_NO_MAXIMUM_POINTS}
            step={PRICE_SLIDER_STEP_POINTS}
            format={spokenPrice}
            formatShort={shortPrice}
            errors={priceErrors(draft.price)}
            onChange={(price) => change({ price })}
          />
          {isMember && (
            <Checkbox
              label={couponSearchWording.affordableOnly}
              checked={draft.isAffordableOnly}
              onChange={(isAffordableOnly) => change({ isAffordableOnly })}
            />
          )}
          {(brands.length > 0 || filter.brands.length > 0) && (
            <BrandPicker
              key={resets}
              brands={brands}
              chosen={draft.brands}
              onChange={(chosen) => change({ brands: chosen })}
            />
          )}
        </>
      )}
    </SharedFilterDialog>
  );
}
