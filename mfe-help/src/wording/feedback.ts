import { BRAND } from '@poku/domain/brand';

/** The rating survey ([C] §2, [C] §4). */
export const feedbackWording = {
  intro: `Bantu kami membuat ${BRAND.name} lebih baik. Beri bintang untuk tiap pertanyaan.`,
  formLabel: 'Penilaian',
  done: 'Selesai',
  empty: 'Belum ada pertanyaan penilaian saat ini.',
  satisfied: `Terima kasih! Senang kamu puas dengan ${BRAND.name}.`,
  dissatisfied: 'Maaf, kami belum memenuhi harapan kamu. Beri tahu kami apa yang perlu diperbaiki ya.',
  commentLabel: 'Komentar (opsional)',
  counter: (written: string, most: string) => `${written} dari ${most} karakter`,
  send: 'Kirim',
  sent: 'Penilaian kamu terkirim!',
  thanksTitle: 'Terima kasih!',
  thanks: `Penilaian kamu membantu kami membuat ${BRAND.name} lebih baik.`,
} as const;
