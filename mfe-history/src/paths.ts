import { BRAND } from '@poku/domain/brand';
import { GIFT_PATH } from './calls/gift-path';
import type { OwnedCouponKey } from './owned-coupon';

const RECEIPTS = '/transaksi-selesai';

const ofPartner = (path: string, id: string): string => `${path}?${new URLSearchParams({ id }).toString()}`;

/** Every address that this remote links to. */
export const paths = {
  catalogue: () => '/tukar',
  myCoupons: () => '/raih',
  receipts: () => RECEIPTS,
  receipt: (order: string) => `${RECEIPTS}?${new URLSearchParams({ order }).toString()}`,
  coupon: ({ voucherId, reference }: OwnedCouponKey) =>
    `/kupon-ku?${new URLSearchParams({ id: voucherId, code: reference }).toString()}`,
  /** Where anybody who is logged in can get such a coupon, too. */
  soldCoupon: (voucherId: string) => `/voucher?${new URLSearchParams({ id: voucherId }).toString()}`,
  missions: () => '/misi',
  year: () => '/setahun-poku',
  partnerLinks: () => '/partner-linkage',
  earnPoint: () => '/earn-point',
  earnPartner: (id: string) => ofPartner('/earn-partner', id),
  interim: (id: string) => ofPartner('/interim', id),
  register: () => '/register',
  /** Leads back to the partners. */
  login: () => `/login?${new URLSearchParams({ redirectUri: BRAND.paths.partners }).toString()}`,
  receive: () => GIFT_PATH,
  /** Each leads back to the sent coupon. */
  receiveAfter: (way: 'login' | 'register') =>
    `/${way}?${new URLSearchParams({ redirectUri: GIFT_PATH }).toString()}`,
};
