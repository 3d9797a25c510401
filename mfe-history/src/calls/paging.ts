import { orElse, whole } from '@poku/contract/calls';
import { PER_PAGE_MAX } from '@poku/domain/limits/catalogue';
import { LIST_PAGE_SIZE } from '@poku/domain/limits/coupons';

/** Query of a list that is read by pages: `page` from 1, `perPage` 1 to 100, by default 5 (D52). */
export const paging = {
  page: orElse(whole('page', { min: 1, max: 100_000 }), 1),
  perPage: orElse(whole('perPage', { min: 1, max: PER_PAGE_MAX }), LIST_PAGE_SIZE),
};
