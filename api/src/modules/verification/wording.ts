import { BRAND } from '@poku/domain/brand';

/** The answer to an e-mail that was sent again ([A] §8). */
export const verificationAnswerWording = {
  sent: 'Email verifikasi terkirim, cek inbox kamu!',
} as const;

/** The e-mail that verifies an address ([A] §8, D24, D25). Carries no password and no code. */
export const verificationMailWording = {
  verificationSubject: `Verifikasi email ${BRAND.name} kamu`,
  verificationText: (name: string, link: string) =>
    [
      `Hai ${name},`,
      `Buka link ini untuk memverifikasi email akun ${BRAND.name} kamu:`,
      link,
      'Link berlaku 24 jam. Kalau kamu tidak merasa memintanya, abaikan email ini.',
    ].join('\n\n'),
} as const;
