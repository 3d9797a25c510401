import type { PageArgs, PaymentApi } from '@poku/shared/contract';
import { readRows, rowsOf } from '../../features/grow-list/read-rows';

/** Whether an address that an e-wallet led to names a transaction that the server knows as paid (D49). */
async function isPaidReturn(api: PaymentApi, query: URLSearchParams, signal: AbortSignal): Promise<boolean> {
  const [number, trxId, refNum] = [query.get('order'), query.get('trxId'), query.get('refNum')];
  if (!number || !trxId || !refNum) return false;
  try {
    return (await api.transaction({ number, trxId, refNum }, { signal })).status === 'success';
  } catch {
    // The coupons are shown all the same.
    return false;
  }
}

export async function loader({ platform: { api }, request: { url, signal } }: PageArgs) {
  const query = new URL(url).searchParams;
  const [list, isBought] = await Promise.all([
    readRows(rowsOf(query), (page) => api.coupons.list(page, { signal })),
    isPaidReturn(api.payment, query, signal),
  ]);
  return { ...list, isBought };
}
