import type { RedemptionRefusal } from '@poku/partner-protocol';
import type { Merchant } from './merchants';

/** What a till says when nothing came of it. */
export const tillTexts = {
  silent: 'Poku tidak menjawab. Tekan Coba lagi: kupon tetap hanya dipakai sekali.',
  voidSilent: 'Poku tidak menjawab. Tekan Coba lagi untuk membatalkan.',
  foreign: 'Halaman ini dibuka di tempat lain. Coba sekali lagi ya.',
  store: 'Pilih gerai dari daftarnya ya.',
  empty: 'Isi kode kuponnya dulu ya.',
};

const otherChannel: Readonly<Record<Merchant['channel'], string>> = {
  till: 'Kupon ini untuk dipakai online, bukan di kasir.',
  online: 'Kupon ini untuk dipakai di kasir, bukan online.',
};

/** Why a coupon is not used. */
export function whyRefused(reason: RedemptionRefusal, { name, channel }: Merchant): string {
  switch (reason) {
    case 'unknown':
      return 'Kode ini tidak dikenal. Periksa lagi hurufnya ya.';
    case 'other-merchant':
      return `Kupon ini bukan untuk ${name}.`;
    case 'other-channel':
      return otherChannel[channel];
    case 'not-revealed':
      return 'Minta pelanggan menggeser kuponnya untuk membuka kode.';
    case 'used':
      return 'Kupon ini sudah dipakai.';
    case 'expired':
      return 'Waktu kode ini sudah habis.';
    case 'forged':
      return 'Kode QR ini bukan dari Poku.';
    case 'reference-taken':
      return 'Formulir ini sudah dipakai untuk kupon lain. Tekan Pakai kupon sekali lagi ya.';
    case 'too-late':
      return 'Sudah lewat 5 menit, jadi tidak bisa dibatalkan lagi.';
  }
}

/** Why a use is not taken back. */
export const whyNotVoided = (reason: RedemptionRefusal, merchant: Merchant): string =>
  reason === 'unknown'
    ? 'Pemakaian ini tidak dikenal, jadi tidak ada yang dibatalkan.'
    : whyRefused(reason, merchant);
