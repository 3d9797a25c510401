/** Columns of the history as a file for a spreadsheet. */
export const historyFileWording = {
  date: 'Tanggal',
  time: 'Jam (WIB)',
  number: 'Nomor transaksi',
  partner: 'Partner',
  description: 'Keterangan',
  coupon: 'Kupon',
  brand: 'Merek',
  quantity: 'Jumlah',
  points: 'Poin',
  status: 'Status',
  sources: 'Sumber poin',
} as const;
