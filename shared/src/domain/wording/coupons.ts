/** My coupons ([C] §2, [C] §4, [C] §8). */
export const couponsWording = {
  title: 'Kupon Ku',
  state: { revealed: 'Aktif', new: 'Baru', active: 'Aktif', used: 'Terpakai', expired: 'Hangus' },
  revealQuestion: 'Mau lihat kode kupon kamu sekarang?',
  revealNote: 'Kode kupon akan hangus 30 menit setelah kamu geser.',
  countdown: 'Hangus dalam',
  copied: 'Kode unik berhasil disalin',
  redeemFailedTitle: 'Proses Gagal',
  redeemFailedText: 'Maaf sedang terjadi kendala, Silahkan coba beberapa saat lagi',
} as const;
