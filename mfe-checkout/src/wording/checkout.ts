import { BRAND } from '@poku/domain/brand';
import { formatDay } from '@poku/domain/dates';
import { formatNumber, formatPoints, formatRupiah } from '@poku/domain/numbers';

interface Part {
  readonly name: string;
  readonly points: string;
}

/** Checkout, payment and its result ([C] §2 to §8). */
export const checkoutWording = {
  title: 'Pembayaran',
  groupOwn: 'POINKU',
  groupEwallet: 'E-WALLET',
  methodMissing: 'Silahkan pilih metode pembayaran',
  tooFew: `Total ${BRAND.points} yang kamu masukkan kurang`,
  tooMany: `Total ${BRAND.points} yang kamu masukkan melebihi total `,
  shareInvalid: 'Isi dengan angka, paling sedikit 0.',
  shareAboveBalance: (name: string) => `Saldo ${name} kamu tidak cukup.`,
  shareAboveMaximum: (points: number) => `Paling banyak ${formatPoints(points)} untuk satu transaksi.`,
  shareUnusable: (name: string) => `${name} sedang tidak bisa dipakai.`,
  oneEwallet: 'Pilih satu e-wallet saja untuk satu transaksi.',
  oneCode: 'Pilih satu partner saja yang meminta kode sendiri.',
  ewalletNeedsPoints: 'Ups, kamu masih belum punya cukup poin!',
  ewalletMinimum: (name: string, points: number) =>
    `Untuk membayar dengan ${name}, kamu butuh minimal ${formatPoints(points)} dari ${BRAND.points} dan poin partner.`,
  failedTitle: 'Transaksi Gagal!',
  failedText: 'Poin kamu tidak terpotong.',
  timeoutTitle: 'Timeout',
  timeoutText: 'Cek riwayat kamu untuk melihat status transaksi ini.',
  successTitle: 'Transaksi Sukses',
  summary: 'Ringkasan',
  quantity: 'Jumlah',
  unitPrice: 'Harga satuan',
  methods: 'Metode Pembayaran',
  used: (points: number) => `Dipakai ${formatPoints(points)}`,
  balance: (amount: string) => `Saldo ${amount}`,
  balanceAs: (units: string, points: number) => `${units} poin = ${formatNumber(points)} ${BRAND.points}`,
  expires: (moment: string) => `Berakhir ${formatDay(moment)}`,
  rate: (rate: string) => `Kurs ${rate}`,
  bought: (name: string, quantity: number) => (quantity === 1 ? name : `${formatNumber(quantity)} × ${name}`),
  pointsFrom: (points: string, name: string) => `${points} dari ${name}`,
  pointsOf: (name: string) => `Poin dari ${name}`,
  inRupiah: (rupiah: number) => `= ${formatRupiah(rupiah)}`,
  inUnits: (units: number, name: string) => `= ${formatNumber(units)} poin ${name}`,
  left: (amount: string) => `Sisa ${amount}`,
  ownCode: 'Kode dikirim oleh partner',
  missing: (points: number) => `Kurang ${formatPoints(points)} lagi`,
  over: (points: number) => `Lebih ${formatPoints(points)}`,
  suggest: 'Pakai saran',
  takeAll: 'Semua',
  divide: (left: string, right: string) => `Bagi antara ${left} dan ${right}`,
  divided: (left: Part, right: Part) => `${left.name} ${left.points}, ${right.name} ${right.points}`,
  suggestion: {
    ownEnough: `${BRAND.points} kamu cukup untuk transaksi ini.`,
    ewalletRest: (name: string, points: number) =>
      `Semua poin dipakai dulu, ${name} hanya membayar sisanya: ${formatPoints(points)}.`,
    expiresFirst: (name: string, moment: string) =>
      `Poin ${name} dipakai dulu karena paling cepat berakhir: ${formatDay(moment)}.`,
    fewestSources: 'Saran ini memakai sesedikit mungkin sumber poin.',
  },
  fillTo: 'Isi ke nomor',
  promotion: 'Promo',
  sourceOld: (message: string, moment: string) => `${message}. Saldo dibaca ${moment}.`,
  /** No split can pay. */
  shortfall: (points: number) => `Semua poin kamu masih kurang ${formatPoints(points)} untuk transaksi ini.`,
  linkMore: 'Hubungkan partner lain',
  linkFirst: 'Hubungkan partner',
  total: 'TOTAL POIN',
  pay: 'Bayar',
  nothingChosen: 'Belum ada kupon yang kamu pilih untuk dibayar.',
  toCatalogue: 'Pilih kupon',
  otpTitle: 'Verifikasi Pembayaran',
  otpStep: (step: number, steps: number) => `Langkah ${step} dari ${steps}`,
  otpOwn: `Kode dari ${BRAND.name}`,
  otpOf: (name: string) => `Kode dari ${name}`,
  otpSentBy: (name: string) => `Kode 4 angka dikirim oleh ${name}`,
  otpOwnOver: `Konfirmasi kode ${BRAND.name} sudah kedaluwarsa. Minta kode baru ya`,
  resultTitle: 'Status Transaksi',
  processingText: 'Kami sedang menunggu kepastian pembayaran kamu. Hasilnya akan tampil di riwayat.',
  successText: 'Kupon kamu sudah siap dipakai.',
  toHistory: 'Lihat Riwayat',
} as const;
