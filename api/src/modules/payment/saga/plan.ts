import { PAYMENT_INQUIRY_WAITS_MS } from '@poku/domain/limits/payment';
import { after } from '../../../ports/clock';
import { LEASE_MS } from './saga.repository';
import type { OrderSnapshot } from './snapshot';

/** When an order is gone on with, after how many inquiries, and since when it is an operator's as well. */
export interface OrderPlan {
  dueAt: Date;
  inquiries: number;
  stuckAt: Date | null;
}

/** How long an order is an operator's before the worker calls it off, so that it is over within the day. */
export const giveUpMs = 20 * 60 * 60_000;

/** Longest pause between two questions about a page that waits for the member. */
const pageWaits = PAYMENT_INQUIRY_WAITS_MS.slice(0, 3);

/** Whoever has the order goes on at once. */
export const planGoOn = (now: Date): OrderPlan => ({
  dueAt: after(now, LEASE_MS),
  inquiries: 0,
  stuckAt: null,
});

/** Between two inquiries about an order that is an operator's, and the longest plan that there is. */
export const longestWaitMs = Math.max(...PAYMENT_INQUIRY_WAITS_MS);

/** The next inquiry by the schedule of D47; after the last it is an operator's, and the partner is asked on and on. */
export function planInquiry(
  { inquiries, stuckAt }: Pick<OrderSnapshot, 'inquiries' | 'stuckAt'>,
  now: Date,
): OrderPlan {
  const waitMs = PAYMENT_INQUIRY_WAITS_MS[inquiries];
  if (waitMs === undefined) return { dueAt: after(now, longestWaitMs), inquiries, stuckAt: stuckAt ?? now };
  return { dueAt: after(now, waitMs), inquiries: inquiries + 1, stuckAt: null };
}

/** The next look at the e-wallet's page, at the latest when its time is over. */
export function planPage(
  { inquiries }: Pick<OrderSnapshot, 'inquiries'>,
  endsAt: Date,
  now: Date,
): OrderPlan {
  const next = after(now, pageWaits[Math.min(inquiries, pageWaits.length - 1)] ?? 0);
  return { dueAt: next < endsAt ? next : endsAt, inquiries: inquiries + 1, stuckAt: null };
}
