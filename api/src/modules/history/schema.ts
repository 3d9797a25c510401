import type { wire } from '@poku/shared/contract';
import { BRAND } from '@poku/shared/domain';
import { z } from 'zod';

export const earnItem = z.object({
  partnerName: z.string(),
  partnerImage: z.string(),
  [BRAND.wire.pointEarn]: z.number(),
  transactionNumber: z.string(),
  transactionDate: z.string(),
  description: z.string(),
  status: z.number(),
}) satisfies z.ZodType<wire.WireEarnItem>;

export const burnItem = z.object({
  brandName: z.string(),
  voucherImage: z.string(),
  voucherName: z.string(),
  quantity: z.number(),
  totalTransaction: z.number(),
  [BRAND.wire.transactionNumber]: z.string(),
  transactionDate: z.string(),
  status: z.number(),
  paymentDetails: z.array(z.object({ name: z.string(), [BRAND.wire.point]: z.number() })),
}) satisfies z.ZodType<wire.WireBurnItem>;

export const earnSummary = z.object({
  summaryEarnPoint: z.number(),
}) satisfies z.ZodType<wire.WireEarnSummary>;
export const burnSummary = z.object({
  summaryUsedPoint: z.number(),
}) satisfies z.ZodType<wire.WireBurnSummary>;
