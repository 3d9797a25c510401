import { formatNumber } from '@poku/domain/numbers';

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
  /** Points that a partner reported and that cannot be spent yet (D64). */
  waiting: 'Menunggu',
  waitingTotal: (points: string, rows: number) => `+${points} dari ${formatNumber(rows)} transaksi`,
  /** @param day, or `today` or `tomorrow` @param time of WIB */
  spendable: {
    today: 'hari ini',
    tomorrow: 'besok',
    from: (day: string, time: string) => `Bisa dipakai ${day}, ${time}`,
    soon: 'Sebentar lagi bisa dipakai',
  },
  andMore: (rows: number) => `dan ${formatNumber(rows)} lagi`,
  earnEmpty: 'Belum ada poin yang kamu raih.',
  burnEmpty: 'Belum ada poin yang kamu tukar.',
  toCatalogue: 'Lihat Katalog Kupon',
  moreFailed: (why: string) => `Riwayat berikutnya belum bisa dimuat. ${why}`,
  paymentDetails: 'Detail pembayaran',
  nothingTaken: 'Tidak ada poin yang terpotong.',
  givenBack: 'Semua poin sudah dikembalikan.',
  quantity: (units: number) => `${units} kupon`,
  package: '1 paket',
  /** @param day and time of WIB */
  used: (day: string, time: string, store: string) => `Dipakai ${day}, ${time} di ${store}`,
  usedOf: (used: number, units: number) => `${used} dari ${units} kupon terpakai`,
  /** Coupons that others accepted. @param day of WIB */
  sent: (day: string) => `Dikirim ${day}`,
  sentOf: (sent: number, units: number) => `${sent} dari ${units} kupon dikirim`,
  kinds: { coupon: 'Kupon', prepaid: 'Paket prabayar' },
  /** A narrow screen leaves out what is spare. */
  csv: { spare: 'Unduh ', short: 'CSV' },
  statement: { short: 'Laporan', spare: ' bulanan' },
  csvFailed: (why: string) => `File CSV belum bisa dibuat. ${why}`,
} as const;
