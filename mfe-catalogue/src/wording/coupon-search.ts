import { formatNumber } from '@poku/domain/numbers';

/** Search, filter and sort of a list of coupons ([C] §5, D40). */
export const couponSearchWording = {
  affordableOnly: 'Hanya tampilkan kupon yang bisa saya beli',
  noMaximum: '60.000+',
  noMaximumPoints: '60.000+ poin',
  sort: 'Urutkan',
  sorts: {
    'name-asc': 'A-Z',
    'name-desc': 'Z-A',
    'price-asc': 'Harga terendah',
    'price-desc': 'Harga tertinggi',
  },
  price: 'Harga (poin)',
  priceFrom: 'Harga minimum',
  priceTo: 'Harga maksimum',
  priceBetween: (from: string, to: string) => `${from} – ${to} poin`,
  priceAtLeast: (from: string) => `Mulai ${from} poin`,
  priceAtMost: (to: string) => `Sampai ${to} poin`,
  priceTooHigh: 'Harga minimum paling tinggi 60.000 poin.',
  priceTurned: 'Harga maksimum harus sama dengan atau di atas harga minimum.',
  affordable: 'Bisa saya beli',
  brands: 'Brand',
  brandSearch: 'Cari brand',
  brandsChosen: (brands: number) => `${formatNumber(brands)} brand dipilih`,
  brandNotFound: 'Brand tidak ditemukan.',
  brandsFailed: (why: string) => `Pilihan brand belum bisa dimuat. ${why}`,
  places: 'Mungkin ini yang kamu cari',
  category: (name: string) => `Kategori ${name}`,
  brand: (name: string) => `Brand ${name}`,
  near: 'Belum ada yang persis. Ini yang paling mirip.',
  recent: 'Terakhir dicari',
  everywhere: 'Cari di semua kategori',
  loadMoreFailed: (why: string) => `Kupon berikutnya belum bisa dimuat. ${why}`,
  listFull: (coupons: number) =>
    `${formatNumber(coupons)} kupon sudah ditampilkan. Pakai pencarian atau filter untuk menemukan yang lain.`,
  shown: (coupons: number) => `${formatNumber(coupons)} kupon ditampilkan`,
} as const;
