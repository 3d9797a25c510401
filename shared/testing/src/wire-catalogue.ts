import { fixture } from './fixture';

/** A coupon of the catalogue: 5.000 points, 12 in stock. */
export const aVoucher = fixture(() => ({
  voucherId: 'voucher-kopi',
  voucherName: 'Kopi Susu Gratis',
  productName: 'Kopi Susu Gratis',
  redemptionId: 'rule-kopi',
  rewardItemId: 'reward-kopi',
  categoryId: '1',
  voucherPrice: 25_000,
  voucherPoint: 5_000,
  brand: 'kedai-senja',
  brandName: 'Kedai Senja',
  descriptions: '<p>Satu gelas kopi susu.</p>',
  voucherImages: '/media/coupons/kopi.svg',
  adsId: null as string | null,
  useChannel: 'till' as 'till' | 'online',
  usagePeriod: '2027-01-31T16:59:59Z',
  tnc: '<p>Satu kupon untuk satu transaksi.</p>',
  pickup_desc: '<p>Semua gerai.</p>',
  redeem_desc: '<p>Tunjukkan kode ke kasir.</p>',
  voucherType: 'regular' as 'regular' | 'telco',
  voucherQty: 12,
  redemptionRule: { id: 'rule-kopi', rewards: { reward_item_id: 'reward-kopi' } },
}));
export type WireVoucher = ReturnType<typeof aVoucher>;

/** A category of [C] §2. */
export const aCategory = fixture(() => ({
  categoryId: '1',
  categoryName: 'Kuliner',
  categoryImage: '/media/categories/kuliner.svg',
}));
export type WireCategory = ReturnType<typeof aCategory>;

/** An answer of `POST /voucherlist` with these coupons and their brands. */
export function aVoucherList(vouchers: readonly WireVoucher[] = [aVoucher()]) {
  const brands = new Map(vouchers.map(({ brand, brandName }) => [brand, { brand, brandName }]));
  return {
    result: [...vouchers],
    brandList: [...brands.values()],
    page: 1,
    perPage: 20,
    nextCursor: null as string | null,
  };
}
export type WireVoucherListData = ReturnType<typeof aVoucherList>;

/** What tests look at of what a list is asked for. */
export interface WireVoucherListRequest {
  filters?: { categoryId?: string; name?: string; merchant?: string[]; maxPrice?: number };
  cursor?: string;
  perPage?: number;
}

/** A promotion of the home. */
export const aPromotion = fixture(() => ({
  adsId: 'ads-1',
  adsName: 'Pekan Kopi',
  adsLink: '/rekomendasi-kupon?pid=voucher-kopi&adsId=ads-1',
  image: '/media/promotions/kopi.svg',
  productId: ['voucher-kopi'],
}));

/** An editorial favourite. */
export const aFavorite = fixture(() => ({
  favoriteId: 'favorite-1',
  voucherId: 'voucher-kopi',
  redemptionId: 'rule-kopi',
  rewardItemId: 'reward-kopi',
  voucherImages: '/media/coupons/kopi.svg',
  productName: 'Kopi Susu Gratis',
  brandName: 'Kedai Senja',
  voucherPoint: 5_000,
  voucherQty: 12,
}));

/** A prepaid package: 2.400 points. */
export const aTelcoProduct = fixture(() => ({
  productId: 'data-3gb',
  productName: 'Data 3 GB 7 Hari',
  productPrice: 2_400,
  productDesc: '<p>Kuota 3 GB untuk semua jaringan selama 7 hari.</p>',
  productImage: '/media/coupons/data-3gb.svg',
  operatorName: 'Seluler Nusa',
  redemptionId: 'rule-data',
  rewardItemId: 'reward-data',
  productQty: 1_000,
}));
