import { maskPhone } from '@poku/domain/phone';
import type { Tx } from '../../db/tx';
import { recordMemberEvent } from '../live/repository';
import { tellMember } from '../notices/tell';
import { beginRefund } from '../payment/saga/decisions';
import { planOrder } from '../payment/saga/saga.repository';
import type { OrderSnapshot } from '../payment/saga/snapshot';
import type { TopupOutcome } from './outcome';
import { planGoOn, planInquiry } from './plan';
import { changeTopup, listOrderCoupons, markPackageUsed, storePlan, type Topup } from './repository';
import type { TopupState } from './states';

/** Whether the process that has the top-up continues it now, or it waits for its plan. */
export type Pace = 'go-on' | 'wait';

type Facts = Parameters<typeof changeTopup>[4];

async function become(tx: Tx, topup: Topup, to: TopupState, now: Date, facts?: Facts): Promise<void> {
  if (await changeTopup(tx, topup.orderId, to, now, facts)) return;
  throw new Error(`The top-up of order ${topup.orderId} cannot become ${to}`);
}

async function tellCoupons(tx: Tx, order: OrderSnapshot, now: Date): Promise<void> {
  for (const { code } of await listOrderCoupons(tx, order.id))
    await recordMemberEvent(tx, order.memberId, 'coupon.changed', { reference: code }, now);
}

/** Tells the member how it ended, once for the order; the last of a transaction, as what it calls. */
async function tellEnd(
  tx: Tx,
  { id, memberId, totalPoints }: OrderSnapshot,
  { name, number }: Topup,
  kind: 'package-delivered' | 'package-failed',
  now: Date,
): Promise<void> {
  const data = { name, number: maskPhone(number), points: totalPoints };
  await tellMember(tx, { memberId, kind, object: id, data }, now);
}

/** A biller's time within what is possible: after the purchase and not to come. */
const within = ({ createdAt }: Topup, at: Date, now: Date): Date =>
  new Date(Math.min(Math.max(at.getTime(), createdAt.getTime()), now.getTime()));

/**
 * Keeps what a biller said: the top-up's state, when somebody goes on with it, and what follows for the order. A package that never
 * comes is given back in the same transaction, so that no order is delivered and given back. Runs in a transaction that holds the
 * locks of the member's accounts, of the order and of the top-up.
 */
export async function settleTopup(
  tx: Tx,
  order: OrderSnapshot,
  topup: Topup,
  outcome: TopupOutcome,
  now: Date,
): Promise<Pace> {
  switch (outcome.to) {
    case 'delivered': {
      const { serial } = outcome;
      const deliveredAt = within(topup, outcome.deliveredAt, now);
      await become(tx, topup, 'delivered', now, { serial, deliveredAt });
      await markPackageUsed(tx, order.id, deliveredAt);
      await tellCoupons(tx, order, now);
      await tellEnd(tx, order, topup, 'package-delivered', now);
      return 'wait';
    }
    case 'failed': {
      await become(tx, topup, 'failed', now, { reason: outcome.reason });
      await beginRefund(tx, order, `not delivered: ${outcome.reason}`, now);
      await planOrder(tx, order.id, { dueAt: now, inquiries: 0, stuckAt: null });
      await tellCoupons(tx, order, now);
      await tellEnd(tx, order, topup, 'package-failed', now);
      return 'wait';
    }
    case 'cancelling':
      await become(tx, topup, 'cancelling', now, { reason: outcome.reason, plan: planGoOn(now) });
      return 'go-on';
    case 'accepted':
    case 'unknown':
      await become(tx, topup, outcome.to, now, {
        plan: planInquiry({ ...topup, state: outcome.to, inquiries: 0 }, now),
      });
      return 'wait';
    case 'same':
      await storePlan(tx, topup.orderId, planInquiry(topup, now));
      return 'wait';
  }
}
