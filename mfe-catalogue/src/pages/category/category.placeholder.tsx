import { wireName } from '@poku/contract/calls';
import { Stack } from '@poku/kit';
import { TextBone, Waiting } from '@poku/kit/placeholder';
import { couponsCall } from '../../calls/coupons';
import { FilterBar } from '../../features/filter-coupons/filter-bar';
import { EVERYTHING } from '../../features/filter-coupons/search';
import { SearchField } from '../../features/filter-coupons/search-field';
import { CouponRows } from '../../features/list-coupons/coupon-rows.placeholder';

const never = () => undefined;
const nowhere = { current: null };

/** A name can be typed at once; whose category it is is not known yet. */
export const Placeholder = () => (
  <Waiting>
    <Stack>
      <Stack $gap={0}>
        <TextBone $font="title" $width="9rem" />
        <TextBone $font="caption" $width="7rem" />
      </Stack>
      <FilterBar filter={EVERYTHING.filter} brands={[]} onChange={never}>
        <SearchField value={EVERYTHING.name} onSearch={never} onLeave={never} input={nowhere} />
      </FilterBar>
      <CouponRows of={couponsCall} list={wireName('coupons', couponsCall.answer.fields.coupons)} />
    </Stack>
  </Waiting>
);
