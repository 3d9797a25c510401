import { BRAND } from '@poku/domain/brand';

/** Logging in, and what the fields of an account say ([A] §2, [A] §5). */
export const loginWording = {
  loginTitle: 'Masuk',
  loginGreeting: 'Senang melihat kamu lagi',
  loginTagline: 'Satukan semua poinmu, tukar sesukamu.',
  withBrand: `bersama ${BRAND.name}`,
  phoneLabel: 'Nomor HP',
  passwordLabel: 'Password',
  loginButton: 'Masuk',
  toForgotPassword: 'Lupa password?',
  toRegister: 'Daftar',
  noAccountYet: 'Belum punya akun?',
  phoneFree: 'Nomor HP bisa dipakai',
  emailFree: 'Email bisa dipakai',
  checking: 'Sedang memeriksa…',
  checkFailed: 'Belum bisa diperiksa. Kami periksa lagi saat kamu lanjut.',
  loginLockedTitle: 'Akun dikunci sementara',
} as const;
