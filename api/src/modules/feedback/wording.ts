/** What is wrong with the ratings of a feedback (D55). */
export const feedbackRatingWording = {
  missing: 'Mohon beri bintang untuk paling sedikit satu pertanyaan',
  repeated: 'Satu pertanyaan hanya bisa dinilai sekali',
  questionUnknown: 'Pertanyaan ini sudah tidak ada. Muat ulang halaman ya',
  starsInvalid: 'Pilih 1 sampai 5 bintang',
} as const;
