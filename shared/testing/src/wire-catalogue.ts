import type { wire } from '@poku/contract';

/** A coupon of the catalogue: 5.000 points, 12 in stock. */
export function aVoucher(overrides: Partial<wire.WireVoucher> = {}): wire.WireVoucher {
  return {
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
    adsId: null,
    usagePeriod: '2027-01-31T16:59:59Z',
    tnc: '<p>Satu kupon untuk satu transaksi.</p>',
    pickup_desc: '<p>Semua gerai.</p>',
    redeem_desc: '<p>Tunjukkan kode ke kasir.</p>',
    voucherType: 'regular',
    voucherQty: 12,
    redemptionRule: { id: 'rule-kopi', rewards: { reward_item_id: 'reward-kopi' } },
    ...overrides,
  };
}

/** A category of [C] §2. */
export function aCategory(overrides: Partial<wire.WireCategory> = {}): wire.WireCategory {
  return {
    categoryId: '1',
    categoryName: 'Kuliner',
    categoryImage: '/media/categories/kuliner.svg',
    ...overrides,
  };
}

/** An answer of `POST /voucherlist` with these coupons and their brands. */
export function aVoucherList(vouchers: readonly wire.WireVoucher[] = [aVoucher()]): wire.WireVoucherListData {
  const brands = new Map(vouchers.map(({ brand, brandName }) => [brand, { brand, brandName }]));
  return {
    result: [...vouchers],
    brandList: [...brands.values()],
    page: 1,
    perPage: 20,
    nextCursor: null,
  };
}

/** A promotion of the home. */
export function aPromotion(overrides: Partial<wire.WirePromotion> = {}): wire.WirePromotion {
  return {
    adsId: 'ads-1',
    adsName: 'Pekan Kopi',
    adsLink: '/rekomendasi-kupon?pid=voucher-kopi&adsId=ads-1',
    image: '/media/promotions/kopi.svg',
    productId: ['voucher-kopi'],
    ...overrides,
  };
}

/** An editorial favourite. */
export function aFavorite(overrides: Partial<wire.WireFavorite> = {}): wire.WireFavorite {
  return {
    favoriteId: 'favorite-1',
    voucherId: 'voucher-kopi',
    redemptionId: 'rule-kopi',
    rewardItemId: 'reward-kopi',
    voucherImages: '/media/coupons/kopi.svg',
    productName: 'Kopi Susu Gratis',
    brandName: 'Kedai Senja',
    voucherPoint: 5_000,
    voucherQty: 12,
    ...overrides,
  };
}

/** A prepaid package: 2.400 points. */
export function aTelcoProduct(overrides: Partial<wire.WireTelcoProduct> = {}): wire.WireTelcoProduct {
  return {
    productId: 'data-3gb',
    productName: 'Data 3 GB 7 Hari',
    productPrice: 2_400,
    productDesc: '<p>Kuota 3 GB untuk semua jaringan selama 7 hari.</p>',
    productImage: '/media/coupons/data-3gb.svg',
    operatorName: 'Seluler Nusa',
    redemptionId: 'rule-data',
    rewardItemId: 'reward-data',
    productQty: 1_000,
    ...overrides,
  };
}
