import { accessWording, type CodeWording } from '@poku/domain/wording/access';

/** `POST /buyvoucher`, `/buyproduct`, `/buydiscountproduct` and `GET /checkoutvoucher` (D48). */
export const paymentCodeWording: CodeWording & { readonly 20002: string } = {
  20002: 'Pembayaran sedang diproses',
  20404: 'Kupon ini tidak ditemukan.',
  40003: 'Harga atau data kupon berubah. Buka lagi kuponnya untuk melihat yang terbaru.',
  40004: 'Poin kamu tidak cukup.',
  40005: 'Kupon yang kamu cari sudah habis...',
  40111: 'Kode OTP tidak berlaku lagi. Minta kode baru ya',
  40112: 'Pembayaran ditolak oleh partner.',
  40121: 'Partner ini belum bisa dipakai untuk membayar.',
};

/** Calls that send the code of a payment ([A] §8, D48). */
export const paymentOtpCodeWording: CodeWording & { readonly 207: string } = {
  ...paymentCodeWording,
  203: accessWording.otpTooSoon,
  207: 'Kode yang kamu masukkan masih salah. Coba lagi dalam 3 jam ya',
  211: accessWording.otpSendsUsedUp,
  504: 'Partner sedang tidak menjawab. Belum ada yang dibayar, coba lagi sebentar lagi.',
};

/** Most external sources of a payment whose code the partner sends (D45). */
export const EXTERNAL_OTP_SOURCES_MAX = 1;
