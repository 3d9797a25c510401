/** Reports: codes of `POST /ticket` ([C] §8, D55). */
export const reportCodeWording = {
  206: 'Email kamu belum terverifikasi. Verifikasi dulu untuk mengirim laporan ya',
  211: 'Kamu sudah mengirim lima laporan hari ini. Coba lagi besok ya',
  40006: 'Mohon isi laporan kamu',
} as const;

/** What is wrong with the text of a report (D55). */
export const reportTextWording = {
  tooLong: 'Laporan maksimal 2.000 karakter',
  unreadable: 'Ada karakter di laporan kamu yang tidak bisa kami baca. Hapus dulu ya',
} as const;

/** 'Kirim Laporan' ([C] §2, [C] §8). */
export const reportWording = {
  intro: 'Ceritakan kendala kamu selengkap mungkin: apa yang kamu lakukan, kapan, dan apa yang terjadi.',
  secrets: 'Jangan tulis password atau kode OTP kamu.',
  formLabel: 'Laporan',
  messageLabel: 'Isi laporan',
  counter: (written: string, most: string) => `${written} dari ${most} karakter`,
  promise: 'Laporan kamu akan kami jawab dalam waktu 2x24 jam.',
  needsEmail: 'Verifikasi email kamu dulu untuk mengirim laporan.',
  send: 'Kirim',
  sent: 'Laporan kamu terkirim!',
  number: 'Nomor laporan',
  another: 'Kirim laporan lain',
  toHelpCentre: 'Kembali ke Pusat Bantuan',
} as const;
