import { BRAND } from '@poku/domain/brand';
import { PRICE_FILTER_NO_MAXIMUM_POINTS } from '@poku/domain/limits/catalogue';

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
  editorialFavourites: () => '/favorit',
  catalogue: () => '/tukar',
  /** Coupons that cost no more, the dearest first; of more than the filter can say all of them (D40). */
  couponsUpTo: (points: number) =>
    `/tukar?${new URLSearchParams({
      sort: 'price-desc',
      ...(points < PRICE_FILTER_NO_MAXIMUM_POINTS && { max: String(points) }),
    }).toString()}`,
  partnerDetails: () => BRAND.paths.partners,
};
