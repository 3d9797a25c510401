import { formatNumber, formatPoints, formatRupiah } from '@poku/domain/numbers';

/** Ways to the first points of a member who has none. */
export const firstPointsWording = {
  title: 'Dapatkan poin pertama kamu',
  text: 'Pilih satu cara. Poinnya langsung bisa kamu tukar dengan kupon.',
  link: 'Hubungkan partner',
  linkText: 'Poin yang sudah kamu punya langsung terpakai.',
  linkRate: (points: number, units: number, name: string) =>
    `${formatNumber(units)} poin ${name} = ${formatPoints(points)}`,
  shop: (name: string) => `Belanja di ${name}`,
  firstShop: (name: string) => `Belanja pertama di ${name}`,
  shopText: 'Dengan akun yang terhubung.',
  shopFromText: (rupiah: number) => `Mulai ${formatRupiah(rupiah)}, dengan akun yang terhubung.`,
} as const;
