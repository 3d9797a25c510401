import { BRAND } from '../brand';

/** The result of a payment, its receipt, and the way to an e-wallet's page ([C] §2, [C] §4, D47, D49). */
export const transactionWording = {
  paymentTitle: 'Pembayaran E-Wallet',
  paying: (amount: string, wallet: string) => `Bayar ${amount} di ${wallet}`,
  leading: (wallet: string) => `Kamu akan dibawa ke halaman ${wallet} untuk menyelesaikan pembayaran.`,
  cameBack: (wallet: string) => `Pembayaran di ${wallet} belum selesai. Lanjutkan kalau kamu mau membayar.`,
  toWallet: (wallet: string) => `Lanjut ke ${wallet}`,
  timeLeft: 'Sisa waktu',
  addressRefused: (wallet: string) =>
    `Halaman pembayaran ${wallet} tidak kami kenali, jadi kami tidak membukanya. Coba lagi nanti ya.`,
  toStatus: 'Lihat Status Transaksi',
  resume: 'Lanjutkan pembayaran',
  toCoupons: 'Lihat Kupon Ku',
  waitingText: (wallet: string) =>
    `Pembayaran di ${wallet} belum selesai. Lanjutkan sebelum waktunya habis, atau poin kamu kembali.`,
  declinedText: (wallet: string) =>
    `Pembayaran di ${wallet} tidak jadi, dan tidak ada saldo yang dibayar. Poin kamu sedang dikembalikan.`,
  declinedOver: (wallet: string) => `Pembayaran di ${wallet} tidak jadi, dan tidak ada saldo yang dibayar.`,
  pollOver: 'Belum ada kepastian. Kami terus memeriksanya, dan hasilnya akan tampil di riwayat kamu.',
  checkAgain: 'Cek lagi',
  missingTitle: 'Transaksi tidak ditemukan',
  missingText: 'Periksa riwayat kamu untuk melihat transaksi yang pernah kamu buat.',
  unreadTitle: 'Status transaksi belum bisa dibaca',
  receipt: 'Bukti Transaksi',
  status: 'Status',
  statusOf: { success: 'Berhasil', processing: 'Sedang diproses', failed: 'Gagal' },
  coupon: 'Kupon',
  quantity: 'Jumlah',
  total: 'Total',
  number: 'No. transaksi',
  at: 'Waktu',
  phone: 'Nomor tujuan',
  sources: 'Sumber poin',
  amountWith: (points: string, money: string) => `${points} (${money})`,
  lot: (points: string, day: string) => `${points}, hangus ${day}`,
  partState: {
    held: 'Disisihkan',
    waiting: 'Menunggu pembayaran',
    process: 'Sedang dipastikan',
    taken: 'Dipakai',
    refused: 'Tidak terpotong',
    released: 'Dikembalikan',
  },
  print: 'Cetak',
  printedBy: BRAND.name,
} as const;
