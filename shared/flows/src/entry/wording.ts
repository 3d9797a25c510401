/** What goes wrong on a way in from a partner ([A] §8, D28). */
export const entryDialogWording = {
  ok: 'OK',
  somethingWrong: 'Sepertinya ada yang salah…',
  reopenFromPartner: 'Buka kembali dari aplikasi partner ya.',
  consentMissing: (partner: string) => `Mohon setujui berbagi data dengan ${partner} untuk melanjutkan`,
} as const;

/** The actions of a locked login. */
export const loginLockWording = {
  toForgotPassword: 'Lupa password?',
  understood: 'Mengerti',
} as const;
