import { formatNumber, formatPoints, formatRupiah } from '@poku/domain/numbers';

/** A coupon's page and what keeps a member from buying ([C] §2, [C] §5, D34). */
export const couponDetailWording = {
  title: 'Detail Kupon',
  documentTitle: (name: string, brand: string) => `${name}, ${brand}`,
  telcoTitle: 'Detail Paket',
  recommended: 'Rekomendasi Kami',
  worth: (rupiah: number) => `senilai ${formatRupiah(rupiah)}`,
  usableUntil: (day: string) => `Berlaku sampai ${day}`,
  useChannel: { till: 'Dipakai di kasir', online: 'Dipakai online' },
  sentToNumber: 'Langsung dikirim ke nomor HP',
  pickup: 'Tempat Penukaran',
  redeem: 'Cara Penukaran',
  terms: 'Syarat dan Ketentuan',
  quantity: 'Jumlah',
  total: 'TOTAL HARGA',
  buy: 'Beli',
  quantityMax: (units: number) => `Paling banyak ${formatNumber(units)} kupon untuk satu transaksi.`,
  soldOut: 'Kupon yang kamu cari sudah habis...',
  alternatives: 'Yang mirip dan masih ada',
  stockLeft: (units: number) => `Sayang sekali stok kupon ini hanya tersisa ${units}`,
  pointsMissing: (points: number) => `Poin kamu kurang ${formatPoints(points)}.`,
  collectPoints: 'Kumpulkan poin',
  linkPartner: 'Hubungkan partner',
  notFound: 'Kupon ini tidak ditemukan.',
  partnerExpired: 'Sambungan akun partner kamu sudah berakhir. Hubungkan lagi ya.',
  linkAgain: 'Hubungkan lagi',
} as const;
