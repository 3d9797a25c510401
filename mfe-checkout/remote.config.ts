import { defineRemote } from '@poku/shared/contract';

export const remote = defineRemote({
  name: 'mfe-checkout',
  routes: [
    { path: '/checkout', access: 'member', page: 'checkout', layout: 'focus' },
    { path: '/checkout-linkaja', access: 'member', page: 'checkout-linkaja', layout: 'focus' },
    { path: '/transaksi-selesai', access: 'member', page: 'result', layout: 'focus' },
  ],
  slots: [],
  links: ['/tukar', '/partner-linkage', '/raih', '/riwayat'],
  budgetBytes: 40_000,
});
