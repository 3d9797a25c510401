import type { wire } from '@poku/shared/contract';
import { z } from 'zod';

const id = z.string().min(1).max(64);

/** State of an owned coupon ([C] §4). */
export const couponActivity = z.union([z.literal(0), z.literal(1), z.literal(2), z.literal(3), z.literal(4)]);

export const ownedCoupon = z.object({
  voucherId: z.string(),
  code: z.string(),
  voucherName: z.string(),
  voucherImages: z.string(),
  brandName: z.string(),
  voucherDescription: z.string(),
  tnc: z.string(),
  pickup_desc: z.string(),
  redeem_desc: z.string(),
  status_activity: couponActivity,
  status: z.boolean(),
  voucherCode: z.string().nullable(),
  expiredDate: z.string(),
  revealExpiredDate: z.string().nullable(),
  remainingSeconds: z.number().nullable(),
}) satisfies z.ZodType<wire.WireOwnedCoupon>;

export const ownedCouponQuery = z.object({
  voucherId: id,
  code: id,
}) satisfies z.ZodType<wire.WireOwnedCouponQuery>;

export const redeemBody = z.object({
  clientId: z.string().max(128),
  voucherId: id,
  code: id,
}) satisfies z.ZodType<wire.WireRedeemRequest>;

export const redeemData = z.object({
  voucherCode: z.string(),
  revealExpiredDate: z.string(),
  remainingSeconds: z.number(),
}) satisfies z.ZodType<wire.WireRedeemData>;
