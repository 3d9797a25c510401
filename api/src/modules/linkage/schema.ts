import type { wire } from '@poku/contract';
import { z } from 'zod';

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
