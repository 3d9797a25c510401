import { defineRemote } from '@poku/contract';

export const remote = defineRemote({
  name: 'mfe-checkout',
  routes: [
    { path: '/checkout', access: 'member', page: 'checkout', layout: 'focus' },
    { path: '/checkout-linkaja', access: 'member', page: 'checkout-linkaja', layout: 'focus' },
    { path: '/transaksi-selesai', access: 'member', page: 'result', layout: 'focus' },
  ],
  slots: [{ slot: 'open-payments', widget: 'open-payments', order: 10, heightPx: 260 }],
  offers: ['after-purchase'],
  links: ['/tukar', '/voucher', '/partner-linkage', '/raih', '/riwayat'],
  // The widget of open payments, with the question before one is called off, is on several pages.
  budgetBytes: 46_000,
});
