/** Coupons, categories, favourites ([C] §2 to §5, D34). */
export const catalogueWording = {
  title: 'Katalog Kupon',
  recommendationsTitle: 'Rekomendasi Kami',
  empty: 'Ups kupon yang kamu cari belum tersedia...',
  couponsTitle: 'Kupon',
  /** Of a category. @param brands how many its coupons are of */
  ofBrands: (brands: string) => `Dari ${brands} brand`,
  /** Of a brand. @param least fewest points that one costs, with their unit */
  ofBrand: (coupons: string, least: string) => `${coupons} kupon, mulai ${least}`,
  categories: 'Kategori',
  categoriesEmpty: 'Kategori belum tersedia.',
  seeLess: 'Lebih Sedikit',
  popular: 'Kupon Populer',
  popularEmpty: 'Belum ada kupon populer saat ini.',
  favourites: 'Kupon Favorit',
  favouritesEmpty: 'Belum ada kupon favorit saat ini.',
  favouriteOf: (coupon: string) => `Favorit: ${coupon}`,
  favouriteFailed: (why: string) => `Kupon favorit belum berubah. ${why}`,
  promotions: 'Promo',
  promotionsEmpty: 'Belum ada promo saat ini.',
  promotionUnknown: 'Promo ini sudah berakhir.',
  recommendationsEmpty: 'Belum ada rekomendasi untuk kamu saat ini.',
  shortcuts: 'Jalan pintas',
  toFavourites: 'Favorit Kamu',
  toRecommendations: 'Untuk Kamu',
  toPrepaid: 'Pulsa & Paket',
  toCatalogue: 'Lihat Katalog Kupon',
} as const;
