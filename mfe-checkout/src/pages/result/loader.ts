import type { CallOptions, PageArgs, PaymentApi, Transaction, TransactionKey } from '@poku/shared/contract';
import { isApiError, messageFor, refusalCode } from '@poku/shared/platform';
import { redirect } from '@poku/shared/router';
import { paths, type ResultStatus } from '../../paths';

/** What is known of the transaction that the address names. */
export type Found =
  | { readonly kind: 'transaction'; readonly transaction: Transaction }
  /** The server knows none by that name, or not yet. */
  | { readonly kind: 'unknown' }
  | { readonly kind: 'unread'; readonly message: string };

/** What the address says; nothing of it is proven but by the server (D49). */
export interface Asked {
  /** `null` when the address names no transaction. */
  readonly name: TransactionKey | null;
  /** How the purchase ended for who asked for it. */
  readonly status: Exclude<ResultStatus, 'success'> | null;
  /** Why it was refused, for who asked for it (D48). */
  readonly code: number | null;
  /** The e-wallet says that it was not paid. */
  readonly isDeclined: boolean;
}

const STATUSES = ['processing', 'timeout', 'failed'] as const;
const UNKNOWN = 404;

const nameIn = (query: URLSearchParams): TransactionKey | null => {
  const [number, key] = [query.get('order'), query.get('key')];
  if (number) {
    const [trxId, refNum] = [query.get('trxId'), query.get('refNum')];
    return { number, ...(trxId && { trxId }), ...(refNum && { refNum }) };
  }
  return key ? { key } : null;
};

/** Asks how a transaction stands. @throws ApiError when the session is over, and whatever ends the call itself */
export async function find(api: PaymentApi, name: TransactionKey, options: CallOptions): Promise<Found> {
  try {
    return { kind: 'transaction', transaction: await api.transaction(name, options) };
  } catch (error) {
    if (refusalCode(error) === UNKNOWN) return { kind: 'unknown' };
    if (options.signal?.aborted || !isApiError(error) || error.kind === 'session') throw error;
    return { kind: 'unread', message: messageFor(error) };
  }
}

/** An address that names nothing and has no result to tell leads to the history. */
export async function loader({ platform, request }: PageArgs) {
  const query = new URL(request.url).searchParams;
  const name = nameIn(query);
  const status = STATUSES.find((known) => known === query.get('status')) ?? null;
  if (name === null && status === null) throw redirect(paths.burnHistory());
  const code = Number(query.get('code')) || null;
  const asked: Asked = { name, status, code, isDeclined: query.has('error') };
  const unknown: Found = { kind: 'unknown' };
  const found = name === null ? unknown : await find(platform.api.payment, name, { signal: request.signal });
  return { asked, found };
}
export type ResultData = Awaited<ReturnType<typeof loader>>;
