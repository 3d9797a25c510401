/** Words of the kit's fields, which no page has that has none of them. */
export const fieldWording = {
  showPassword: 'Tampilkan password',
  hidePassword: 'Sembunyikan password',
  ruleMet: 'terpenuhi',
  ruleUnmet: 'belum terpenuhi',
  countryCode: '+62',
  increase: 'Tambah',
  decrease: 'Kurangi',
  stars: (given: number, most: number) => `${given} dari ${most} bintang`,
  dateParts: { day: 'Tanggal', month: 'Bulan', year: 'Tahun' },
} as const;
