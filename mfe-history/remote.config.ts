import { defineRemote } from '@poku/contract';

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
    { path: '/terima-kupon', access: 'public', page: 'receive-coupon' },
    { path: '/riwayat', access: 'member', page: 'history', layout: 'tab' },
    { path: '/misi', access: 'member', page: 'missions', preload: ['/customermission/{clientId}'] },
    { path: '/setahun-poku', access: 'member', page: 'year', preload: ['/customeryear/{clientId}'] },
    { path: '/earn-point', access: 'member', page: 'earn-point', preload: ['/partnerearn/{clientId}'] },
    { path: '/earn-partner', access: 'member', page: 'earn-partner', preload: ['/partnerearn/{clientId}'] },
    { path: '/interim', access: 'member', page: 'interim', preload: ['/partnerearn/{clientId}'] },
    { path: '/mitra-poku', access: 'public', page: 'partners', preload: ['/partnerearn/{clientId}'] },
  ],
  slots: [
    {
      slot: 'dashboard',
      widget: 'missions',
      order: 4,
      heightPx: 92,
      preload: ['/customermission/{clientId}'],
    },
    {
      slot: 'dashboard',
      widget: 'my-coupons',
      order: 50,
      heightPx: 190,
      preload: ['/customervoucher/{clientId}?page=1&perPage=5'],
    },
    { slot: 'running-codes', widget: 'running-codes', order: 10, heightPx: 92 },
    { slot: 'first-points', widget: 'first-points', order: 10, heightPx: 492 },
    { slot: 'guest', widget: 'guest-partners', order: 20, heightPx: 360 },
  ],
  offers: ['open-payments', 'after-purchase'],
  links: ['/tukar', '/voucher', '/transaksi-selesai', '/register', '/login', '/partner-linkage'],
  // The encoders of QR and barcode, 5.5 KB, are fetched with a revealed code only. With the partners of a guest, and the shapes of its calls,
  // 4 KB over all pages (decision 024). Points on their way, and reading the history again, 1.2 KB. The choice of a month's statement,
  // 2 KB, is fetched with its first press.
  // The page of a sent coupon and what sending asks, chunks of their own that no other page loads, 6.8 KB; what all pages
  // together say of it, 1.7 KB (D68). How a package reaches its number, 1.3 KB (D69).
  // The ways to the first points, a chunk of their own that only members without points load, 4 KB (decision 047).
  // That a ticket is drawn in once, and where it is sold shared, 0.6 KB.
  // A member's year, a chunk of its own that no other page loads, 4 KB, and its picture, fetched with the press that shares it (decision 050).
  // The missions of the week, a page and a tile on the home, each a chunk of its own, 6 KB (decision 053).
  // Codes that run out, told on the home: a chunk of its own that only who has one loads, 3 KB; what all remotes say of slots, 0.3 KB.
  // The rows of the history as those of a table, for a desk, 0.8 KB, in the page's own chunk: one that came later would move what stands
  // (decision 056).
  // The chosen coupon beside the list, a chunk that desks alone load, 3.5 KB; missions that are fetched at once, what tickets are worth and
  // what partners give, 1.5 KB.
  budgetBytes: 94_500,
});
