import type { Platform } from '@poku/shared/contract';
import { PREPAID_CATEGORY_ID } from '@poku/shared/domain';

/** What identifies a coupon in an address. */
export interface CouponKey {
  readonly id: string;
  readonly redemptionRuleId: string;
  readonly rewardItemId: string;
}

/** What the checkout needs in its address (D43). */
export interface CheckoutAddress extends CouponKey {
  readonly quantity: number;
  readonly adsId?: string;
  readonly phone?: string;
}

const PREPAID = '/pulsa-prabayar';

const withQuery = (path: string, query: Readonly<Record<string, string | undefined>>): string => {
  const filled = Object.entries(query).filter((entry): entry is [string, string] => Boolean(entry[1]));
  return `${path}?${new URLSearchParams(filled).toString()}`;
};

const category = (id: string): string => `/kategori/${encodeURIComponent(id)}`;

/** Every address that this remote links to. */
export const paths = {
  catalogue: () => '/tukar',
  category,
  /** A category's own page, or the prepaid packages for category 5 where that page exists ([C] §2). */
  ofCategory: (id: string, site: Pick<Platform, 'isKnownPath'>) =>
    id === PREPAID_CATEGORY_ID && site.isKnownPath(PREPAID) ? PREPAID : category(id),
  coupon: (key: CouponKey) =>
    withQuery('/voucher', {
      id: key.id,
      redemptionId: key.redemptionRuleId,
      rewardItemId: key.rewardItemId,
    }),
  checkout: (item: CheckoutAddress) =>
    withQuery('/checkout', {
      voucherId: item.id,
      redemptionRuleId: item.redemptionRuleId,
      rewardItemId: item.rewardItemId,
      quantity: String(item.quantity),
      adsId: item.adsId,
      msisdn: item.phone,
    }),
  partners: () => '/partner-linkage',
};
