import { defineRemote } from '@poku/shared/contract';

export const remote = defineRemote({
  name: 'mfe-history',
  routes: [
    {
      path: '/raih',
      access: 'member',
      page: 'my-coupons',
      layout: 'tab',
      preload: ['/customervoucher/{clientId}?page=1&perPage=5'],
    },
    { path: '/kupon-ku', access: 'member', page: 'coupon' },
    { path: '/riwayat', access: 'member', page: 'history', layout: 'tab' },
  ],
  slots: [
    {
      slot: 'dashboard',
      widget: 'my-coupons',
      order: 50,
      heightPx: 190,
      preload: ['/customervoucher/{clientId}?page=1&perPage=5'],
    },
  ],
  budgetBytes: 40_000,
});
