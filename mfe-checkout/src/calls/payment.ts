import { accessWording } from '@poku/domain/wording/access';
import type { CodeWording } from '@poku/domain/wording/code-wording';
import { COUPON_UNKNOWN, couponCodeWording } from '@poku/flows/coupon/calls/code';

/** Codes of a purchase ([C] §4, D48). */
export const PaymentCode = {
  ok: 200,
  inProcess: 20002,
  itemUnknown: COUPON_UNKNOWN,
  figuresDiffer: 40003,
  notEnoughPoints: 40004,
  outOfStock: 40005,
  otpRefused: 40111,
  partnerRefused: 40112,
  linkInactive: 40121,
  /** The partner did not answer; nothing was bought. */
  partnerSilent: 504,
} as const;

/** `POST /buyvoucher`, `/buyproduct`, `/buydiscountproduct` and `GET /checkoutvoucher` (D48). */
export const paymentCodeWording: CodeWording & Readonly<Record<typeof PaymentCode.inProcess, string>> = {
  [PaymentCode.inProcess]: 'Pembayaran sedang diproses',
  ...couponCodeWording,
  [PaymentCode.figuresDiffer]:
    'Harga atau data kupon berubah. Buka lagi kuponnya untuk melihat yang terbaru.',
  [PaymentCode.notEnoughPoints]: 'Poin kamu tidak cukup.',
  [PaymentCode.outOfStock]: 'Kupon yang kamu cari sudah habis...',
  [PaymentCode.otpRefused]: 'Kode OTP tidak berlaku lagi. Minta kode baru ya',
  [PaymentCode.partnerRefused]: 'Pembayaran ditolak oleh partner.',
  [PaymentCode.linkInactive]: 'Partner ini belum bisa dipakai untuk membayar.',
};

/** Calls that send the code of a payment ([A] §8, D48). */
export const paymentOtpCodeWording: CodeWording & { readonly 207: string } = {
  ...paymentCodeWording,
  203: accessWording.otpTooSoon,
  207: 'Kode yang kamu masukkan masih salah. Coba lagi dalam 3 jam ya',
  211: accessWording.otpSendsUsedUp,
  [PaymentCode.partnerSilent]:
    'Partner sedang tidak menjawab. Belum ada yang dibayar, coba lagi sebentar lagi.',
};

/** Most external sources of a payment whose code the partner sends (D45). */
export const EXTERNAL_OTP_SOURCES_MAX = 1;
