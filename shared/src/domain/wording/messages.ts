import { BRAND } from '../brand';

/** E-mails to members: subject and plain text by kind ([A] §8, D24, D25, D55). No text carries a password or a code. */
export const messageWording = {
  verificationSubject: `Verifikasi email ${BRAND.name} kamu`,
  verificationText: (name: string, link: string) =>
    [
      `Hai ${name},`,
      `Buka link ini untuk memverifikasi email akun ${BRAND.name} kamu:`,
      link,
      'Link berlaku 24 jam. Kalau kamu tidak merasa memintanya, abaikan email ini.',
    ].join('\n\n'),
  reportAnswerSubject: (number: string) => `Jawaban laporan ${number}`,
  reportAnswerText: (name: string, number: string, answer: string) =>
    [
      `Hai ${name},`,
      `Ini jawaban kami untuk laporan kamu ${number}:`,
      answer,
      `Masih ada yang ingin kamu tanyakan? Kirim laporan lagi lewat Pusat Bantuan ${BRAND.name} dan sebutkan nomor ini. Kami tidak pernah meminta password atau kode OTP kamu.`,
    ].join('\n\n'),
} as const;

/** Links to verify an e-mail: codes of `/verificationemail` and `/validationemail` ([A] §8, D24). */
export const verificationCodeWording = {
  201: 'Link verifikasi tidak dikenali. Minta link baru ya',
  204: 'Link verifikasi sudah tidak berlaku. Minta link baru ya',
  203: 'Email verifikasi baru saja dikirim. Cek inbox kamu dulu ya',
  207: 'Permintaan email verifikasi kamu sudah habis. Coba lagi dalam waktu 3 jam ya',
} as const;
