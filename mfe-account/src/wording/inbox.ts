import { BRAND } from '@poku/domain/brand';

/** 'Kotak Masuk', and notices on the device (D66). */
export const inboxWording = {
  title: 'Kotak Masuk',
  empty:
    'Belum ada kabar untukmu. Poin yang masuk, kupon yang hampir berakhir, dan promo akan muncul di sini.',
  settings: 'Atur notifikasi',
  isNew: 'Baru',
  today: 'Hari ini',
  yesterday: 'Kemarin',
  deviceSwitch: 'Notifikasi di HP ini',
  deviceNote: `Kabar muncul di layar, walau ${BRAND.name} sedang ditutup.`,
  deviceDenied:
    'Notifikasi diblokir di browser ini. Izinkan dulu untuk situs ini di pengaturan browser, lalu buka lagi halaman ini.',
  deviceInstall: `Tambahkan ${BRAND.name} ke Layar Utama dulu: tekan Bagikan, lalu Tambah ke Layar Utama. Setelah itu buka ${BRAND.name} dari sana.`,
  deviceFailed: 'Notifikasi belum bisa diatur. Coba lagi ya',
  question: 'Mau dikabari lewat notifikasi HP?',
  questionText: 'Kami kabari saat poin masuk atau kupon hampir berakhir. Bisa dimatikan kapan saja.',
  yes: 'Ya, kabari',
  notNow: 'Nanti',
  turnedOn: 'Siap! Kabar berikutnya muncul juga di HP ini.',
  moreFailed: (why: string) => `Kabar berikutnya belum bisa dimuat. ${why}`,
} as const;
