import type { wire } from '@poku/shared/contract';
import { CATALOGUE_PAGE_SIZE, PER_PAGE_MAX } from '@poku/shared/domain';
import { z } from 'zod';
import { optional, textOrNumber, withoutBlank } from '../../http/optional';

const text = z.string().max(256);
const id = z.string().max(64);
const points = z.number().int().min(0).max(Number.MAX_SAFE_INTEGER);
const sort = z.enum(['ASC', 'DESC', '']);

export const category = z.object({
  categoryId: z.string(),
  categoryName: z.string(),
  categoryImage: z.string(),
}) satisfies z.ZodType<wire.WireCategory>;

export const voucher = z.object({
  voucherId: z.string(),
  voucherName: z.string(),
  productName: z.string(),
  redemptionId: z.string(),
  rewardItemId: z.string(),
  categoryId: z.string(),
  voucherPrice: z.number(),
  voucherPoint: z.number(),
  brand: z.string(),
  brandName: z.string(),
  descriptions: z.string(),
  voucherImages: z.string(),
  adsId: z.string().nullable(),
  usagePeriod: z.string(),
  tnc: z.string(),
  pickup_desc: z.string(),
  redeem_desc: z.string(),
  voucherType: z.enum(['telco', 'regular']),
  voucherQty: z.number(),
  redemptionRule: z.object({ id: z.string(), rewards: z.object({ reward_item_id: z.string() }) }),
}) satisfies z.ZodType<wire.WireVoucher>;

const anyId = textOrNumber(id);

const filters = z.object({
  categoryId: optional(anyId),
  merchant: optional(z.array(anyId).max(100)),
  sortByPrice: optional(sort),
  sortByName: optional(sort),
  name: optional(text),
  minPrice: optional(points),
  maxPrice: optional(points),
  limitPrice: optional(z.boolean()),
  msisdn: optional(text),
}) satisfies z.ZodType<wire.WireCouponFilter>;

export const voucherListBody = z.object({
  clientId: z.string().max(128),
  filters: withoutBlank(filters.default({})),
  productId: optional(z.array(anyId).max(200)),
  adsId: optional(anyId),
  cursor: z.string().max(4096).optional(),
  page: withoutBlank(z.number().int().min(1).max(100_000).default(1)),
  perPage: withoutBlank(z.number().int().min(1).max(PER_PAGE_MAX).default(CATALOGUE_PAGE_SIZE)),
}) satisfies z.ZodType<wire.WireVoucherListRequest>;

/** A list request with its defaults. */
export type VoucherListBody = z.output<typeof voucherListBody>;

export const voucherListData = z.object({
  result: z.array(voucher),
  brandList: z.array(z.object({ brand: z.string(), brandName: z.string() })),
  page: z.number(),
  perPage: z.number(),
  nextCursor: z.string().nullable(),
}) satisfies z.ZodType<wire.WireVoucherListData>;

/** `productId` names a prepaid package, with `typeTelco` and the number it is for ([C] §7). */
export const voucherDetailQuery = z
  .object({
    voucherId: optional(id),
    productId: optional(id),
    redemptionRuleId: optional(id),
    rewardItemId: optional(id),
    adsId: optional(id),
    typeTelco: optional(z.string().max(8)),
    msisdn: optional(text),
  })
  .refine(({ voucherId, productId }) => voucherId !== undefined || productId !== undefined, {
    path: ['voucherId'],
  }) satisfies z.ZodType<wire.WireVoucherDetailQuery>;

export const promotion = z.object({
  adsId: z.string(),
  adsName: z.string(),
  adsLink: z.string(),
  image: z.string(),
  productId: z.array(z.string()),
}) satisfies z.ZodType<wire.WirePromotion>;

export const favourite = z.object({
  favoriteId: z.string(),
  voucherId: z.string(),
  redemptionId: z.string(),
  rewardItemId: z.string(),
  voucherImages: z.string(),
  productName: z.string(),
  brandName: z.string(),
  voucherPoint: z.number(),
  voucherQty: z.number(),
}) satisfies z.ZodType<wire.WireFavorite>;

export const favouriteQuery = z.object({ favoriteId: id });

export const favouriteDetail = voucher.extend({
  favoriteId: z.string(),
}) satisfies z.ZodType<wire.WireFavoriteDetail>;

export const favouriteBody = z.object({
  clientId: z.string().max(128),
  voucherId: id,
}) satisfies z.ZodType<wire.WireFavoriteRequest>;
