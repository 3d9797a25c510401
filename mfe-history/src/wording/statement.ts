/** The monthly statement, where a month of it is chosen. */
export const statementWording = {
  title: 'Laporan bulanan',
  intro: 'Semua poin yang masuk dan keluar dalam satu bulan, dengan saldo awal dan saldo akhir.',
  month: 'Bulan',
  loading: 'Memuat bulan…',
  /** @param month 'November 2026' */
  running: (month: string) => `${month} (sampai hari ini)`,
  none: 'Belum ada laporan. Laporan tersedia setelah poin pertamamu masuk.',
  pdf: 'Unduh PDF',
  csv: 'Unduh CSV',
  close: 'Tutup',
  monthsFailed: (why: string) => `Daftar bulan belum bisa dimuat. ${why}`,
  fileFailed: (why: string) => `Laporan belum bisa dibuat. ${why}`,
} as const;
