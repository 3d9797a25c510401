/** Texts of every area ([A] §8, [C] §8). */
export const commonWording = {
  disturbance: 'Sistem mengalami gangguan',
  disturbanceWith: (status: number) => `Sistem sedang mengalami gangguan : ${status}`,
  offline: 'Sistem mengalami gangguan. Periksa koneksi internet kamu, lalu coba lagi.',
  sessionExpired: 'Sesi kamu telah berakhir, silakan log in kembali',
  customerReadFailed: 'Gagal mendapatkan update customer data. Sistem mengalami gangguan',
  preferenceReadFailed: 'Gagal mendapatkan user preferensi data. Sistem mengalami gangguan',
  notFoundTitle: 'Error 404',
  notFoundText: 'Halaman yang kamu cari tidak ditemukan.',
  toHome: 'Kembali ke Beranda',
  retry: 'Coba lagi',
  loadMore: 'Load more',
  loggingOut: 'Sedang keluar…',
  remoteFailedTitle: 'Bagian ini belum bisa dibuka',
  remoteFailedText: 'Bagian lain tetap bisa kamu pakai. Coba lagi sebentar lagi.',
} as const;
