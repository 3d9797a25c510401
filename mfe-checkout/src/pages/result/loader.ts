import type { CallOptions, PageArgs, Platform } from '@poku/contract';
import { isApiError, messageFor, refusalCode } from '@poku/platform';
import { redirect } from '@poku/kit/router';
import { type Transaction, transactionCall } from '../../calls/transaction';
import type { PurchaseEnd } from '../../features/purchase-end';
import { paths } from '../../paths';

/** Names a transaction: by its number, by the key of its purchase (D43), or by what an e-wallet's return carried (D49). */
export type TransactionKey =
  | { readonly number: string; readonly trxId?: string; readonly refNum?: string }
  | { readonly key: string }
  | { readonly trxId: string; readonly refNum: string };

/** What is known of the transaction that the address names. */
export type Found =
  | { readonly kind: 'transaction'; readonly transaction: Transaction }
  /** The server knows none by that name, or not yet. */
  | { readonly kind: 'unknown' }
  | { readonly kind: 'unread'; readonly message: string };

/** What the address says; nothing of it is proven but by the server (D49). */
export interface Named {
  readonly name: TransactionKey;
  /** The e-wallet says that it was not paid. */
  readonly isDeclined: boolean;
}

const UNKNOWN = 404;

const nameIn = (query: URLSearchParams): TransactionKey | null => {
  const read = (name: string) => query.get(name) || undefined;
  const [number, key, trxId, refNum] = ['order', 'key', 'trxId', 'refNum'].map(read);
  if (number) return { number, ...(trxId && { trxId }), ...(refNum && { refNum }) };
  if (key) return { key };
  return trxId && refNum ? { trxId, refNum } : null;
};

/** Asks how a transaction stands. @throws ApiError when the session is over, and whatever ends the call itself */
export async function find(
  call: Platform['call'],
  name: TransactionKey,
  options: CallOptions,
): Promise<Found> {
  try {
    return { kind: 'transaction', transaction: await call(transactionCall, name, options) };
  } catch (error) {
    if (refusalCode(error) === UNKNOWN) return { kind: 'unknown' };
    if (options.signal?.aborted || !isApiError(error) || error.kind === 'session') throw error;
    return { kind: 'unread', message: messageFor(error) };
  }
}

/** An address that names nothing leads to the history. */
export async function loader({ platform, request }: PageArgs) {
  const query = new URL(request.url).searchParams;
  const name = nameIn(query);
  if (name === null) throw redirect(paths.burnHistory());
  const named: Named = { name, isDeclined: query.has('error') };
  return { named, found: await find(platform.call, name, { signal: request.signal }) };
}

/** What is asked about: what the address names, and how the purchase itself ended, when this tab made it. */
export interface Asked extends Named {
  readonly end: PurchaseEnd | null;
}
/** What the result is made of. */
export interface ResultData {
  readonly asked: Asked;
  readonly found: Found;
}
