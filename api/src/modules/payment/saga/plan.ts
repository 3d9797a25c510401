import { PAYMENT_INQUIRY_WAITS_MS } from '@poku/shared/domain';
import { after } from '../../../ports/clock';
import { LEASE_MS } from './saga.repository';
import type { OrderSnapshot } from './snapshot';

/** When an order is gone on with, after how many inquiries; an operator's has no time. */
export interface OrderPlan {
  dueAt: Date | null;
  inquiries: number;
  stuckAt: Date | null;
}

/** Longest pause between two questions about a page that waits for the member. */
const pageWaits = PAYMENT_INQUIRY_WAITS_MS.slice(0, 3);

/** Whoever has the order goes on at once. */
export const planGoOn = (now: Date): OrderPlan => ({
  dueAt: after(now, LEASE_MS),
  inquiries: 0,
  stuckAt: null,
});

/** The next inquiry by the schedule of D47; an operator's after the last. */
export function planInquiry(inquiries: number, now: Date): OrderPlan {
  const waitMs = PAYMENT_INQUIRY_WAITS_MS[inquiries];
  if (waitMs === undefined) return { dueAt: null, inquiries, stuckAt: now };
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
