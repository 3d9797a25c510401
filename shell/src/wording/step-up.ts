import { BRAND } from '@poku/domain/brand';

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
