import { BRAND } from '../brand';

/** Codes of `POST /feedback` (D55). */
export const feedbackCodeWording = {
  211: 'Kamu sudah mengirim lima penilaian hari ini. Coba lagi besok ya',
} as const;

/** The rating survey ([C] §2, [C] §4). */
export const feedbackWording = {
  intro: `Bantu kami membuat ${BRAND.name} lebih baik. Beri bintang untuk tiap pertanyaan.`,
  formLabel: 'Penilaian',
  done: 'Selesai',
  empty: 'Belum ada pertanyaan penilaian saat ini.',
  satisfied: `Terima kasih! Senang kamu puas dengan ${BRAND.name}.`,
  dissatisfied: 'Maaf, kami belum memenuhi harapan kamu. Beri tahu kami apa yang perlu diperbaiki ya.',
  commentLabel: 'Komentar (opsional)',
  commentTooLong: 'Komentar maksimal 2.000 karakter',
  commentUnreadable: 'Ada karakter di komentar kamu yang tidak bisa kami baca. Hapus dulu ya',
  counter: (written: string, most: string) => `${written} dari ${most} karakter`,
  send: 'Kirim',
  sent: 'Penilaian kamu terkirim!',
  thanksTitle: 'Terima kasih!',
  thanks: `Penilaian kamu membantu kami membuat ${BRAND.name} lebih baik.`,
} as const;

/** What is wrong with the ratings of a feedback (D55). */
export const feedbackRatingWording = {
  missing: 'Mohon beri bintang untuk paling sedikit satu pertanyaan',
  repeated: 'Satu pertanyaan hanya bisa dinilai sekali',
  questionUnknown: 'Pertanyaan ini sudah tidak ada. Muat ulang halaman ya',
  starsInvalid: 'Pilih 1 sampai 5 bintang',
} as const;
