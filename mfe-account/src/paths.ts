import { BRAND } from '@poku/domain/brand';

/** What the checkout needs in its address (D43). */
export interface CheckoutItem {
  readonly couponId: string;
  readonly redemptionRuleId: string;
  readonly rewardItemId: string;
  readonly quantity: number;
}

/** Every address that this remote links to. Not each has a page yet: ask `platform.isKnownPath`. */
export const paths = {
  home: () => '/',
  dashboard: () => '/dashboard',
  /** `search`: the query to carry along with its question mark, for example `redirectUri`. */
  login: (search = '') => `/login${search}`,
  partnerLogin: () => '/partner-login',
  register: (search = '') => `/register${search}`,
  forgotPassword: (search = '') => `/forgot-password${search}`,
  newPassword: (search = '') => `/change-password${search}`,
  emailVerified: () => '/email-verified',
  landing: (search = '') => `/landing${search}`,
  onboard: () => '/onboard',
  points: () => '/poinku',
  ending: () => '/penjaga-hangus',
  tier: () => '/poin-n-tier',
  earnPoint: () => '/earn-point',
  profile: () => '/profil',
  profileSettings: () => '/change-profil',
  preferences: () => '/preferensi',
  changePassword: () => '/user-change-password',
  notificationSettings: () => '/change-notification',
  inbox: () => '/kotak-masuk',
  wayOut: () => '/berhenti-email',
  addPartner: () => '/add-partner',
  partners: () => '/partner-linkage',
  ewallets: () => '/ewallet-linkage',
  onboardStep: (step: number) => `/onboard?step=${step}`,
  about: () => '/about-app',
  help: () => '/pusat-bantuan',
  favourites: () => '/kupon-favorit',
  goal: () => '/mimpi',
  missions: () => '/misi',
  year: () => '/setahun-poku',
  editorialFavourites: () => '/favorit',
  catalogue: () => '/tukar',
  cheapestCoupons: () => '/tukar?sort=price-asc',
  /** Of one purchase, or of any. */
  checkout: (item?: CheckoutItem) =>
    item === undefined
      ? '/checkout'
      : `/checkout?${new URLSearchParams({
          voucherId: item.couponId,
          redemptionRuleId: item.redemptionRuleId,
          rewardItemId: item.rewardItemId,
          quantity: String(item.quantity),
        }).toString()}`,
  partnerDetails: () => BRAND.paths.partners,
};
