import type { wire } from '@poku/shared/contract';
import { PRICE_FILTER_NO_MAXIMUM_POINTS } from '@poku/shared/domain';
import type { AppDeps } from '../../deps';
import { totalPoints } from '../customer/service';
import { readCursor, writeCursor, type CursorList } from './cursor';
import { listBrands, listVouchers, type ListSort, type VoucherQuery } from './list.repository';
import { promotionVouchers } from './repository';
import type { VoucherListBody } from './schema';
import { toVoucher } from './voucher';

const popularLimit = 10;

const notEmpty = <T>(values: readonly T[] | undefined): readonly T[] | undefined =>
  values === undefined || values.length === 0 ? undefined : [...new Set(values)];

function sortOf({ filters }: VoucherListBody, hasIds: boolean): ListSort {
  if (filters.sortByPrice) return filters.sortByPrice === 'ASC' ? 'priceUp' : 'priceDown';
  if (filters.sortByName) return filters.sortByName === 'ASC' ? 'nameUp' : 'nameDown';
  return hasIds ? 'given' : 'popular';
}

/** What makes two requests ask for the same list, whatever page of it and however spelled. */
function askedOf({ filters, productId, adsId }: VoucherListBody): object {
  const { categoryId, merchant, name, minPrice, maxPrice, limitPrice = false } = filters;
  return [
    categoryId || null,
    [...(notEmpty(merchant) ?? [])].sort(),
    name?.trim() || null,
    minPrice ?? null,
    maxPrice === undefined || maxPrice >= PRICE_FILTER_NO_MAXIMUM_POINTS ? null : maxPrice,
    limitPrice,
    notEmpty(productId) ?? null,
    adsId ?? null,
  ];
}

/** Lists of the public catalogue. */
export function createListService({ db, clock }: Pick<AppDeps, 'db' | 'clock'>) {
  /** What the member can buy: in stock, and within the total of the points. A guest has none, so nothing changes. */
  const affordableOf = async (
    { filters }: VoucherListBody,
    memberId: string | undefined,
  ): Promise<Pick<VoucherQuery, 'maximumPoints' | 'inStock'>> => {
    const { maxPrice = PRICE_FILTER_NO_MAXIMUM_POINTS, limitPrice = false } = filters;
    const asked = maxPrice >= PRICE_FILTER_NO_MAXIMUM_POINTS ? undefined : maxPrice;
    if (!limitPrice || memberId === undefined) return { maximumPoints: asked, inStock: false };
    const total = await totalPoints(db, memberId, clock.now());
    return { maximumPoints: Math.min(asked ?? Number.MAX_SAFE_INTEGER, total), inStock: true };
  };

  const queryOf = async (
    body: VoucherListBody,
    memberId: string | undefined,
  ): Promise<Omit<VoucherQuery, 'after' | 'limit' | 'offset'>> => {
    const { filters, productId, adsId } = body;
    const voucherIds =
      notEmpty(productId) ?? (adsId === undefined ? undefined : await promotionVouchers(db, adsId));
    return {
      now: clock.now(),
      categoryId: filters.categoryId || undefined,
      brandIds: notEmpty(filters.merchant),
      search: filters.name?.trim() || undefined,
      minimumPoints: filters.minPrice,
      ...(await affordableOf(body, memberId)),
      voucherIds,
      sort: sortOf(body, voucherIds !== undefined),
    };
  };

  return {
    /**
     * Coupons on sale by filter, sort and page, sold out ones too, last unless sorted by name or price; 60001 is no
     * maximum, and `limitPrice` is what is in stock within the member's total (D40). Prepaid packages are not coupons (D41). A page begins after `cursor`, or by number (D52); brands come
     * without a cursor only. Refuses a malformed cursor, or one of another list, with a 400 that names it.
     */
    async list(body: VoucherListBody, memberId: string | undefined): Promise<wire.WireVoucherListData> {
      const { cursor, page, perPage, adsId = null } = body;
      const query = await queryOf(body, memberId);
      const list: CursorList = { sort: query.sort, asked: askedOf(body) };
      const after = cursor === undefined ? undefined : readCursor(list, cursor);
      // One more than a page has, to know whether there is a next one.
      const place = {
        after,
        limit: perPage + 1,
        offset: cursor === undefined ? (page - 1) * perPage : 0,
      };
      const [rows, brandList] = await Promise.all([
        listVouchers(db, { ...query, ...place }),
        cursor === undefined ? listBrands(db, query) : [],
      ]);
      const shown = rows.slice(0, perPage);
      const last = rows.length > perPage ? shown.at(-1) : undefined;
      return {
        result: shown.map((row) => toVoucher(row, adsId)),
        brandList,
        page,
        perPage,
        nextCursor: last === undefined ? null : writeCursor(list, { key: last.sort_key, id: last.id }),
      };
    },

    /** The ten most popular coupons on sale; sold out ones only where fewer than ten are in stock. */
    async popular(): Promise<wire.WireVoucher[]> {
      const everything: VoucherQuery = {
        now: clock.now(),
        categoryId: undefined,
        brandIds: undefined,
        search: undefined,
        minimumPoints: undefined,
        maximumPoints: undefined,
        inStock: false,
        voucherIds: undefined,
        sort: 'popular',
        after: undefined,
        limit: popularLimit,
        offset: 0,
      };
      return (await listVouchers(db, everything)).map((row) => toVoucher(row, null));
    },
  };
}
