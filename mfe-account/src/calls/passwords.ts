import { accessWording, type CodeWording } from '@poku/shared/domain';

/** What is wrong with the field of forgot password ([A] §5). */
export const forgotFieldWording = {
  forgotEmpty: 'Mohon isi No HP atau Email yang terdaftar.',
  forgotPhoneFormat: 'Gunakan format nomor HP yang benar (08xxx atau 628xxx).',
  forgotEmailInvalid: 'Masukkan email yang valid!',
} as const;

/** `POST /updatepassword` and `POST /validateforgotpasswordemail`; other codes: the update failed ([A] §8). */
export const updatePasswordCodeWording = {
  204: 'Kode OTP sudah kedaluwarsa. Minta kode baru ya',
  205: 'Kode OTP sudah kedaluwarsa. Minta kode baru ya',
} as const;

/** `POST /requestforgotpasswordemail` ([A] §8). */
export const resetRequestCodeWording: CodeWording = {
  201: 'Email belum terdaftar. Periksa lagi email kamu ya',
  202: accessWording.emailEmpty,
  205: forgotFieldWording.forgotEmailInvalid,
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
