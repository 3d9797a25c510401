import { testPlaceholders } from '@poku/testing';
import { remote } from '../remote.config';

testPlaceholders(remote, (file) => import(`./pages/${file}`), {
  checkout: {
    says: ['Ringkasan', 'Harga satuan', 'Jumlah', 'Metode Pembayaran', 'POINKU', 'TOTAL POIN'],
    presses: ['Bayar'],
  },
  'checkout-linkaja': { says: [] },
  result: { says: [], presses: ['Lihat Riwayat'] },
});
