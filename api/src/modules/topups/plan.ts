import { PAYMENT_INQUIRY_WAITS_MS } from '@poku/domain/limits/payment';
import { after } from '../../ports/clock';

/** How long only the process that takes a top-up goes on with it: longer than its calls to the biller take together. */
export const LEASE_MS = 10_000;

/** How long after the purchase a top-up is given up that was not delivered. */
export const GIVE_UP_MS = 6 * 60 * 60_000;

/** No plan is longer. */
export const longestWaitMs = Math.max(...PAYMENT_INQUIRY_WAITS_MS);

/** When somebody goes on with a top-up, and how many inquiries were made since it changed. */
export interface TopupPlan {
  dueAt: Date;
  inquiries: number;
}

/** When a top-up is given up. */
export const giveUpTime = (createdAt: Date): Date => after(createdAt, GIVE_UP_MS);

/** The process that has the top-up continues it at once; another one may after the lease. */
export const planGoOn = (now: Date): TopupPlan => ({ dueAt: after(now, LEASE_MS), inquiries: 0 });

/** The next inquiry by the schedule of D47, whose last pause repeats; one that can be given up is looked at when it is. */
export function planInquiry(
  { state, inquiries, createdAt }: { state: string; inquiries: number; createdAt: Date },
  now: Date,
): TopupPlan {
  const next = after(now, PAYMENT_INQUIRY_WAITS_MS[inquiries] ?? longestWaitMs);
  const end = giveUpTime(createdAt);
  const dueAt = state !== 'cancelling' && end > now && end < next ? end : next;
  return { dueAt, inquiries: Math.min(inquiries + 1, PAYMENT_INQUIRY_WAITS_MS.length) };
}
