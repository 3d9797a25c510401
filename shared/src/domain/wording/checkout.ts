import { BRAND } from '../brand';
import { formatDay } from '../dates';
import { formatNumber, formatPoints, formatRupiah } from '../numbers';
import { accessWording, type CodeWording } from './access';

/** Checkout, payment and its result ([C] §2 to §8). */
export const checkoutWording = {
  title: 'Pembayaran',
  groupOwn: 'POINKU',
  groupEwallet: 'E-WALLET',
  methodMissing: 'Silahkan pilih metode pembayaran',
  tooFew: `Total ${BRAND.points} yang kamu masukkan kurang`,
  tooMany: `Total ${BRAND.points} yang kamu masukkan melebihi total `,
  shareInvalid: 'Isi dengan angka, paling sedikit 0.',
  shareAboveBalance: (name: string) => `Saldo ${name} kamu tidak cukup.`,
  shareAboveMaximum: (points: number) => `Paling banyak ${formatPoints(points)} untuk satu transaksi.`,
  shareUnusable: (name: string) => `${name} sedang tidak bisa dipakai.`,
  oneEwallet: 'Pilih satu e-wallet saja untuk satu transaksi.',
  oneCode: 'Pilih satu partner saja yang meminta kode sendiri.',
  ewalletNeedsPoints: 'Ups, kamu masih belum punya cukup poin!',
  ewalletMinimum: (name: string, points: number) =>
    `Untuk membayar dengan ${name}, kamu butuh minimal ${formatPoints(points)} dari ${BRAND.points} dan poin partner.`,
  failedTitle: 'Transaksi Gagal!',
  failedText: 'Poin kamu tidak terpotong.',
  timeoutTitle: 'Timeout',
  timeoutText: 'Cek riwayat kamu untuk melihat status transaksi ini.',
  processingTitle: 'Pembayaran sedang diproses',
  successTitle: 'Transaksi Sukses',
  lockedText: 'Kode yang kamu masukkan masih salah. Coba lagi dalam 3 jam ya',
  summary: 'Ringkasan',
  quantity: 'Jumlah',
  unitPrice: 'Harga satuan',
  methods: 'Metode Pembayaran',
  used: (points: number) => `Dipakai ${formatPoints(points)}`,
  balance: (amount: string) => `Saldo ${amount}`,
  balanceAs: (units: string, points: number) => `${units} poin = ${formatNumber(points)} ${BRAND.points}`,
  expires: (moment: string) => `Berakhir ${formatDay(moment)}`,
  rate: (rate: string) => `Kurs ${rate}`,
  pointsOf: (name: string) => `Poin dari ${name}`,
  inRupiah: (rupiah: number) => `= ${formatRupiah(rupiah)}`,
  inUnits: (units: number, name: string) => `= ${formatNumber(units)} poin ${name}`,
  ownCode: 'Kode dikirim oleh partner',
  missing: (points: number) => `Kurang ${formatPoints(points)} lagi`,
  over: (points: number) => `Lebih ${formatPoints(points)}`,
  suggest: 'Pakai saran',
  suggestion: {
    ownEnough: `${BRAND.points} kamu cukup untuk transaksi ini.`,
    ewalletRest: (name: string, points: number) =>
      `Semua poin dipakai dulu, ${name} hanya membayar sisanya: ${formatPoints(points)}.`,
    expiresFirst: (name: string, moment: string) =>
      `Poin ${name} dipakai dulu karena paling cepat berakhir: ${formatDay(moment)}.`,
    fewestSources: 'Saran ini memakai sesedikit mungkin sumber poin.',
  },
  fillTo: 'Isi ke nomor',
  promotion: 'Promo',
  sourceOld: (message: string, moment: string) => `${message}. Saldo dibaca ${moment}.`,
  /** No split can pay. */
  shortfall: (points: number) => `Semua poin kamu masih kurang ${formatPoints(points)} untuk transaksi ini.`,
  linkMore: 'Hubungkan partner lain',
  linkFirst: 'Hubungkan partner',
  linkedFor: 'Pembayaran kuponmu masih menunggu di sini.',
  backToCheckout: 'Kembali ke pembayaran',
  total: 'TOTAL POIN',
  pay: 'Bayar',
  nothingChosen: 'Belum ada kupon yang kamu pilih untuk dibayar.',
  toCatalogue: 'Pilih kupon',
  otpTitle: 'Verifikasi Pembayaran',
  otpStep: (step: number, steps: number) => `Langkah ${step} dari ${steps}`,
  otpOwn: `Kode dari ${BRAND.name}`,
  otpOf: (name: string) => `Kode dari ${name}`,
  otpSentBy: (name: string) => `Kode 4 angka dikirim oleh ${name}`,
  otpOwnOver: `Konfirmasi kode ${BRAND.name} sudah kedaluwarsa. Minta kode baru ya`,
  resultTitle: 'Status Transaksi',
  processingText: 'Kami sedang menunggu kepastian pembayaran kamu. Hasilnya akan tampil di riwayat.',
  successText: 'Kupon kamu sudah siap dipakai.',
  toHistory: 'Lihat Riwayat',
} as const;

/** `POST /buyvoucher`, `/buyproduct`, `/buydiscountproduct` and `GET /checkoutvoucher` (D48). */
export const paymentCodeWording: CodeWording = {
  20002: checkoutWording.processingTitle,
  20404: 'Kupon ini tidak ditemukan.',
  40003: 'Harga atau data kupon berubah. Buka lagi kuponnya untuk melihat yang terbaru.',
  40004: 'Poin kamu tidak cukup.',
  40005: 'Kupon yang kamu cari sudah habis...',
  40111: 'Kode OTP tidak berlaku lagi. Minta kode baru ya',
  40112: 'Pembayaran ditolak oleh partner.',
  40121: 'Partner ini belum bisa dipakai untuk membayar.',
};

/** Calls that send the code of a payment ([A] §8, D48). */
export const paymentOtpCodeWording: CodeWording = {
  ...paymentCodeWording,
  203: accessWording.otpTooSoon,
  207: checkoutWording.lockedText,
  211: accessWording.otpSendsUsedUp,
  504: 'Partner sedang tidak menjawab. Belum ada yang dibayar, coba lagi sebentar lagi.',
};
