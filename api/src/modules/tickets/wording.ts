import { BRAND } from '@poku/domain/brand';

/** The e-mail that answers a report (D55). */
export const reportAnswerWording = {
  reportAnswerSubject: (number: string) => `Jawaban laporan ${number}`,
  reportAnswerText: (name: string, number: string, answer: string) =>
    [
      `Hai ${name},`,
      `Ini jawaban kami untuk laporan kamu ${number}:`,
      answer,
      `Masih ada yang ingin kamu tanyakan? Kirim laporan lagi lewat Pusat Bantuan ${BRAND.name} dan sebutkan nomor ini. Kami tidak pernah meminta password atau kode OTP kamu.`,
    ].join('\n\n'),
} as const;
