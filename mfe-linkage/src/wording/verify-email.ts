/** Verifying the e-mail before a link. */
export const verifyEmailActionWording = {
  resendEmail: 'Kirim ulang email verifikasi',
} as const;
