/** The way to a receipt. */
export const receiptWording = {
  receipt: 'Bukti Transaksi',
} as const;
