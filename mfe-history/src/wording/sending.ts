/** What a coupon and its list say while a link sends it (D68). */
export const sendingWording = {
  send: 'Kirim kupon',
  takeBack: 'Tarik kembali',
  sending: (day: string, time: string) => `Sedang dikirim. Link berlaku sampai ${day}, ${time}.`,
  accepted: 'Kupon ini sudah diterima. Pembeliannya tetap ada di Riwayat kamu.',
} as const;
