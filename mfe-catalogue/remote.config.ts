import { defineRemote } from '@poku/contract';
import { writeFields } from '@poku/contract/calls';
import { CATALOGUE_PAGE_SIZE } from '@poku/domain/limits/catalogue';
import { couponsCall, type CouponQuery } from './src/calls/coupons';

/** The first call of a coupon's page. @param id where the address names it */
const detailOf = <const Id extends string>(id: Id) =>
  `/voucherdetail/{clientId}?voucherId=${id}&redemptionRuleId={?redemptionId}&rewardItemId={?rewardItemId}&adsId={?adsId}` as const;

/** The first coupons of a list. @param filter where the path names it */
const listOf = (filter: CouponQuery) => ({
  path: couponsCall.path,
  body: writeFields(couponsCall.body, { filter, perPage: CATALOGUE_PAGE_SIZE }, '{clientId}'),
});

export const remote = defineRemote({
  name: 'mfe-catalogue',
  routes: [
    {
      path: '/tukar',
      access: 'member',
      page: 'catalogue',
      layout: 'tab',
      preload: ['/category/{clientId}', '/getpopularvoucher/{clientId}', '/allfavoritvoucher/{clientId}'],
    },
    {
      path: '/kategori/:categoryId',
      access: 'member',
      page: 'category',
      preload: ['/category/{clientId}', '/allfavoritvoucher/{clientId}'],
      preloadPosts: [listOf({ categoryId: '{:categoryId}' })],
    },
    {
      path: '/merek/:brandKey',
      access: 'member',
      page: 'category',
      preload: ['/allfavoritvoucher/{clientId}'],
      preloadPosts: [listOf({ brandKeys: ['{:brandKey}'] })],
    },
    {
      path: '/voucher',
      access: 'member',
      page: 'coupon-detail',
      layout: 'focus',
      preload: [detailOf('{?id}'), '/allfavoritvoucher/{clientId}'],
    },
    {
      path: '/voucher/telco/:id/:slug',
      access: 'member',
      page: 'telco-detail',
      layout: 'focus',
      preload: [detailOf('{:id}'), '/allfavoritvoucher/{clientId}'],
    },
    { path: '/pulsa-prabayar', access: 'member', page: 'prepaid' },
    {
      path: '/kupon-favorit',
      access: 'member',
      page: 'favourites',
      preload: ['/allfavoritvoucher/{clientId}'],
    },
    { path: '/favorit', access: 'public', page: 'editorial-favourites', preload: ['/favoritvoucher'] },
    { path: '/mimpi', access: 'member', page: 'goal', preload: ['/customergoal/{clientId}'] },
    { path: '/kupon-rekomendasi', access: 'member', page: 'recommendations' },
    { path: '/rekomendasi-kupon', access: 'member', page: 'recommendations' },
  ],
  slots: [
    { slot: 'dashboard', widget: 'goal', order: 3, heightPx: 108, preload: ['/customergoal/{clientId}'] },
    {
      slot: 'dashboard',
      widget: 'promotions',
      order: 5,
      heightPx: 237,
      preload: ['/customerpromotion/{clientId}'],
    },
    { slot: 'dashboard', widget: 'categories', order: 10, heightPx: 199, preload: ['/category/{clientId}'] },
    {
      slot: 'dashboard',
      widget: 'popular',
      order: 20,
      heightPx: 284,
      preload: ['/getpopularvoucher/{clientId}', '/allfavoritvoucher/{clientId}'],
    },
    {
      slot: 'dashboard',
      widget: 'recommended',
      order: 15,
      heightPx: 284,
    },
    {
      slot: 'partner-dashboard',
      widget: 'recommended',
      order: 10,
      heightPx: 284,
    },
    {
      slot: 'partner-dashboard',
      widget: 'favourites',
      order: 20,
      heightPx: 284,
      preload: ['/allfavoritvoucher/{clientId}'],
    },
    { slot: 'guest', widget: 'guest-favourites', order: 10, heightPx: 284 },
  ],
  links: ['/checkout', '/partner-linkage', '/earn-point', '/register', '/login'],
  // With the shapes of its calls, 4 KB over all pages and widgets (decision 024), and what to do about a coupon that is sold out, 2 KB.
  // 'Mimpi', a page and a tile of the home, chunks of their own that no other page loads, 8.5 KB (decision 051).
  budgetBytes: 84_000,
});
