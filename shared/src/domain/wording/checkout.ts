import { BRAND } from '../brand';
import { formatPoints } from '../numbers';
import { accessWording, type CodeWording } from './access';

/** Checkout, payment and its result ([C] §2 to §8). */
export const checkoutWording = {
  title: 'Pembayaran',
  groupOwn: 'POINKU',
  groupEwallet: 'E-WALLET',
  methodMissing: 'Silahkan pilih metode pembayaran',
  tooFew: `Total ${BRAND.points} yang kamu masukkan kurang`,
  tooMany: `Total ${BRAND.points} yang kamu masukkan melebihi total `,
  ewalletNeedsPoints: 'Ups, kamu masih belum punya cukup poin!',
  failedTitle: 'Transaksi Gagal!',
  failedText: 'Poin kamu tidak terpotong.',
  timeoutTitle: 'Timeout',
  timeoutText: 'Cek riwayat kamu untuk melihat status transaksi ini.',
  processingTitle: 'Pembayaran sedang diproses',
  successTitle: 'Transaksi Sukses',
  lockedTitle: accessWording.otpLockedTitle,
  lockedText: 'Kode yang kamu masukkan masih salah. Coba lagi dalam 3 jam ya',
  summary: 'Ringkasan',
  quantity: 'Jumlah',
  unitPrice: 'Harga satuan',
  methods: 'Metode Pembayaran',
  used: (points: number) => `Dipakai ${formatPoints(points)}`,
  sourceOld: (message: string, moment: string) => `${message}. Saldo dibaca ${moment}.`,
  sourceLater: 'Belum bisa digabung untuk membayar.',
  shortfall: (points: number) => `${BRAND.points} kamu kurang ${formatPoints(points)} untuk transaksi ini.`,
  total: 'TOTAL POIN',
  pay: 'Bayar',
  nothingChosen: 'Belum ada kupon yang kamu pilih untuk dibayar.',
  toCatalogue: 'Pilih kupon',
  otpTitle: 'Verifikasi Pembayaran',
  resultTitle: 'Status Transaksi',
  processingText: 'Kami sedang menunggu kepastian pembayaran kamu. Hasilnya akan tampil di riwayat.',
  successText: 'Kupon kamu sudah siap dipakai.',
  toHistory: 'Lihat Riwayat',
} as const;

/** `POST /buyvoucher`, `/buyproduct`, `/buydiscountproduct` and `GET /checkoutvoucher` (D48). */
export const paymentCodeWording: CodeWording = {
  20002: checkoutWording.processingTitle,
  20404: 'Kupon ini tidak ditemukan.',
  40003: 'Harga atau data kupon berubah. Muat ulang halaman, lalu coba lagi.',
  40004: 'Poin kamu tidak cukup.',
  40005: 'Kupon yang kamu cari sudah habis...',
  40111: 'Kode OTP tidak berlaku lagi. Minta kode baru ya',
  40112: 'Pembayaran ditolak oleh partner.',
  40121: 'Partner ini belum bisa dipakai untuk membayar.',
};

/** Calls that send the code of a payment ([A] §8, D48). */
export const paymentOtpCodeWording: CodeWording = {
  ...paymentCodeWording,
  207: checkoutWording.lockedText,
  211: accessWording.otpSendsUsedUp,
};
