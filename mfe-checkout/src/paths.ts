/** How a payment ended, as the address of the result says it ([C] §4). */
export type ResultStatus = 'success' | 'processing' | 'timeout' | 'failed';

/** What the result's address names: the transaction by its number or its purchase's key, and what is known of it so far. */
export interface ResultQuery {
  readonly order?: string;
  readonly key?: string;
  readonly status?: ResultStatus;
  /** Why a purchase was refused for which there is no transaction (D48). */
  readonly code?: number;
}

const withQuery = (path: string, query: Readonly<Record<string, string | undefined>>): string => {
  const named = Object.entries(query).flatMap(([name, value]) => (value ? [[name, value]] : []));
  return named.length === 0 ? path : `${path}?${new URLSearchParams(named).toString()}`;
};

/** Every address that this remote links to. */
export const paths = {
  home: () => '/',
  catalogue: () => '/tukar',
  partners: () => '/partner-linkage',
  myCoupons: () => '/raih',
  burnHistory: () => '/riwayat?tab=tukar',
  result: ({ order, key, status, code }: ResultQuery) =>
    withQuery('/transaksi-selesai', { order, key, status, code: code?.toString() }),
  /** The page that leads to the e-wallet's; its address there comes from the server by the order (D49). */
  paymentPage: (order: string, code?: string) => withQuery('/checkout-linkaja', { order, pc: code }),
};
