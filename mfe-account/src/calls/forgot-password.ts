import { call, optional, text } from '@poku/contract/calls';
import { accessWording } from '@poku/domain/wording/access';
import type { CodeWording } from '@poku/domain/wording/code-wording';
import { codeFields, sendWait, sentCode, wrongCode } from '@poku/flows/otp/calls/code';

/** Sends the code of forgot password ([A] §7). Codes 201 to 211 of `otpRequestCodeWording`. */
export const forgotCodeCall = call({
  method: 'POST',
  path: '/requestotpforgotpassword',
  body: { phone: codeFields.phone },
  answer: sentCode,
  refusal: sendWait,
});

/** Sends the link of forgot password, which lives 30 minutes (D24). Codes `ResetRequestCode`. */
export const resetLinkCall = call({
  method: 'POST',
  path: '/requestforgotpasswordemail',
  body: { email: text('email', { maxChars: 1_024 }) },
});

/** Sets a new password by a verified code; after a reload code and number are left out (D26). Codes of the code ([A] §8). */
export const resetByCodeCall = call({
  method: 'POST',
  path: '/updatepassword',
  body: {
    phone: optional(codeFields.phone),
    newPassword: text('newPassword', { maxChars: 1_024 }),
    code: optional(codeFields.code),
    requestId: codeFields.requestId,
  },
  refusal: wrongCode,
});

/** What is wrong with the field of forgot password ([A] §5). */
export const forgotFieldWording = {
  forgotEmpty: 'Mohon isi No HP atau Email yang terdaftar.',
  forgotPhoneFormat: 'Gunakan format nomor HP yang benar (08xxx atau 628xxx).',
  forgotEmailInvalid: 'Masukkan email yang valid!',
} as const;

/** A new password whose code is over; other codes: the update failed ([A] §8). */
export const updatePasswordCodeWording = {
  204: 'Kode OTP sudah kedaluwarsa. Minta kode baru ya',
  205: 'Kode OTP sudah kedaluwarsa. Minta kode baru ya',
} as const;

/** Codes of a link that was not sent ([A] §8). */
export const ResetRequestCode = {
  emailUnknown: 201,
  emailEmpty: 202,
  emailInvalid: 205,
  sendsUsedUp: 207,
  /** Nobody has proved to own the address, so it opens no account. */
  emailUnverified: 208,
} as const;

/** What a member reads for each code. */
export const resetRequestCodeWording: CodeWording = {
  [ResetRequestCode.emailUnknown]: 'Email belum terdaftar. Periksa lagi email kamu ya',
  [ResetRequestCode.emailEmpty]: accessWording.emailEmpty,
  [ResetRequestCode.emailInvalid]: forgotFieldWording.forgotEmailInvalid,
  [ResetRequestCode.sendsUsedUp]:
    'Permintaan link ubah password kamu sudah habis. Coba lagi dalam waktu 3 jam ya',
  [ResetRequestCode.emailUnverified]: accessWording.emailUnverified,
};
