import { couponState } from '@poku/mfe-history/calls/coupons';
import type { wire } from '@poku/shared/contract';
import { BRAND, PREPAID_QUANTITY, QUANTITY_MAX, QUANTITY_MIN } from '@poku/shared/domain';
import { z } from 'zod';
import { optional, withoutBlank } from '../../http/optional';
import { voucher } from '../catalogue/schema';
import { partnerPoint } from '../customer/schema';

const id = z.string().min(1).max(64);
const clientId = z.string().max(128);
const quantity = z.number().int().min(QUANTITY_MIN).max(QUANTITY_MAX);
const points = z.number().int().min(0).max(Number.MAX_SAFE_INTEGER);
const saleType = z.enum(['regular', 'ads']);
const msisdn = optional(z.string().max(32));
const otpCode = z.string().regex(/^\d{4,6}$/);

const paymentMethods = z
  .array(z.object({ partnerId: id, point: points, useOtp: z.boolean().optional() }))
  .min(1)
  .max(10);

/** What is bought ([C] §7). */
const item = { voucherId: id, redemptionRuleId: id, rewardItemId: id, msisdn, adsId: optional(id) };

export const checkoutQuery = z.object({
  ...item,
  quantity: z.coerce.number().int().min(QUANTITY_MIN).max(QUANTITY_MAX),
  type: optional(saleType),
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
  clientId: optional(clientId),
  paymentMethod: z.enum(['0', '2']),
  ...item,
  quantity,
  paymentMethods: optional(paymentMethods),
}) satisfies z.ZodType<wire.WirePaymentOtpRequest>;

export const otpValidateBody = z.object({
  clientId: optional(clientId),
  paymentMethod: z.enum(['0', '2']),
  data: z.object({ otpRequestId: id, otpCode }),
}) satisfies z.ZodType<wire.WirePaymentOtpValidateRequest>;

export const otpValidated = z.object({ otpRequestId: z.string() }) satisfies z.ZodType<wire.WireOtpValidated>;

export const buyBody = z.object({
  clientId,
  otpRequestId: id,
  otpCode: optional(otpCode),
  ...item,
  quantity,
  totalTransaction: points,
  paymentMethods,
  partnerOtpRequestId: optional(id),
  type: optional(saleType),
}) satisfies z.ZodType<wire.WireBuyVoucherRequest>;

/** A prepaid package for a number, one of it ([C] §4, D41). */
export const buyPackageBody = buyBody.extend({
  msisdn: z.string().min(1).max(32),
  quantity: z.literal(PREPAID_QUANTITY),
});

/** A purchase from a promotion, which must contain the coupon ([C] §7). */
export const buyAdsBody = buyBody.extend({ adsId: id, type: withoutBlank(z.literal('ads').default('ads')) });

export const buyData = z.object({
  [BRAND.wire.transactionNumber]: z.string(),
  totalTransaction: z.number(),
  coupons: z.array(z.object({ voucherId: z.string(), code: z.string() })),
  customerPoin: z.number(),
  checkout_url: z.string().optional(),
  payment_code: z.string().optional(),
}) satisfies z.ZodType<wire.WireBuyVoucherData>;

export const transactionQuery = z
  .object({
    number: id.optional(),
    key: z.string().min(1).max(128).optional(),
    trxId: id.optional(),
    refNum: id.optional(),
  })
  .refine(
    ({ number, key, trxId, refNum }) =>
      number !== undefined || key !== undefined || (trxId !== undefined && refNum !== undefined),
    { path: ['number'] },
  ) satisfies z.ZodType<wire.WireTransactionQuery>;

export const cancelBody = z.object({
  clientId,
  number: id,
}) satisfies z.ZodType<wire.WireCancelTransactionRequest>;

const lot = z.object({ [BRAND.wire.point]: z.number(), [BRAND.wire.pointsExpiryDate]: z.string() });

const transactionPart = z.object({
  partnerId: z.string(),
  name: z.string(),
  partnerImage: z.string(),
  partnerType: z.union([z.literal(1), z.literal(2)]),
  [BRAND.wire.point]: z.number(),
  partnerUnit: z.number(),
  state: z.enum(['held', 'waiting', 'process', 'taken', 'refused', 'released']),
  changedDate: z.string(),
  lots: z.array(lot),
}) satisfies z.ZodType<wire.WireTransactionPart>;

export const transaction = z.object({
  [BRAND.wire.transactionNumber]: z.string(),
  status: z.number(),
  failure: z.number().nullable(),
  failureReason: z.enum(['expired', 'cancelled', 'declined', 'silent']).nullable(),
  voucherId: z.string(),
  voucherName: z.string(),
  brandName: z.string(),
  voucherImage: z.string(),
  quantity: z.number(),
  voucherPoint: z.number(),
  totalTransaction: z.number(),
  msisdn: z.string().nullable(),
  transactionDate: z.string(),
  endedDate: z.string().nullable(),
  paymentDetails: z.array(transactionPart),
  coupons: z.array(
    z.object({
      voucherId: z.string(),
      code: z.string(),
      status_activity: z.literal(Object.values(couponState.codes)),
    }),
  ),
  paymentPage: z
    .object({
      checkout_url: z.string(),
      payment_code: z.string(),
      reference: z.string(),
      expiredDate: z.string(),
    })
    .nullable(),
}) satisfies z.ZodType<wire.WireTransaction>;

/** A purchase as it is asked for. */
export type BuyBody = z.output<typeof buyBody>;
