/** 'Kirim Laporan' ([C] §2, [C] §8). */
export const reportWording = {
  intro: 'Ceritakan kendala kamu selengkap mungkin: apa yang kamu lakukan, kapan, dan apa yang terjadi.',
  /** A report of points that did not come, to be completed. */
  missingPoints: 'Poin saya belum masuk.\nPartner: \nTanggal transaksi: \nNilai transaksi: ',
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
