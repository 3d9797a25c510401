/** Texts of the partner embed's loader, which carries nothing else of the wording. */
export const embedLoadWording = {
  failed: 'Katalog kupon belum bisa dimuat.',
  slow: 'Katalog kupon terlalu lama dimuat.',
  retry: 'Coba lagi',
  toPoku: 'Buka Poku',
} as const;

/** Texts of the partner embed, in place and in its error events. */
export const embedWording = {
  label: 'Katalog kupon',
  problemTitle: 'Kupon belum bisa ditampilkan',
  originUnknown: 'Katalog kupon belum tersedia di situs ini.',
  partnerUnknown: (partner: string) => `Atribut "partner" tidak dikenal: ${partner || '(kosong)'}.`,
  categoryUnknown: (category: string) => `Kategori "${category}" tidak dikenal.`,
  couponUnknown: (coupon: string) => `Kupon "${coupon}" tidak dikenal.`,
  limitWrong: (largest: number) => `Batas harus bilangan bulat 1 sampai ${largest}.`,
  allOnPoku: 'Lihat semua di Poku',
  appearanceUnreadable: 'Atribut "appearance" harus berupa objek JSON.',
  appearanceUnknown: 'Pengaturan tampilan ini tidak dikenal.',
  colourUnreadable: 'Warna harus ditulis sebagai #RGB atau #RRGGBB.',
  contrastLow: (pair: string) => `Kontras ${pair} kurang dari 4,5.`,
  radiusWrong: (largest: number) => `Radius harus angka 0 sampai ${largest}.`,
  wordWrong: (words: readonly string[]) => `Nilainya harus salah satu dari: ${words.join(', ')}.`,
  languageTaken: (language: string) => `Halaman ini sudah memakai bahasa "${language}" dari katalog lain.`,
  heightWrong: 'Tinggi harus angka piksel, paling kecil 200.',
  tokenFailed: 'Token masuk tidak bisa diambil dari situs ini.',
} as const;
