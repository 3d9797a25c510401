import { defineRemote } from '@poku/shared/contract';

export const remote = defineRemote({
  name: 'mfe-catalogue',
  routes: [
    {
      path: '/tukar',
      access: 'member',
      page: 'catalogue',
      layout: 'tab',
      preload: ['/category/{clientId}', '/getpopularvoucher/{clientId}'],
    },
    { path: '/kategori/:categoryId', access: 'member', page: 'category', preload: ['/category/{clientId}'] },
    { path: '/voucher', access: 'member', page: 'coupon-detail', layout: 'focus' },
  ],
  slots: [
    { slot: 'dashboard', widget: 'categories', order: 10, heightPx: 200, preload: ['/category/{clientId}'] },
    {
      slot: 'dashboard',
      widget: 'popular',
      order: 20,
      heightPx: 304,
      preload: ['/getpopularvoucher/{clientId}'],
    },
    {
      slot: 'partner-dashboard',
      widget: 'popular',
      order: 10,
      heightPx: 304,
      preload: ['/getpopularvoucher/{clientId}'],
    },
    {
      slot: 'partner-dashboard',
      widget: 'favourites',
      order: 20,
      heightPx: 304,
      preload: ['/allfavoritvoucher/{clientId}'],
    },
  ],
  budgetBytes: 40_000,
});
