import { BRAND } from '../brand';
import { accessWording, type CodeWording } from './access';

/** `POST /requestforgotpasswordemail` ([A] §8). */
export const resetRequestCodeWording: CodeWording = {
  201: 'Email belum terdaftar. Periksa lagi email kamu ya',
  202: accessWording.emailEmpty,
  205: accessWording.forgotEmailInvalid,
  207: 'Permintaan link ubah password kamu sudah habis. Coba lagi dalam waktu 3 jam ya',
  208: accessWording.emailUnverified,
};

/** `POST /validateforgotpasswordemail` and `POST /checkforgotpasswordemail` (D24). */
export const resetLinkCodeWording: CodeWording = {
  201: 'Link ubah password tidak dikenali. Minta link baru ya',
  204: 'Link ubah password sudah tidak berlaku. Minta link baru ya',
  205: 'Link ubah password sudah digunakan. Minta link baru ya',
};

/** `PUT /changepassword` ([A] §8). */
export const changePasswordCodeWording: CodeWording = {
  203: accessWording.passwordUnchanged,
  204: accessWording.oldPasswordTooShort,
  205: 'Password lama salah',
  207: 'Password lama salah 5 kali. Tunggu 10 menit untuk coba lagi.',
};

/** The e-mail with the link of forgot password (D24), and the older login by e-mail (D27). */
export const passwordWording = {
  resetSubject: `Ubah password ${BRAND.name} kamu`,
  resetText: (name: string, link: string) =>
    [
      `Hai ${name},`,
      `Buka link ini untuk membuat password baru akun ${BRAND.name} kamu:`,
      link,
      'Link berlaku 30 menit dan hanya bisa dipakai sekali. Kalau kamu tidak merasa memintanya, abaikan email ini.',
    ].join('\n\n'),
  wrongEmailLogin: 'Email atau password salah',
} as const;

/** Texts of an SMS. */
export const smsWording = {
  /** The last line binds the code to the site's host, so that a browser offers it there alone (WebOTP). */
  code: (code: string, hostname: string) =>
    [
      `${code} adalah kode OTP ${BRAND.name} kamu. Berlaku 5 menit. Jangan berikan kode ini kepada siapa pun.`,
      `@${hostname} #${code}`,
    ].join('\n\n'),
} as const;
