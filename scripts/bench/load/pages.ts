import type { PATHS } from '../../arguments/load-parts';

/** A page that is measured. */
export interface BenchedPage {
  readonly path: (typeof PATHS)[number];
  readonly isMember: boolean;
  /** CSS selector of what counts as its content. */
  readonly content: string;
  /** CSS selector of what a member presses first on it. */
  readonly press: string;
  /** From where a click leads to it: another page, and the selector of a link there that is in sight. */
  readonly from: { readonly path: string; readonly link: string };
  /** Source of its remote of which a line is changed for a redeploy. */
  readonly source: string;
}

const COUPON = 'main article a[href^="/voucher"]';
const CATALOGUE = 'mfe-catalogue/src/pages/catalogue/catalogue.page.tsx';

/** The pages of `bench load`. */
export const PAGES: readonly BenchedPage[] = [
  {
    path: '/login',
    isMember: false,
    content: 'input[type="password"]',
    press: 'form button[type="submit"]',
    from: { path: '/register', link: 'a[href^="/login"]' },
    source: 'mfe-account/src/pages/login/login.page.tsx',
  },
  {
    path: '/',
    isMember: true,
    content: COUPON,
    press: COUPON,
    from: { path: '/profil', link: 'a[href="/"]' },
    source: CATALOGUE,
  },
  {
    path: '/tukar',
    isMember: true,
    content: COUPON,
    press: COUPON,
    from: { path: '/profil', link: 'a[href="/tukar"]' },
    source: CATALOGUE,
  },
  {
    path: '/kategori/1',
    isMember: true,
    content: COUPON,
    press: COUPON,
    from: { path: '/', link: 'main a[href="/kategori/1"]' },
    source: CATALOGUE,
  },
  {
    path: '/voucher?id=1001',
    isMember: true,
    content: 'main h2',
    press: 'main button:not([aria-label]):not([aria-pressed])',
    from: { path: '/tukar', link: COUPON },
    source: CATALOGUE,
  },
  {
    path: '/raih',
    isMember: true,
    content: 'main a[href^="/kupon-ku"]',
    press: 'main a[href^="/kupon-ku"]',
    from: { path: '/profil', link: 'a[href="/raih"]' },
    source: 'mfe-history/src/pages/my-coupons/my-coupons.page.tsx',
  },
];

/** The remote whose a source is. */
export const remoteOf = (source: string): string => source.split('/')[0] ?? '';
