/** The pages of favourites: the member's own and the public editorial list (D35). */
export const favouritesWording = {
  ownEmpty: 'Kamu belum menandai kupon favorit. Tekan hati di kupon yang kamu suka.',
  editorialTitle: 'Kupon Pilihan',
  suggested: 'Mungkin kamu suka',
  toEditorial: 'Lihat Kupon Pilihan',
  unknown: 'Kupon pilihan ini sudah tidak ada.',
  redeemThis: 'Tukar Kupon Ini',
  signUpPrompt: 'Daftar atau masuk dulu supaya kamu bisa menukar kupon dengan poin.',
  signUp: 'Daftar',
  login: 'Masuk',
} as const;
