import { formatNumber, formatPoints, formatRupiah } from '@poku/domain/numbers';
import { BRAND } from '@poku/domain/brand';

/** Ways to the first points of a member who has none. */
export const firstPointsWording = {
  title: 'Dapatkan poin pertama kamu',
  text: `Mulai dari salah satu cara ini. Poinnya langsung bisa kamu tukar dengan kupon.`,
  link: 'Hubungkan partner',
  linkText: (name: string) => `Poin yang sudah kamu punya, misalnya di ${name}, langsung bisa dipakai.`,
  linkRate: (points: number, units: number, name: string) =>
    `${formatNumber(units)} poin ${name} = ${formatPoints(points)}`,
  shop: (name: string) => `Belanja di ${name}`,
  firstShop: (name: string) => `Belanja pertama di ${name}`,
  shopText: `Pakai akun yang terhubung ke ${BRAND.name}.`,
  shopFromText: (rupiah: number) =>
    `Mulai ${formatRupiah(rupiah)}, pakai akun yang terhubung ke ${BRAND.name}.`,
  bonus: (points: number) => `+${formatPoints(points)}`,
  perRupiah: (points: number, rupiah: number) => `${formatPoints(points)} tiap ${formatRupiah(rupiah)}`,
  perPurchase: (points: number) => `${formatPoints(points)} tiap transaksi`,
  atMost: (reward: string) => `Sampai ${reward}`,
} as const;
