import { BRAND } from '@poku/domain/brand';

/** `/verification/{token}` and `/email-verified` ([A] §8, D24). */
export const verificationWording = {
  title: 'Verifikasi Email',
  running: 'Sebentar, kami sedang memverifikasi email kamu…',
  linkMissing: `Link verifikasi ini tidak lengkap. Buka lagi dari email ${BRAND.name}, atau minta link baru.`,
  resend: 'Perlu link baru? Kami kirim lagi ke email kamu.',
  loginToResend: 'Masuk untuk meminta email verifikasi baru.',
  toLogin: 'Masuk',
} as const;
