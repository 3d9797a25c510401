import { BRAND } from '../brand';
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
