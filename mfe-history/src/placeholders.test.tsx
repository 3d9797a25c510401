import { testPlaceholders } from '@poku/testing';
import { remote } from '../remote.config';

const texts = ['Cara Mendapatkan Poin', 'Syarat dan Ketentuan'];
const within = 'Poin masuk paling lambat 1x24 jam setelah checkout.';

testPlaceholders(remote, (file) => import(`./pages/${file}`), {
  'my-coupons': {
    says: [],
    presses: ['Semua', 'Siap dipakai', 'Aktif', 'Terpakai', 'Hangus', expect.any(String)],
  },
  coupon: { says: ['Kode kupon', 'Tempat Penukaran', 'Cara Penukaran', 'Syarat dan Ketentuan'] },
  'receive-coupon': { says: [] },
  history: {
    says: ['Total poin yang kamu raih'],
    presses: ['Raih', 'Tukar', expect.any(String), 'Filter', 'Unduh CSV', 'Laporan bulanan'],
  },
  missions: { says: [] },
  year: { says: ['Gambarnya hanya berisi angka, tanpa nama dan saldo kamu.'], presses: ['Simpan gambar'] },
  'earn-point': {
    says: ['Belanja di partner Poku, poinnya masuk ke akun kamu.', 'Pilih partner di bawah ini.', within],
    presses: ['Cara Kumpulin POKUPoin'],
  },
  'earn-partner': { says: [...texts, within] },
  interim: { says: ['Terbuka di tab baru.'] },
  partners: {
    says: ['Kumpulkan POKUPoin setiap kali belanja di partner berikut.', ...texts, within],
    presses: ['Daftar', 'Masuk'],
  },
});
