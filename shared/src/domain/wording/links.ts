import { BRAND } from '../brand';
import type { CodeWording } from './access';

/** Present version of the text that a member agrees to when linking (D32); a change of text is a new version. */
export const CONSENT_VERSION = '2026-11';
/** What is shared with a partner, by its key in the record of the consent (D32). */
export const CONSENT_SCOPE: Readonly<Record<string, string>> = {
  phone: 'Nomor HP',
  email: 'Email',
  balance: 'Saldo poin atau e-wallet',
};
/** `{partner}` stands for the partner's name. */
export const CONSENT_TEXT = `Saya setuju ${BRAND.name} dan {partner} saling berbagi nomor HP, email dan saldo saya untuk menghubungkan akun.`;

/** A page that still shows an older text asks again (D32). */
export const CONSENT_OUTDATED =
  'Teks persetujuan sudah berubah. Muat ulang halaman ini, lalu setujui lagi ya.';

/** `POST /initiatelink` and `POST /partnerlink` (D30, [A] §8). Each says what the member can do. */
export const linkCodeWording: CodeWording = {
  201: 'Permintaan ini tidak dikenali. Mulai lagi dari Daftar Partner ya.',
  203: `Nomor HP di partner berbeda dengan nomor HP ${BRAND.name} kamu. Samakan dulu nomornya, lalu coba lagi.`,
  204: 'Waktunya sudah habis. Mulai lagi dari awal ya.',
  205: `Email di partner berbeda dengan email ${BRAND.name} kamu. Samakan dulu emailnya, lalu coba lagi.`,
  206: 'Email kamu belum terverifikasi. Buka link di email kamu dulu, lalu coba lagi.',
  208: 'Partner ini belum bisa dihubungkan.',
  209: 'Kamu membatalkan atau partner menolak permintaan ini. Coba lagi kalau kamu berubah pikiran.',
  210: `Akun partner ini sudah terhubung dengan akun ${BRAND.name} lain. Putuskan dulu di sana, lalu coba lagi.`,
  212: 'Kamu sudah terhubung dengan akun lain di partner ini. Putuskan dulu, lalu coba lagi.',
  213: 'Kami tidak menemukan akun kamu di partner ini. Daftar dulu di aplikasi partner ya.',
  504: 'Partner sedang tidak menjawab. Belum ada yang berubah, coba lagi sebentar lagi.',
  20002: 'Partner belum menjawab. Kami masih memeriksanya, tunggu sebentar ya.',
  40106: 'Sepertinya ada yang salah… Buka kembali dari aplikasi partner ya.',
};

/** `POST /partnerunlink` (D32). */
export const unlinkCodeWording: CodeWording = {
  201: 'Partner ini tidak sedang terhubung.',
  202: 'Masih ada transaksi yang memakai partner ini. Tunggu sampai selesai, lalu coba lagi.',
};
