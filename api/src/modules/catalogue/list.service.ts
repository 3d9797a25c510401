import type { Coupon } from '@poku/flows/coupon/calls/coupon';
import type { couponsCall } from '@poku/mfe-catalogue/calls/coupons';
import type { AnswerOf, RecordOf } from '@poku/contract/calls';
import { PRICE_FILTER_NO_MAXIMUM_POINTS } from '@poku/domain/limits/catalogue';
import type { AppDeps } from '../../deps';
import { totalPoints } from '../customer/service';
import { readCursor, writeCursor, type CursorList } from './cursor';
import { listBrands, listNear, listVouchers, type ListSort, type VoucherQuery } from './list.repository';
import { promotionVouchers } from './repository';
import { toCoupon } from './coupon';
import { findPlaces } from './search.repository';
import { readWords, understand } from './search.service';

const popularLimit = 10;

/** A list request; blank is what it does not ask for. */
type ListRequest = RecordOf<(typeof couponsCall)['body']>;

const notEmpty = <T>(values: readonly T[]): readonly T[] | undefined =>
  values.length === 0 ? undefined : [...new Set(values)];

function sortOf({ filter }: ListRequest, hasIds: boolean): ListSort {
  if (filter.sortByPrice) return filter.sortByPrice === 'ASC' ? 'priceUp' : 'priceDown';
  if (filter.sortByName) return filter.sortByName === 'ASC' ? 'nameUp' : 'nameDown';
  return hasIds ? 'given' : 'popular';
}

const maximumOf = ({ filter }: ListRequest): number | undefined =>
  filter.maxPricePoints >= PRICE_FILTER_NO_MAXIMUM_POINTS ? undefined : filter.maxPricePoints;

const least = (...limits: readonly (number | undefined)[]): number | undefined => {
  const known = limits.filter((limit) => limit !== undefined);
  return known.length === 0 ? undefined : Math.min(...known);
};

/** What makes two requests ask for the same list, whatever page of it and however spelled. */
function askedOf(request: ListRequest): object {
  const { categoryId, brandKeys, search, minPricePoints, isAffordableOnly } = request.filter;
  return [
    categoryId || null,
    [...(notEmpty(brandKeys) ?? [])].sort(),
    search.trim() || null,
    minPricePoints || null,
    maximumOf(request) ?? null,
    isAffordableOnly,
    notEmpty(request.couponIds) ?? null,
    request.promotionId || null,
  ];
}

/** Lists of the public catalogue. */
export function createListService({ db, clock }: Pick<AppDeps, 'db' | 'clock'>) {
  /** What the member can buy: in stock, and within the total of the points. A guest has none, so nothing changes. */
  const affordableOf = async (
    { filter }: ListRequest,
    memberId: string | undefined,
  ): Promise<{ total: number | undefined; inStock: boolean }> => {
    if (!filter.isAffordableOnly || memberId === undefined) return { total: undefined, inStock: false };
    return { total: await totalPoints(db, memberId, clock.now()), inStock: true };
  };

  const queryOf = async (
    request: ListRequest,
    memberId: string | undefined,
  ): Promise<{
    query: Omit<VoucherQuery, 'after' | 'limit' | 'offset'>;
    understood: Pick<AnswerOf<typeof couponsCall>, 'understoodMinPoints' | 'understoodMaxPoints'>;
  }> => {
    const { filter, couponIds, promotionId } = request;
    const voucherIds =
      notEmpty(couponIds) ?? (promotionId === '' ? undefined : await promotionVouchers(db, promotionId));
    const { text, minimumPoints, maximumPoints } = await understand(db, filter.search.trim());
    const { total, inStock } = await affordableOf(request, memberId);
    const query = {
      now: clock.now(),
      categoryId: filter.categoryId || undefined,
      brandKeys: notEmpty(filter.brandKeys),
      search: text === '' ? undefined : { text, words: await readWords(db, text) },
      minimumPoints: Math.max(filter.minPricePoints, minimumPoints ?? 0) || undefined,
      maximumPoints: least(maximumOf(request), maximumPoints, total),
      inStock,
      voucherIds,
      sort: sortOf(request, voucherIds !== undefined),
    };
    return {
      query,
      understood: { understoodMinPoints: minimumPoints ?? null, understoodMaxPoints: maximumPoints ?? null },
    };
  };

  return {
    /**
     * Coupons on sale by filter, sort and page, sold out ones too, last unless sorted by name or price; 60,001 is no
     * maximum, and `isAffordableOnly` is what is in stock within the member's total (D40). Prepaid packages are not coupons (D41). A page begins after `cursor`, or by number (D52); brands come
     * without a cursor only. Refuses a malformed cursor, or one of another list, with a 400 that names it.
     */
    async list(request: ListRequest, memberId: string | undefined): Promise<AnswerOf<typeof couponsCall>> {
      const { cursor, page, perPage, promotionId } = request;
      const { query, understood } = await queryOf(request, memberId);
      const list: CursorList = { sort: query.sort, asked: askedOf(request) };
      const after = cursor === null ? undefined : readCursor(list, cursor);
      // One more than a page has, to know whether there is a next one.
      const place = {
        after,
        limit: perPage + 1,
        offset: cursor === null ? (page - 1) * perPage : 0,
      };
      const { text = '', words = [] } = query.search ?? {};
      const [rows, brands, places] = await Promise.all([
        listVouchers(db, { ...query, ...place }),
        cursor === null ? listBrands(db, query) : [],
        cursor === null && words.length > 0 ? findPlaces(db, text, words, query.now) : [],
      ]);
      const isNear = rows.length === 0 && cursor === null && page === 1 && query.search !== undefined;
      const shown = isNear
        ? await listNear(db, { ...query, ...place, limit: perPage })
        : rows.slice(0, perPage);
      const last = rows.length > perPage ? shown.at(-1) : undefined;
      return {
        coupons: shown.map((row) => toCoupon(row, promotionId || null)),
        brands,
        page,
        perPage,
        places,
        isNear,
        ...understood,
        nextCursor: last === undefined ? null : writeCursor(list, { key: last.sortKey, id: last.id }),
      };
    },

    /** The ten most popular coupons on sale; sold out ones only where fewer than ten are in stock. */
    async popular(): Promise<Coupon[]> {
      const everything: VoucherQuery = {
        now: clock.now(),
        categoryId: undefined,
        brandKeys: undefined,
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
      return (await listVouchers(db, everything)).map((row) => toCoupon(row, null));
    },
  };
}
