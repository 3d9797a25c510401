import { PRICE_FILTER_NO_MAXIMUM_POINTS } from '@poku/domain/limits/catalogue';
import { formatNumber, formatPoints } from '@poku/domain/numbers';
import { useSession } from '@poku/platform';
import { Button, FullScreenDialog, Stack, styled } from '@poku/kit';
import { Checkbox, type NumberRange, RadioGroup, RangeField } from '@poku/kit/fields';
import { useRef, useState } from 'react';
import type { Brand } from '../../calls/coupons';
import { couponToolsWording } from '../../wording/coupon-tools';
import { couponSearchWording } from '../../wording/coupon-search';
import { PRICE_SLIDER_STEP_POINTS } from '../../limits';
import { BrandPicker } from './brand-picker';
import { ANY_PRICE, type CouponFilter, isPriceRange, NO_FILTER, SORTS } from './coupon-filter';

const Actions = styled.div`
  display: grid;
  grid-template-columns: auto 1fr;
  gap: 12px;
`;

const sortOptions = SORTS.map((value) => ({ value, label: couponSearchWording.sorts[value] }));
const priceNames = { min: couponSearchWording.priceFrom, max: couponSearchWording.priceTo };

const shortPrice = (points: number): string =>
  points >= ANY_PRICE.max ? couponSearchWording.noMaximum : formatNumber(points);
const spokenPrice = (points: number): string =>
  points >= ANY_PRICE.max ? `${couponSearchWording.noMaximum} poin` : formatPoints(points);

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

/** 'URUTKAN & FILTER' ([C] §2): nothing happens before 'Terapkan'. */
export function FilterDialog({ filter, brands, onApply, onClose }: FilterDialogProps) {
  const [draft, setDraft] = useState(filter);
  const [resets, setResets] = useState(0);
  const form = useRef<HTMLDivElement>(null);
  // A guest has no points to buy with.
  const isMember = useSession().status === 'member';
  const change = (changes: Partial<CouponFilter>): void => setDraft((before) => ({ ...before, ...changes }));

  function handleApply() {
    if (isPriceRange(draft.price)) onApply(draft);
    else form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }
  function handleReset() {
    setDraft(NO_FILTER);
    setResets((count) => count + 1);
  }
  return (
    <FullScreenDialog
      open
      title={couponToolsWording.filter}
      onClose={onClose}
      footer={
        <Actions>
          <Button variant="secondary" onClick={handleReset}>
            {couponSearchWording.resetFilter}
          </Button>
          <Button fullWidth onClick={handleApply}>
            {couponSearchWording.applyFilter}
          </Button>
        </Actions>
      }
    >
      <Stack $gap={5} ref={form}>
        <RadioGroup
          label={couponSearchWording.sort}
          options={sortOptions}
          value={draft.sort}
          onChange={(sort) => change({ sort })}
        />
        <RangeField
          label={couponSearchWording.price}
          names={priceNames}
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
      </Stack>
    </FullScreenDialog>
  );
}
