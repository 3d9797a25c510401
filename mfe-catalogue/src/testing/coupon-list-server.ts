import {
  aVoucher,
  aVoucherList,
  envelope,
  failure,
  onCall,
  type WireVoucher,
  type WireVoucherListRequest,
} from '@poku/testing';
import type { SetupServer } from 'msw/node';

const isListRequest = (body: unknown): body is WireVoucherListRequest =>
  typeof body === 'object' && body !== null && 'filters' in body;

/** Coupons 'Kupon 1' to 'Kupon <count>', with the ids `v-1` and so on. */
export const coupons = (count: number): readonly WireVoucher[] =>
  Array.from({ length: count }, (_, index) =>
    aVoucher({ voucherId: `v-${index + 1}`, voucherName: `Kupon ${index + 1}` }),
  );

/** Answers every list call from `all` by name, brand and cursor, and keeps what was asked. */
export function serveCoupons(server: SetupServer, all: readonly WireVoucher[]) {
  const asked: WireVoucherListRequest[] = [];
  server.use(
    onCall.post('/voucherlist', async ({ request }) => {
      const body: unknown = await request.json();
      if (!isListRequest(body)) return failure(400);
      asked.push(body);
      const { cursor, perPage = 20, filters } = body;
      const found = all.filter(
        ({ voucherName, brand }) =>
          voucherName.includes(filters?.name ?? '') && (filters?.merchant?.includes(brand) ?? true),
      );
      const from = Number(cursor ?? 0);
      const to = from + perPage;
      const list = aVoucherList(all);
      return envelope({
        ...list,
        result: found.slice(from, to),
        brandList: cursor ? [] : list.brandList,
        nextCursor: to < found.length ? String(to) : null,
      });
    }),
  );
  return asked;
}
