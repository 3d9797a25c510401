/** The dialog of a link that failed. */
export const linkDialogWording = {
  understood: 'Mengerti',
} as const;

/** How an attempt to link stands, wherever it is followed ([A] §4, [A] §8). */
export const linkStateWording = {
  close: 'Tutup',
  codeTitle: 'Verifikasi',
  codeFor: (name: string) => `Masukkan kode OTP untuk menghubungkan ${name}.`,
  pendingText: (name: string) =>
    `Kami menunggu kabar dari ${name}. Biasanya sebentar saja, dan kamu boleh menutup halaman ini.`,
  confirming: (name: string) => `Sedang menghubungkan ${name}…`,
  succeeded: (name: string) => `Selamat! Akun ${name} berhasil terhubung.`,
  failed: 'Linking Kamu Gagal',
  failedAdvice: 'Periksa koneksi internet kamu, lalu coba lagi.',
} as const;
