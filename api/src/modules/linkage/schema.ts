import type { wire } from '@poku/shared/contract';
import { z } from 'zod';

const flag = z.union([z.literal(0), z.literal(1)]);

export const linkageItem = z.object({
  partnerId: z.string(),
  partnerName: z.string(),
  partnerImage: z.string(),
  partnerUrl: z.string(),
  description: z.string(),
  linkable: flag,
  linked: flag,
  emailVerificationRequired: flag,
  partnerInterim: z
    .object({ title: z.string(), image: z.string(), description: z.string(), redirectUrl: z.string() })
    .nullable(),
}) satisfies z.ZodType<wire.WireLinkageItem>;

const summary = z.object({
  partnerId: z.string(),
  partnerName: z.string(),
  partnerImage: z.string(),
  partnerUrl: z.string(),
  description: z.string(),
});

export const partnerEwalletData = z.object({
  partner: z.array(summary),
  ewallet: z.array(summary),
}) satisfies z.ZodType<wire.WirePartnerEwalletData>;
