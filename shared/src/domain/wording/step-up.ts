import { BRAND } from '../brand';
import type { CodeWording } from './access';

/** What needs a fresh authentication and has none, and `POST /stepup` (D59, D60). */
export const stepUpCodeWording: CodeWording = {
  201: 'Password salah',
  207: 'Password salah 5 kali. Tunggu 10 menit, atau pakai kode lewat SMS.',
  40131: 'Konfirmasi dulu bahwa ini kamu, lalu coba lagi.',
};

/** Proving once more who one is, before something that only the owner may do (D59, D60). */
export const stepUpWording = {
  title: 'Pastikan ini kamu',
  intro: `Untuk melanjutkan, masukkan password ${BRAND.name} kamu.`,
  password: 'Password',
  confirm: 'Lanjutkan',
  cancel: 'Nanti saja',
  byCode: 'Kirim kode lewat SMS',
  codeTitle: 'Masukkan kode',
  codeIntro: 'Masukkan kode yang kami kirim ke nomor HP kamu.',
} as const;
