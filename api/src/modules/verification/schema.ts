import type { wire } from '@poku/shared/contract';
import { z } from 'zod';

const shortText = z.string().max(256);

export const clientBody = z.object({ clientId: shortText }) satisfies z.ZodType<wire.WireClientRequest>;

export const verifyCodeBody = z.object({
  verifyCode: shortText,
}) satisfies z.ZodType<wire.WireVerifyCodeRequest>;

export const msisdnBody = z.object({ msisdn: shortText }) satisfies z.ZodType<wire.WireMsisdnRequest>;

export const emailVerified = z.object({
  wasVerified: z.boolean(),
}) satisfies z.ZodType<wire.WireEmailVerified>;
