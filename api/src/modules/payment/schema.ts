import type { wire } from '@poku/shared/contract';
import { BRAND, QUANTITY_MAX, QUANTITY_MIN } from '@poku/shared/domain';
import { z } from 'zod';
import { voucher } from '../catalogue/schema';
import { partnerPoint } from '../customer/schema';

const id = z.string().min(1).max(64);
const clientId = z.string().max(128);
const quantity = z.number().int().min(QUANTITY_MIN).max(QUANTITY_MAX);
const points = z.number().int().min(0).max(Number.MAX_SAFE_INTEGER);
const saleType = z.enum(['regular', 'ads']);
const msisdn = z.string().max(32).optional();
const otpCode = z.string().regex(/^\d{4,6}$/);

/** What is bought ([C] §7). */
const item = { voucherId: id, redemptionRuleId: id, rewardItemId: id, msisdn, adsId: id.optional() };

export const checkoutQuery = z.object({
  ...item,
  quantity: z.coerce.number().int().min(QUANTITY_MIN).max(QUANTITY_MAX),
  type: saleType.optional(),
}) satisfies z.ZodType<wire.WireCheckoutQuery>;

export const checkoutData = z.object({
  quantity: z.number(),
  [BRAND.wire.point]: z.number(),
  totalTransaction: z.number(),
  voucherData: voucher,
  partnerPoint: z.array(partnerPoint),
  notes: z.string(),
  msisdn: z.string().nullable(),
}) satisfies z.ZodType<wire.WireCheckoutData>;

export const otpBody = z.object({
  clientId,
  paymentMethod: z.enum(['0', '2']),
  ...item,
  quantity,
}) satisfies z.ZodType<wire.WirePaymentOtpRequest>;

export const otpIssued = z.object({
  otpRequestId: z.string(),
  remainingOTP: z.number(),
}) satisfies z.ZodType<wire.WireOtpIssued>;

export const otpValidateBody = z.object({
  clientId,
  paymentMethod: z.enum(['0', '2']),
  data: z.object({ otpRequestId: id, otpCode }),
}) satisfies z.ZodType<wire.WirePaymentOtpValidateRequest>;

export const otpValidated = z.object({ otpRequestId: z.string() }) satisfies z.ZodType<wire.WireOtpValidated>;

export const buyBody = z.object({
  clientId,
  otpRequestId: id,
  otpCode,
  ...item,
  quantity,
  totalTransaction: points,
  paymentMethods: z
    .array(z.object({ partnerId: id, point: points, useOtp: z.boolean().optional() }))
    .min(1)
    .max(10),
  type: saleType.optional(),
}) satisfies z.ZodType<wire.WireBuyVoucherRequest>;

/** A purchase from a promotion, which must contain the coupon ([C] §7). */
export const buyAdsBody = buyBody.extend({ adsId: id, type: z.literal('ads').default('ads') });

export const buyData = z.object({
  [BRAND.wire.transactionNumber]: z.string(),
  totalTransaction: z.number(),
  coupons: z.array(z.object({ voucherId: z.string(), code: z.string() })),
  customerPoin: z.number(),
  checkout_url: z.string().optional(),
  payment_code: z.string().optional(),
}) satisfies z.ZodType<wire.WireBuyVoucherData>;

/** A purchase as it is asked for. */
export type BuyBody = z.output<typeof buyBody>;
