import type { LinkGain } from './calls/link-gain';

const VOUCHER = '/voucher';

/** Every address that this remote links to. */
export const paths = {
  home: () => '/',
  login: () => '/login',
  /** `search`: the query to carry along with its question mark, for example `redirectUri`. */
  register: (search = '') => `/register${search}`,
  forgotPassword: () => '/forgot-password',
  partnerLogin: () => '/partner-login',
  partnerLink: (search = '') => `/partner-link${search}`,
  profile: () => '/profil',
  partners: () => '/partner-linkage',
  ewallets: () => '/ewallet-linkage',
  /** The dedicated page that begins to link an e-wallet. @param slug its name in addresses */
  ewalletBind: (slug: string) => `/ewallet-linkage/bind/${slug}`,
  /** @param authCode state of an attempt whose result is asked for; default the one that the e-wallet brings back */
  ewalletResult: (slug: string, authCode?: string) =>
    `/ewallet-linkage/${slug}${authCode === undefined ? '' : `?state=${encodeURIComponent(authCode)}`}`,
  catalogue: () => '/tukar',
  /** The coupons that the member's points pay. */
  affordableCoupons: () => '/tukar?affordable=1',
  voucher: () => VOUCHER,
  coupon: ({ id, redemptionRuleId, rewardItemId }: LinkGain['coupons'][number]) =>
    `${VOUCHER}?${new URLSearchParams({ id, redemptionId: redemptionRuleId, rewardItemId }).toString()}`,
  onboard: () => '/onboard',
  onboardStep: (step: 1 | 2) => `/onboard?step=${step}`,
};
