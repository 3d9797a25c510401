import type { CodeWording } from './code-wording';

/** What needs a fresh authentication and has none, and `POST /stepup` (D59, D60). */
export const stepUpCodeWording: CodeWording = {
  201: 'Password salah',
  207: 'Password salah 5 kali. Tunggu 10 menit, atau pakai kode lewat SMS.',
  40131: 'Konfirmasi dulu bahwa ini kamu, lalu coba lagi.',
};
