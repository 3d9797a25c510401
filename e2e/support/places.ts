/** One page of each remote, and a text that only its content shows. */
export const PLACES = [
  { remote: 'mfe-account', page: 'profile', path: '/profil', shows: 'Keluar' },
  { remote: 'mfe-linkage', page: 'partner-list', path: '/partner-linkage', shows: 'RumahNet' },
  { remote: 'mfe-catalogue', page: 'catalogue', path: '/tukar', shows: 'Kupon Populer' },
  {
    remote: 'mfe-checkout',
    page: 'result',
    path: '/transaksi-selesai?order=tidak-ada',
    shows: 'Transaksi tidak ditemukan',
  },
  { remote: 'mfe-history', page: 'my-coupons', path: '/raih', shows: 'Baru' },
  { remote: 'mfe-help', page: 'help-centre', path: '/pusat-bantuan', shows: 'Akun' },
] as const;
