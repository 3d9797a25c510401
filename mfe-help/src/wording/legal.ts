/** Texts that the operators keep, with a day from which they hold ([C] §2). */
export const legalWording = {
  validFrom: (day: string) => `Berlaku sejak ${day}`,
  contents: 'Daftar isi',
  empty: 'Teks ini belum tersedia.',
  toLogin: 'Masuk atau daftar',
} as const;
