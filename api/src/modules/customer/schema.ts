import type { wire } from '@poku/contract';
import { BRAND } from '@poku/domain/brand';
import { z } from 'zod';

const flagText = z.enum(['0', '1']);
const tierName = z.enum(['Silver', 'Gold', 'Platinum']);

export const customerDetail = z.object({
  customer_id: z.string(),
  name: z.string(),
  msisdn: z.string(),
  email: z.string(),
  emailVerify: flagText,
  pendingEmail: z.string().nullable(),
  gender: flagText.nullable(),
  dob: z.string().nullable(),
  customerPoin: z.number(),
  [BRAND.wire.points]: z.number(),
  [BRAND.wire.pointsExpiryDate]: z.string().nullable(),
  [BRAND.wire.pointLots]: z.array(
    z.object({ [BRAND.wire.point]: z.number(), [BRAND.wire.pointsExpiryDate]: z.string() }),
  ),
  [BRAND.wire.heldPoints]: z.number(),
  openTransactions: z.array(
    z.object({
      [BRAND.wire.transactionNumber]: z.string(),
      voucherName: z.string(),
      totalTransaction: z.number(),
      [BRAND.wire.heldPoints]: z.number(),
      waitsFor: z.string().nullable(),
      expiredDate: z.string().nullable(),
    }),
  ),
  customerTier: tierName,
  totalpoint: z.number(),
  loginStatus: flagText,
  linkage_status: flagText,
}) satisfies z.ZodType<wire.WireCustomerDetail>;

export const partnerPoint = z.object({
  partnerId: z.string(),
  partnerName: z.string(),
  partnerImage: z.string(),
  partnerPoin: z.number(),
  [BRAND.wire.partnerPoints]: z.number(),
  specialRate: z.string().nullable(),
  note: z.string().nullable(),
  message: z.string(),
  partnerPoinExpiryDate: z.string().nullable(),
  partnerPoinReadAt: z.string().nullable(),
  partnerType: z.union([z.literal(1), z.literal(2)]),
  exchangeRate: z.string(),
  maximumPartnerPoint: z.number(),
  [BRAND.wire.maximumPoints]: z.number(),
  useOtp: z.boolean(),
  description: z.string(),
}) satisfies z.ZodType<wire.WirePartnerPoint>;
