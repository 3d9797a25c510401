/** What can happen to a member's own points: the kinds of journals that change how many there are. */
export type MovementKind = 'earn' | 'capture' | 'reverse' | 'take-back' | 'expire' | 'reopen' | 'repay';

/** What the monthly statement says, on paper and in a spreadsheet. */
export const statementWording = {
  title: 'Laporan bulanan',
  /** Subject of the document. @param month 'Oktober 2026' */
  documentTitle: (brand: string, month: string) => `Laporan ${brand} ${month}`,
  /** @param first and @param last days, `01 Okt 2026` */
  span: (first: string, last: string) => `${first} – ${last}`,
  kinds: {
    earn: 'Raih',
    capture: 'Tukar',
    reverse: 'Dikembalikan',
    'take-back': 'Ditarik kembali',
    expire: 'Poin hangus',
    reopen: 'Poin aktif lagi',
    repay: 'Pembayaran utang poin',
  },
  opening: 'Saldo awal',
  closing: 'Saldo akhir',
  held: 'Sedang diproses',
  /** Beside the closing balance. */
  ofWhichHeld: 'Termasuk sedang diproses',
  owed: 'Utang poin',
  ends: 'Akan hangus',
  /** @param day the last of the month that follows */
  endsUntil: (day: string) => `Akan hangus sampai ${day}`,
  noEnds: 'Tidak ada',
  noMovements: 'Tidak ada transaksi di bulan ini.',
  columns: {
    date: 'Tanggal',
    /** Day and time together. */
    when: 'Tanggal (WIB)',
    time: 'Jam (WIB)',
    kind: 'Jenis',
    description: 'Keterangan',
    number: 'Nomor transaksi',
    points: 'Poin',
    in: 'Masuk',
    out: 'Keluar',
    balance: 'Saldo',
  },
  summary: 'Ringkasan',
  coupons: (name: string, quantity: number) => (quantity > 1 ? `${quantity} × ${name}` : name),
  page: (page: number, pages: number) => `Halaman ${page} dari ${pages}`,
} as const;
