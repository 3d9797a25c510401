import { BRAND } from '@poku/domain/brand';
import type { WayOut } from '../calls/way-out';

type ByEmails = Readonly<Record<WayOut['emails'], string>>;

const question: ByEmails = {
  promo: 'Berhenti menerima promo lewat email?',
  expired: 'Berhenti menerima pengingat lewat email?',
  all: 'Berhenti menerima kabar lewat email?',
};
const consequence: ByEmails = {
  promo: 'Promo tidak kami kirim lagi lewat email. Kabar lain tetap sampai seperti biasa.',
  expired:
    'Pengingat poin dan kupon yang hampir berakhir tidak kami kirim lagi lewat email. Kabar lain tetap sampai seperti biasa.',
  all: 'Promo, pengingat dan kabar lain tidak kami kirim lagi lewat email. Yang soal keamanan akunmu tetap kami kirim.',
};
const turnedOff: ByEmails = {
  promo: 'Promo lewat email sudah dimatikan',
  expired: 'Pengingat lewat email sudah dimatikan',
  all: 'Kabar lewat email sudah dimatikan',
};

/** '/berhenti-email', to which the way out of an e-mail leads (RFC 8058). */
export const wayOutWording = {
  title: 'Berhenti Menerima Email',
  looking: 'Sebentar, kami cek link kamu…',
  question,
  consequence,
  confirm: 'Ya, berhenti',
  turnedOff,
  backOn: 'Berubah pikiran? Nyalakan lagi kapan saja di Pengaturan Notifikasi.',
  unknown: `Tidak ada yang berubah. Buka lagi link dari email ${BRAND.name}, atau atur sendiri di Pengaturan Notifikasi.`,
  failed: 'Link belum bisa dicek',
  toSettings: 'Pengaturan Notifikasi',
} as const;
