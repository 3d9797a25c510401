import type { wire } from '@poku/shared/contract';
import { isPartnerId } from '@poku/shared/domain';
import { z } from 'zod';

export const earnPartner = z.object({
  partnerId: z.string(),
  partnerName: z.string(),
  partnerAddress: z.string(),
  partnerImage: z.string(),
  partnerUrl: z.string(),
  partnerInterim: z
    .object({ title: z.string(), image: z.string(), description: z.string(), redirectUrl: z.string() })
    .nullable(),
  partnerEarnDetail: z.object({ description: z.string(), howTo: z.string(), tc: z.string() }),
}) satisfies z.ZodType<wire.WireEarnPartner>;

export const reportBody = z.object({
  clientId: z.string().max(128),
  partnerId: z.string().refine(isPartnerId),
}) satisfies z.ZodType<wire.WireReportEarnPartnerRequest>;
