import { BRAND } from '@poku/domain/brand';

/** The e-mail with the link of forgot password (D24). */
export const resetMailWording = {
  resetSubject: `Ubah password ${BRAND.name} kamu`,
  resetText: (name: string, link: string) =>
    [
      `Hai ${name},`,
      `Buka link ini untuk membuat password baru akun ${BRAND.name} kamu:`,
      link,
      'Link berlaku 30 menit dan hanya bisa dipakai sekali. Kalau kamu tidak merasa memintanya, abaikan email ini.',
    ].join('\n\n'),
} as const;
