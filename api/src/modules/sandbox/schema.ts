import { z } from 'zod';

export const outboxQuery = z.object({ to: z.string().max(256).optional() });

export const outboxMessage = z.object({
  channel: z.enum(['sms', 'email', 'push']),
  to: z.string(),
  text: z.string(),
  otp: z.string().optional(),
  link: z.string().optional(),
  /** Where the mail provider's own button posts to: `List-Unsubscribe` (RFC 8058). */
  unsubscribe: z.string().optional(),
  sentAt: z.string(),
});
export type OutboxMessage = z.output<typeof outboxMessage>;

const yearMs = 366 * 24 * 60 * 60_000;

export const clockBody = z.object({
  advanceMs: z.number().int().min(0).max(yearMs),
});

export const clockData = z.object({ now: z.string() });

export const resetData = z.object({ partnersReset: z.boolean() });

/** How many more members may register from now on, null for no end (D23). */
export const quotaBody = z.object({
  places: z.number().int().min(0).max(1_000_000).nullable(),
});

export const partnerParams = z.object({ slug: z.string().max(32) });
