import { BRAND } from '../brand';

/** Forgotten, new and changed passwords, and the verification of the e-mail ([A] §4, [A] §8). */
export const forgotWording = {
  title: 'Lupa Password',
  startTitle: 'Cari akun kamu',
  startIntro: 'Masukkan nomor HP atau email yang terdaftar. Kami bantu kamu membuat password baru.',
  identifierLabel: 'Nomor HP atau email',
  identifierLocked: 'Isian terlalu panjang. Halaman dimuat ulang…',
  phoneUnknown: 'Nomor HP belum terdaftar',
  emailUnknown: 'Email belum terdaftar',
  next: 'Lanjut',
  otpTitle: 'Cek SMS kamu',
  newTitle: 'Buat password baru',
  newPasswordLabel: 'Password baru',
  confirmationLabel: 'Konfirmasi password',
  save: 'Simpan password',
  saved: 'Password kamu berhasil diubah!',
  updateFailed: 'Password belum berhasil diubah. Coba lagi ya.',
  linkTitle: 'Cek email kamu',
  linkSentTo: (maskedEmail: string) => `Link untuk membuat password baru sudah dikirim ke ${maskedEmail}.`,
  linkSent: 'Link untuk membuat password baru sudah dikirim ke email kamu.',
  linkAdvice: [
    'Buka email kami dan ketuk linknya.',
    'Link berlaku 30 menit dan hanya bisa dipakai sekali.',
    'Tidak ada di inbox? Cek juga folder spam atau promosi.',
  ],
  linkAgain: 'Kirim ulang link',
  linkAgainIn: (time: string) => `Kirim ulang link dalam ${time}`,
  linkAgainSent: 'Link baru sudah dikirim. Pakai link yang terbaru ya.',
  otherAccount: 'Pakai nomor HP atau email lain',
  newPageTitle: 'Password Baru',
  linkMissing: 'Link ubah password ini tidak lengkap. Buka lagi dari email kamu, atau minta link baru.',
  linkRequest: 'Minta link baru',
  changeTitle: 'Ubah Password',
  oldPasswordLabel: 'Password lama',
  changeHint: 'Setelah diubah, kamu tetap masuk di sini. Perangkat lain perlu masuk lagi.',
} as const;

/** `POST /updatepassword` and `POST /validateforgotpasswordemail`; other codes: the update failed ([A] §8). */
export const updatePasswordCodeWording = {
  204: 'Kode OTP sudah kedaluwarsa. Minta kode baru ya',
  205: 'Kode OTP sudah kedaluwarsa. Minta kode baru ya',
} as const;

/** `/verification/{token}` and `/email-verified` ([A] §8, D24). */
export const verificationWording = {
  title: 'Verifikasi Email',
  running: 'Sebentar, kami sedang memverifikasi email kamu…',
  linkMissing: `Link verifikasi ini tidak lengkap. Buka lagi dari email ${BRAND.name}, atau minta link baru.`,
  resend: 'Perlu link baru? Kami kirim lagi ke email kamu.',
  loginToResend: 'Masuk untuk meminta email verifikasi baru.',
  toLogin: 'Masuk',
} as const;
