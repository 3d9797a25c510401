import { formatTime } from '@poku/domain/dates';
import type { RedemptionAnswer, RedemptionRefusal } from '@poku/partner-protocol';
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

/** What became of a use that the till took without a network, when Poku answers. */
export function whatBecame(answer: RedemptionAnswer, merchant: Merchant): { isUsed: boolean; text: string } {
  if (answer.status === 'used') return { isUsed: true, text: 'Terkirim. Kupon terpakai.' };
  if (answer.status === 'voided') return { isUsed: false, text: 'Pemakaian ini sudah dibatalkan.' };
  const { reason, otherUse } = answer;
  if (otherUse !== undefined)
    return {
      isUsed: false,
      text: `Kupon ini dipakai dua kali: sudah terpakai di ${otherUse.store}, ${formatTime(otherUse.usedAt)}. Sudah dilaporkan ke Poku.`,
    };
  const text =
    reason === 'too-late'
      ? 'Sudah lewat 3 hari, jadi kupon ini tidak terpakai.'
      : whyRefused(reason, merchant);
  return { isUsed: false, text };
}
