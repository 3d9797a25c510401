import type { wire } from '@poku/contract';
import { z } from 'zod';

const longestRedirectToken = 512;
const longestText = 256;

/** `redirect_token` has its other spelling by now (D7). */
export const checkQuery = z.object({
  redirectToken: z.string().max(longestRedirectToken),
  code_challenge: z.string().max(longestText),
});

export const entryData = z.object({
  customer_status: z.enum(['new', 'existing', 'linkage']),
  email: z.string(),
  email_verify: z.enum(['0', '1']),
  msisdn: z.string(),
  name: z.string(),
  identity_key: z.enum(['phone', 'email']),
  poku_auth_code: z.object({ authorizationCode: z.string() }).nullable(),
  client_id: z.string(),
  partnerId: z.string(),
  partnerName: z.string(),
  callback_url: z.string(),
  expires_in: z.number(),
  partner_auth_code: z.null(),
  message: z.string(),
  responseCode: z.number(),
}) satisfies z.ZodType<wire.WirePartnerEntryData>;

export const slugParams = z.object({ slug: z.string().max(64) });
