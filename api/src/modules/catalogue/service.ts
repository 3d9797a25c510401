import type { wire } from '@poku/shared/contract';
import { paymentCodeWording, PRICE_FILTER_NO_MAXIMUM_POINTS } from '@poku/shared/domain';
import type { AppDeps } from '../../deps';
import { PaymentCode } from '../../http/codes';
import { refusal } from '../../http/errors';
import { totalPoints } from '../customer/service';
import { countVouchers, listBrands, listVouchers, type VoucherQuery } from './list.repository';
import * as repository from './repository';
import type { VoucherListBody } from './schema';
import { toVoucher } from './voucher';

const popularLimit = 10;

const toFavourite = (row: repository.FavouriteRow): wire.WireFavorite => ({
  favoriteId: row.favourite_id,
  voucherId: row.voucher_id,
  redemptionId: row.redemption_id,
  rewardItemId: row.reward_item_id,
  voucherImages: row.image,
  productName: row.product_name,
  brandName: row.brand_name,
  voucherPoint: row.price_points,
  voucherQty: row.stock,
});

const notEmpty = <T>(values: readonly T[] | undefined): readonly T[] | undefined =>
  values === undefined || values.length === 0 ? undefined : values;

function sortOf({ filters, productId }: VoucherListBody): VoucherQuery['sort'] {
  if (filters.sortByPrice) return filters.sortByPrice === 'ASC' ? 'priceUp' : 'priceDown';
  if (filters.sortByName) return filters.sortByName === 'ASC' ? 'nameUp' : 'nameDown';
  return notEmpty(productId) === undefined ? 'popular' : 'given';
}

/** The public catalogue and a member's favourites. */
export function createCatalogueService({ db, clock }: Pick<AppDeps, 'db' | 'clock'>) {
  const maximumOf = async (
    body: VoucherListBody,
    memberId: string | undefined,
  ): Promise<number | undefined> => {
    const { maxPrice = PRICE_FILTER_NO_MAXIMUM_POINTS, limitPrice = false } = body.filters;
    const asked = maxPrice >= PRICE_FILTER_NO_MAXIMUM_POINTS ? Number.MAX_SAFE_INTEGER : maxPrice;
    const owned =
      limitPrice && memberId !== undefined
        ? await totalPoints(db, memberId, clock.now())
        : Number.MAX_SAFE_INTEGER;
    const maximum = Math.min(asked, owned);
    return maximum === Number.MAX_SAFE_INTEGER ? undefined : maximum;
  };

  return {
    /** The categories in their order. */
    categories: () => repository.listCategories(db),

    /**
     * Coupons on sale by filter, sort and page, with the brands that the same filter finds. 60001 is no maximum and
     * `limitPrice` uses the member's total (D40). Prepaid packages are not coupons (D41).
     */
    async list(body: VoucherListBody, memberId: string | undefined): Promise<wire.WireVoucherListData> {
      const { filters, page, perPage } = body;
      const promoted =
        body.adsId === undefined ? undefined : await repository.promotionVouchers(db, body.adsId);
      const voucherIds = notEmpty(body.productId) ?? promoted;
      const query: VoucherQuery = {
        now: clock.now(),
        categoryId: filters.categoryId || undefined,
        brandIds: notEmpty(filters.merchant),
        search: filters.name?.trim() || undefined,
        minimumPoints: filters.minPrice,
        maximumPoints: await maximumOf(body, memberId),
        voucherIds,
        sort: sortOf({ ...body, productId: voucherIds && [...voucherIds] }),
        limit: perPage,
        offset: (page - 1) * perPage,
      };
      const rows = await listVouchers(db, query);
      const result = rows.map((row) => toVoucher(row, body.adsId ?? null));
      return {
        result,
        brandList: await listBrands(db, query),
        page,
        perPage,
        total: await countVouchers(db, query),
      };
    },

    /** The ten most popular coupons that are in stock or sold out but still on sale. */
    async popular(): Promise<wire.WireVoucher[]> {
      const everything: VoucherQuery = {
        now: clock.now(),
        categoryId: undefined,
        brandIds: undefined,
        search: undefined,
        minimumPoints: undefined,
        maximumPoints: undefined,
        voucherIds: undefined,
        sort: 'popular',
        limit: popularLimit,
        offset: 0,
      };
      return (await listVouchers(db, everything)).map((row) => toVoucher(row, null));
    },

    /** One coupon on sale, by id and, where given, its rule and reward item. Refuses 20404 when there is none. */
    async detail(key: wire.WireVoucherDetailQuery): Promise<wire.WireVoucher> {
      const row = await repository.findVoucher(db, key, clock.now());
      if (row === undefined) throw refusal(PaymentCode.itemUnknown, paymentCodeWording);
      return toVoucher(row, key.adsId ?? null);
    },

    /** The promotions in their order. */
    promotions: () => repository.listPromotions(db, clock.now()),

    /** The public editorial list (D35). */
    editorial: async () => (await repository.editorialFavourites(db, clock.now())).map(toFavourite),

    /** The member's own list, newest first (D35). */
    favourites: async (memberId: string) =>
      (await repository.memberFavourites(db, memberId, clock.now())).map(toFavourite),

    /** Marks a coupon as a favourite. Refuses 20404 for an unknown one; repeating it changes nothing (D35). */
    async addFavourite(memberId: string, voucherId: string): Promise<void> {
      const row = await repository.findVoucher(db, { voucherId }, clock.now());
      if (row === undefined) throw refusal(PaymentCode.itemUnknown, paymentCodeWording);
      await repository.addFavourite(db, memberId, voucherId, clock.now());
    },

    /** Takes the mark away; repeating it changes nothing (D35). */
    removeFavourite: (memberId: string, voucherId: string) =>
      repository.removeFavourite(db, memberId, voucherId),
  };
}
