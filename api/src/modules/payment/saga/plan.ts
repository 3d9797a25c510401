import { PAYMENT_INQUIRY_WAITS_MS } from '@poku/domain/limits/payment';
import { after } from '../../../ports/clock';
import { LEASE_MS } from './saga.repository';
import type { OrderSnapshot } from './snapshot';

/** When the saga continues an order, how many inquiries were made, and since when the order is stuck and needs an operator. */
export interface OrderPlan {
  dueAt: Date;
  inquiries: number;
  stuckAt: Date | null;
}

/** How long an order is stuck before the worker gives it up, so that it is over within the day. */
export const giveUpMs = 20 * 60 * 60_000;

/** Pauses between inquiries about a page that waits for the member; the last one repeats. */
const pageWaits = PAYMENT_INQUIRY_WAITS_MS.slice(0, 3);

/** The process that has the order continues it at once; another one may after the lease. */
export const planGoOn = (now: Date): OrderPlan => ({
  dueAt: after(now, LEASE_MS),
  inquiries: 0,
  stuckAt: null,
});

/** Pause between two inquiries about a stuck order; no other plan is longer. */
export const longestWaitMs = Math.max(...PAYMENT_INQUIRY_WAITS_MS);

/** The next inquiry by the schedule of D47; after the last the order is stuck, and the partner is asked every `longestWaitMs`. */
export function planInquiry(
  { inquiries, stuckAt }: Pick<OrderSnapshot, 'inquiries' | 'stuckAt'>,
  now: Date,
): OrderPlan {
  const waitMs = PAYMENT_INQUIRY_WAITS_MS[inquiries];
  if (waitMs === undefined) return { dueAt: after(now, longestWaitMs), inquiries, stuckAt: stuckAt ?? now };
  return { dueAt: after(now, waitMs), inquiries: inquiries + 1, stuckAt: null };
}

/** The next inquiry about the e-wallet's page, at the latest when its time is over. */
export function planPage(
  { inquiries }: Pick<OrderSnapshot, 'inquiries'>,
  endsAt: Date,
  now: Date,
): OrderPlan {
  const next = after(now, pageWaits[Math.min(inquiries, pageWaits.length - 1)] ?? 0);
  return { dueAt: next < endsAt ? next : endsAt, inquiries: inquiries + 1, stuckAt: null };
}
