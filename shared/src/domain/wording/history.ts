import { BRAND } from '../brand';
import { formatNumber } from '../numbers';

/** The history: its rows, what narrows them, and the file of them ([C] §2, [C] §4, D40). */
export const historyWording = {
  title: 'Riwayat',
  earnTab: 'Raih',
  burnTab: 'Tukar',
  tabs: 'Jenis riwayat',
  earnTotal: 'Total poin yang kamu raih',
  burnTotal: 'Total poin yang kamu tukar',
  filteredTotal: (total: string) => `${total}, sesuai filter`,
  rows: (rows: number) => `${formatNumber(rows)} transaksi berhasil`,
  shown: (rows: number, total: number) =>
    `${formatNumber(rows)} dari ${formatNumber(total)} transaksi ditampilkan`,
  earnEmpty: 'Belum ada poin yang kamu raih.',
  burnEmpty: 'Belum ada poin yang kamu tukar.',
  toCatalogue: 'Lihat Katalog Kupon',
  moreFailed: (why: string) => `Riwayat berikutnya belum bisa dimuat. ${why}`,
  paymentDetails: 'Detail pembayaran',
  nothingTaken: 'Tidak ada poin yang terpotong.',
  givenBack: 'Semua poin sudah dikembalikan.',
  quantity: (units: number) => `${units} kupon`,
  status: { success: 'Berhasil', processing: 'Diproses', failed: 'Gagal' },
  kinds: { coupon: 'Kupon', prepaid: 'Paket prabayar' },
  csv: 'Unduh CSV',
  csvFailed: (why: string) => `File CSV belum bisa dibuat. ${why}`,
  /** @param day WIB day, `YYYY-MM-DD` */
  csvName: (tab: string, day: string) => `${BRAND.name.toLowerCase()}-riwayat-${tab}-${day}.csv`,
} as const;

/** What narrows the history (D40). */
export const historyFilterWording = {
  open: 'Filter',
  title: 'Filter Riwayat',
  on: (filters: number) => `${formatNumber(filters)} filter aktif`,
  onTitle: 'Filter aktif',
  remove: (filter: string) => `Hapus filter ${filter}`,
  removeAll: 'Hapus semua',
  clear: 'Hapus filter',
  nothing: 'Tidak ada riwayat yang cocok dengan filter ini.',
  apply: 'Terapkan',
  reset: 'Atur ulang',
  all: 'Semua',
  days: 'Tanggal',
  from: 'Dari tanggal',
  to: 'Sampai tanggal',
  quickDays: 'Pilihan cepat',
  quick: { week: '7 hari', month: '30 hari', quarter: '3 bulan' },
  kind: 'Jenis',
  status: 'Status',
  partner: 'Partner',
  unknownPartner: 'Partner lain',
  between: (from: string, to: string) => `${from} – ${to}`,
  since: (from: string) => `Mulai ${from}`,
  until: (to: string) => `Sampai ${to}`,
  noSuchDay: 'Tanggal ini tidak ada.',
  daysTurned: 'Tanggal akhir harus sama dengan atau setelah tanggal awal.',
} as const;
