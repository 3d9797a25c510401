/** A prepaid package on its way to its number (D69). */
export const deliveryWording = {
  state: { sending: 'Sedang dikirim', delivered: 'Terkirim', failed: 'Gagal' },
  /** @param phone as members write it */
  sending: (phone: string) => `Sedang dikirim ke ${phone}`,
  delivered: (phone: string) => `Terkirim ke ${phone}`,
  failed: (phone: string) => `Tidak sampai ke ${phone}`,
  at: (day: string, time: string) => `${day}, ${time}`,
  serialOf: (serial: string) => `Nomor seri ${serial}`,
  title: 'Pengiriman paket',
  serial: 'Nomor seri',
  serialHint: 'Tunjukkan nomor seri ini ke operator kalau kuotanya belum masuk.',
  wait: 'Biasanya sampai dalam semenit. Kalau paket tidak sampai, semua poin kamu kembali.',
  copySerial: 'Salin nomor seri',
  copied: 'Nomor seri berhasil disalin',
  selected: 'Nomor seri sudah dipilih. Tekan lama, lalu pilih Salin.',
  notCopied: 'Nomor seri belum tersalin. Coba lagi ya.',
  /** A toast. */
  justArrived: (name: string, phone: string) => `Paket ${name} terkirim ke ${phone}.`,
  gone: 'Paket ini tidak sampai. Semua poin kamu sudah dikembalikan.',
} as const;
