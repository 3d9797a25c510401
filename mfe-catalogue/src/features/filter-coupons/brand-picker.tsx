import { Caption, Grid, Icon, Stack } from '@poku/kit';
import { Checkbox, FieldGroup, FieldLegend, TextField } from '@poku/kit/fields';
import { useState } from 'react';
import type { Brand } from '../../calls/coupons';
import { couponSearchWording } from '../../wording/coupon-search';
import { FILTER_BRANDS_MAX } from '../../limits';

/** Longer lists can be searched. */
const SEARCH_FROM = 8;

interface BrandPickerProps {
  readonly brands: readonly Brand[];
  /** Keys of the chosen brands. */
  readonly chosen: readonly string[];
  readonly onChange: (chosen: readonly string[]) => void;
}

/** Brands to choose from. Those that were chosen when it opened come first, and stay there, so that no box moves away under a finger. */
export function BrandPicker({ brands, chosen, onChange }: BrandPickerProps) {
  const [first] = useState(chosen);
  const [text, setText] = useState('');
  // A brand of the address that has no coupon here any more can still be taken away.
  const gone = first.filter((key) => brands.every((brand) => brand.key !== key));
  const all = [...gone.map((key) => ({ key, name: key })), ...brands];
  const sorted = [
    ...all.filter(({ key }) => first.includes(key)),
    ...all.filter(({ key }) => !first.includes(key)),
  ];
  const wanted = text.trim().toLowerCase();
  const found = sorted.filter(({ name }) => name.toLowerCase().includes(wanted));
  const isFull = chosen.length >= FILTER_BRANDS_MAX;
  const toggle = (key: string, isChosen: boolean): void =>
    onChange(isChosen ? [...chosen, key] : chosen.filter((other) => other !== key));
  return (
    <FieldGroup>
      <FieldLegend>{couponSearchWording.brands}</FieldLegend>
      <Stack $gap={2}>
        <Caption role="status">
          {chosen.length > 0 && couponSearchWording.brandsChosen(chosen.length)}
        </Caption>
        {all.length > SEARCH_FROM && (
          <TextField
            label={couponSearchWording.brandSearch}
            type="search"
            inputMode="search"
            autoComplete="off"
            prefix={<Icon name="search" size={20} />}
            value={text}
            onChange={setText}
          />
        )}
        {found.length === 0 && <p role="status">{couponSearchWording.brandNotFound}</p>}
        <Grid $gap={1} $wideColumns={2}>
          {found.map(({ key, name }) => {
            const isChosen = chosen.includes(key);
            return (
              <Checkbox
                key={key}
                label={<span lang="id">{name}</span>}
                checked={isChosen}
                disabled={isFull && !isChosen}
                onChange={(isNow) => toggle(key, isNow)}
              />
            );
          })}
        </Grid>
      </Stack>
    </FieldGroup>
  );
}
