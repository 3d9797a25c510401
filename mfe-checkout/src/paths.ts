/** How a payment ended ([C] §4). */
export type ResultStatus = 'success' | 'processing' | 'timeout' | 'failed';

/** What the result's address names: the transaction by its number or its purchase's key. */
export interface ResultQuery {
  readonly order?: string;
  readonly key?: string;
}

/** What a purchase was about; `phone` belongs to a prepaid package. */
export interface BoughtItem {
  readonly voucherId: string;
  readonly redemptionRuleId?: string;
  readonly rewardItemId?: string;
  readonly adsId?: string;
  readonly phone?: string;
}

const withQuery = (path: string, query: Readonly<Record<string, string | undefined>>): string => {
  const named = Object.entries(query).flatMap(([name, value]) => (value ? [[name, value]] : []));
  return named.length === 0 ? path : `${path}?${new URLSearchParams(named).toString()}`;
};

/** Every address that this remote links to. */
export const paths = {
  home: () => '/',
  catalogue: () => '/tukar',
  /** Where a coupon or a package is bought. */
  coupon: ({ voucherId, redemptionRuleId, rewardItemId, adsId, phone }: BoughtItem) =>
    withQuery('/voucher', {
      id: voucherId,
      redemptionId: redemptionRuleId,
      rewardItemId,
      adsId,
      msisdn: phone,
    }),
  partners: () => '/partner-linkage',
  myCoupons: () => '/raih',
  burnHistory: () => '/riwayat?tab=tukar',
  result: ({ order, key }: ResultQuery) => withQuery('/transaksi-selesai', { order, key }),
  /** The page that leads to the e-wallet's; its address there comes from the server by the order (D49). */
  paymentPage: (order: string, code?: string) => withQuery('/checkout-linkaja', { order, pc: code }),
};
