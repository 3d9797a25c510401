import { testPlaceholders } from '@poku/testing';
import { remote } from '../remote.config';

const firstStep = ['Tampilkan password', 'Lanjut'];

testPlaceholders(remote, (file) => import(`./pages/${file}`), {
  register: {
    says: ['Buat akun kamu', 'Nomor HP kamu menjadi kunci untuk menyatukan semua poin.', 'Sudah punya akun?'],
    presses: ['Nomor HP', 'Email', 'Password', ...firstStep, 'Masuk'],
  },
  'forgot-password': { says: ['Cari akun kamu'], presses: ['Nomor HP atau email', 'Lanjut'] },
  'new-password': { says: ['Buat password baru', 'Password baru', 'Konfirmasi password'] },
  'change-password': {
    says: ['Setelah diubah, kamu tetap masuk di sini.'],
    presses: ['Password lama', 'Password baru', 'Konfirmasi password']
      .flatMap((field) => [field, 'Tampilkan password'])
      .concat('Simpan password'),
  },
  'email-verification': { says: [] },
  'way-out': { says: [] },
  landing: { says: ['Akun Poku kamu sudah jadi.'], presses: ['Lengkapi akun', 'Lewati'] },
  onboard: { says: ['Partner', 'E-Wallet', 'Hubungkan partner'], presses: ['Lihat panduan'] },
  profile: {
    says: ['Keluar'],
    presses: [
      'Kupon Favorit',
      'Mimpi',
      'Misi Minggu Ini',
      'Setahun Poku',
      'Pengaturan Profil',
      'Pengaturan Notifikasi',
      'Daftar Partner',
      'Daftar E-Wallet',
      'Tentang Aplikasi',
      'Pusat Bantuan',
    ],
  },
  'profile-settings': {
    says: ['Jenis Kelamin', 'Email', 'Nama', 'Tanggal Lahir'],
    presses: ['Preferensi Ku', 'Ubah Password'],
  },
  preferences: { says: ['Apa yang kamu suka?', 'Pilih sebanyak yang kamu mau.'] },
  'notification-settings': {
    says: ['Pilih kabar yang ingin kamu terima', 'Notifikasi di HP ini', 'SMS', 'Email', 'Semua', 'Promo'],
  },
  inbox: { says: [], presses: ['Atur notifikasi'] },
  points: {
    says: ['Total poin kamu', 'POKUPoin', 'Poin Partner & E-Wallet'],
    presses: ['Pakai sebelum hangus', 'Lihat level kamu'],
  },
  ending: { says: ['Segera hangus', 'Paling pas untuk dipakai'] },
  tier: { says: [], presses: ['Cara dapat poin'] },
  'test-form': { says: ['Nomor HP kamu'], presses: ['Nomor HP', 'Lanjut'] },
});
