import type { PageArgs } from '@poku/shared/contract';
import { readRows, rowsOf } from '../../features/grow-list/read-rows';

export function loader({ platform, request }: PageArgs) {
  const count = rowsOf(new URL(request.url).searchParams);
  const { signal } = request;
  return readRows(count, (page) => platform.api.coupons.list(page, { signal }));
}
