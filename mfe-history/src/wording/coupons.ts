import { BRAND } from '@poku/domain/brand';

const inStore = (store: string | null): string => (store === null ? '' : ` di ${store}`);

/** My coupons ([C] §2, [C] §4, [C] §8). */
export const couponsWording = {
  title: 'Kupon Ku',
  state: { revealed: 'Aktif', new: 'Baru', active: 'Siap dipakai', used: 'Terpakai', expired: 'Hangus' },
  bought: 'Transaksi Sukses. Kupon baru kamu sudah ada di sini.',
  empty: 'Kamu belum punya kupon. Yuk, tukar poin kamu!',
  /** @param points left, with their unit */
  pointsLeft: (points: string) => `Sisa poin kamu ${points}`,
  useNow: 'Pakai sekarang',
  share: 'Bagikan',
  shareText: (name: string) => `Kupon ${name} bisa ditukar pakai poin di ${BRAND.name}:`,
  link: { copied: 'Link tersalin', notCopied: 'Link belum tersalin. Coba lagi ya.' },
  tabsLabel: 'Kupon menurut keadaannya',
  tabs: {
    semua: 'Semua',
    siap: 'Siap dipakai',
    aktif: 'Aktif',
    terpakai: 'Terpakai',
    hangus: 'Hangus',
  },
  /** Without a network, of a tab: the device keeps some of the coupons only. */
  notKept: 'Kupon seperti ini belum tersimpan di HP ini.',
  emptyTab: {
    siap: 'Belum ada kupon yang siap dipakai. Yuk, tukar poin kamu!',
    aktif: 'Tidak ada kode kupon yang sedang terbuka.',
    terpakai: 'Belum ada kupon yang terpakai.',
    hangus: 'Tidak ada kupon yang hangus.',
  },
  /** Names what stands beside the list on a desk. */
  chosen: 'Kupon yang kamu pilih',
  runningTitle: 'Kode kupon sedang berjalan',
  emptyInShort: 'Kupon yang kamu tukar akan tampil di sini.',
  toCatalogue: 'Tukar Poin',
  detailTitle: 'Detail Kupon',
  validUntil: (day: string) => `Berlaku sampai ${day}`,
  endedAt: (day: string) => `Berakhir ${day}`,
  /** @param store where it was used; `null` when that is not known */
  usedAt: (day: string, time: string, store: string | null) => `Dipakai ${day}, ${time}${inStore(store)}`,
  /** A toast. @param store as above */
  justUsed: (name: string, store: string | null) => `Kupon ${name} terpakai${inStore(store)}.`,
  useChannel: { till: 'Untuk dipakai di kasir', online: 'Untuk dipakai online' },
  notFound: 'Kupon ini tidak ditemukan.',
  toCoupons: 'Lihat Kupon Ku',
  pickup: 'Tempat Penukaran',
  redeem: 'Cara Penukaran',
  terms: 'Syarat dan Ketentuan',

  code: 'Kode kupon',
  codeHidden: {
    till: 'Kode kupon masih tersembunyi. Lihat kodenya saat kamu sudah di depan kasir.',
    online: 'Kode kupon masih tersembunyi. Lihat kodenya saat kamu sudah siap membayar.',
  },
  codeOfUsed: 'Kupon ini sudah terpakai, jadi kodenya tidak bisa dilihat lagi.',
  codeOfExpired: 'Kupon ini sudah hangus, jadi kodenya tidak bisa dilihat lagi.',
  codeOver: 'Kode ini sudah kamu lihat dan waktunya sudah habis, jadi kuponnya hangus.',

  slide: 'Geser untuk melihat kode',
  slideHint: 'Geser sampai ke ujung, atau cukup ketuk.',
  revealQuestion: 'Mau lihat kode kupon kamu sekarang?',
  revealNote: 'Kode kupon akan hangus 30 menit setelah kamu geser.',
  yes: 'Ya',
  no: 'Tidak',
  understood: 'Oke',
  redeemFailedTitle: 'Proses Gagal',
  revealOfflineText:
    'Kode hanya bisa dibuka saat ada internet. Kode kamu belum dibuka, coba lagi begitu kamu tersambung.',

  countdown: 'Hangus dalam',
  endsIn: (name: string, minutes: number) => `Kode kupon ${name} hangus ${minutes} menit lagi.`,
  ended: (name: string) => `Waktu kode kupon ${name} sudah habis.`,
  copy: 'Salin kode',
  copyOf: (name: string) => `Salin kode ${name}`,
  copied: 'Kode unik berhasil disalin',
  selected: 'Kode sudah dipilih. Tekan lama, lalu pilih Salin.',
  notCopied: 'Kode belum tersalin. Buka kuponnya, lalu salin kodenya di sana.',
  pasteOnline: 'Untuk dipakai online. Salin kodenya, lalu tempel saat membayar.',
  showAtTill: 'Tampilkan ke kasir',
  showAtTillOf: (name: string) => `Tampilkan ke kasir: ${name}`,
  qr: 'Kode QR dari kode kupon',
  barcode: 'Barcode dari kode kupon',
  picturesFailed: 'Kode QR dan barcode belum bisa dimuat. Kode di atas tetap bisa kamu tunjukkan ke kasir.',
  brightnessHint: 'Sulit dipindai? Naikkan kecerahan layar HP kamu.',
} as const;
