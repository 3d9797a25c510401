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

export const trailQuery = z.object({ of: z.string().max(32) });

const entry = z.object({
  /** `POKU`, or `P:` and a partner's id. */
  asset: z.string(),
  /** Of the account: `available`, `held`, `redeemed`, … */
  purpose: z.string(),
  isMembers: z.boolean(),
  /** Points, or the partner's units: a credit above 0, a debit below. */
  amount: z.number(),
});

const journal = z.object({
  id: z.number(),
  kind: z.string(),
  reference: z.string(),
  /** What was bought, or what the points are for, as the history says it. */
  about: z.string().nullable(),
  at: z.string(),
  entries: z.array(entry),
});

/** What a member left in the tables. */
export const trail = z.object({
  name: z.string(),
  /** Of the newest session. */
  signedInAt: z.string().nullable(),
  /** Of the newest coupon that a till or shop took and did not give back. */
  couponUsedAt: z.string().nullable(),
  accounts: z.array(z.object({ asset: z.string(), purpose: z.string(), balance: z.number() })),
  /** The newest 30, newest first. */
  journals: z.array(journal),
});
export type Trail = z.output<typeof trail>;
