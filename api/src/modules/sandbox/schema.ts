import type { wire } from '@poku/contract';
import { z } from 'zod';
import { partnerFaults } from '@poku/partner-protocol';

export const outboxQuery = z.object({ to: z.string().max(256).optional() });

export const outboxMessage = z.object({
  channel: z.enum(['sms', 'email']),
  to: z.string(),
  text: z.string(),
  otp: z.string().optional(),
  link: z.string().optional(),
  sentAt: z.string(),
}) satisfies z.ZodType<wire.WireOutboxMessage>;

const yearMs = 366 * 24 * 60 * 60_000;

export const clockBody = z.object({
  advanceMs: z.number().int().min(0).max(yearMs),
}) satisfies z.ZodType<wire.WireSandboxClockRequest>;

export const clockData = z.object({ now: z.string() }) satisfies z.ZodType<wire.WireSandboxClockData>;

export const resetData = z.object({ partnersReset: z.boolean() });

export const quotaBody = z.object({
  places: z.number().int().min(0).max(1_000_000).nullable(),
}) satisfies z.ZodType<wire.WireSandboxQuotaRequest>;

export const partnerParams = z.object({ slug: z.string().max(32) });

export const faultsBody = partnerFaults satisfies z.ZodType<wire.WireSandboxFaults>;
