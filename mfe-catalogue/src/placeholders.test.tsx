import { testPlaceholders, testWidgetPlaceholders } from '@poku/testing';
import { remote } from '../remote.config';

testPlaceholders(remote, (file) => import(`./pages/${file}`), {
  catalogue: {
    says: ['Cari kupon', 'Kategori', 'Kupon Populer'],
    presses: ['Cari kupon', 'URUTKAN & FILTER', 'Favorit Kamu', 'Untuk Kamu', 'Pulsa & Paket'],
  },
  'coupon-detail': {
    says: ['Jumlah', 'Tempat Penukaran', 'Cara Penukaran', 'Syarat dan Ketentuan', 'TOTAL HARGA'],
    presses: ['Beli'],
  },
  prepaid: {
    says: ['Nomor HP yang diisi', 'Isi nomor HP dulu untuk melihat paket yang tersedia.'],
    presses: ['Nomor HP yang diisi', 'Kupon Top Up & TagihanToken listrik, tagihan dan lainnya.'],
  },
  favourites: { says: [] },
  'editorial-favourites': { says: ['Daftar atau masuk dulu'], presses: ['Daftar', 'Masuk'] },
  recommendations: { says: [] },
  goal: { says: [] },
  category: { says: ['Cari kupon'], presses: ['Cari kupon', 'URUTKAN & FILTER'] },
  'telco-detail': { says: ['Jumlah', 'Tempat Penukaran', 'TOTAL HARGA'], presses: ['Beli'] },
});

testWidgetPlaceholders(remote, (file) => import(`./widgets/${file}`), {
  goal: { says: [], presses: ['Mimpi'] },
  promotions: { says: ['Promo'] },
  categories: { says: ['Kategori'] },
  recommended: { says: ['Rekomendasi Kami'], presses: ['Lihat Semua: Rekomendasi Kami'] },
  popular: { says: ['Kupon Populer'], presses: ['Lihat Semua: Kupon Populer'] },
  favourites: { says: ['Kupon Favorit'], presses: ['Lihat Semua: Kupon Favorit'] },
});
