import type { Purchase } from '@poku/mfe-checkout/calls/purchase';
import type { Tx } from '../../../db/tx';
import { issueCoupons, newCoupons } from '../../coupons/issue';
import { cancelCoupons } from '../../coupons/repository';
import { tellRefunded } from '../../gifts/tell';
import { ledger } from '../../ledger/service';
import { recordMemberEvent } from '../../live/repository';
import { randomReference } from '../../../security/random';
import { lockTopup, planTopup } from '../../topups/repository';
import { returnStock } from '../stock.repository';
import {
  changeLeg,
  closeOrder,
  completeOrder,
  startCompensation,
  startRefund,
  type LegFacts,
} from './change.repository';
import { OrderRefusal } from './refusal';
import type { LegSnapshot, OrderSnapshot } from './snapshot';
import type { LegState } from './states';

/** Changes a leg; a change that the table of states does not have is a defect and undoes the transaction. */
export async function setLeg(
  tx: Tx,
  order: OrderSnapshot,
  leg: LegSnapshot,
  to: LegState,
  now: Date,
  facts: LegFacts = {},
): Promise<void> {
  if (await changeLeg(tx, { orderId: order.id, position: leg.position }, to, now, facts)) return;
  throw new Error(`Leg ${leg.position} of order ${order.number} cannot become ${to}`);
}

/** What the ledger is told of a partner's units. */
export const unitsOf = ({ reference, partnerId, units }: LegSnapshot, at: Date) => ({
  reference,
  partnerId,
  units,
  at,
});

/** What a purchase answers, by the numbers of its order. @param ownPoints what the member can still spend */
export const replyOf = (
  { number, totalPoints }: Pick<OrderSnapshot, 'number' | 'totalPoints'>,
  coupons: Purchase['coupons'],
  ownPoints: number,
): Purchase => ({ number, totalPoints, coupons, ownPoints, checkoutUrl: null, paymentCode: null });

const tell = (tx: Tx, order: OrderSnapshot, now: Date): Promise<void> =>
  recordMemberEvent(tx, order.memberId, 'points.changed', {}, now);

/*
 * Each of these runs in a transaction that holds the locks of the member's accounts and of the order, and leaves every leg,
 * the ledger, the stock and the coupons of the order as its new state says (D47).
 */

/** Every leg is paid: captures, settles, issues the coupons, plans a package's sending and keeps the reply for repeats. */
export async function complete(tx: Tx, order: OrderSnapshot, now: Date): Promise<void> {
  for (const leg of order.legs) {
    if (leg.holdId === null) await ledger.settle(tx, unitsOf(leg, now));
    else await ledger.capture(tx, leg.holdId, now);
    await setLeg(tx, order, leg, 'captured', now);
  }
  const coupons = newCoupons(order.voucherId, order.quantity);
  await issueCoupons(tx, { ...order, orderId: order.id }, coupons, now);
  if (order.phone !== null) await planTopup(tx, order.id, randomReference(), now);
  const reply = replyOf(order, coupons, await ledger.spendable(tx, order.memberId, now));
  if (!(await completeOrder(tx, order.id, reply, now)))
    throw new Error(`Order ${order.number} cannot complete`);
  await tell(tx, order, now);
}

/**
 * The order fails with a code of D48: own points are back in their lots and the units in stock at once; what a partner took or
 * may have taken is to be given back by it.
 */
export async function compensate(tx: Tx, order: OrderSnapshot, failure: number, now: Date): Promise<void> {
  if (!(await startCompensation(tx, order.id, failure)))
    throw new Error(`Order ${order.number} cannot be compensated`);
  for (const leg of order.legs) {
    if (leg.holdId !== null) {
      await ledger.void(tx, leg.holdId, now);
      await setLeg(tx, order, leg, 'released', now);
      // Legs are paid one by one, so the partner of a pending leg has never been called.
    } else if (leg.state === 'pending')
      await setLeg(tx, order, leg, 'refused', now, { reason: 'not-called' });
    else if (leg.state === 'debited' || leg.state === 'unknown' || leg.state === 'waiting')
      await setLeg(tx, order, leg, 'releasing', now);
  }
  await returnStock(tx, order.voucherId, order.quantity);
  await tell(tx, order, now);
}

/**
 * A completed order is given back. Throws `OrderRefusal` when it is not completed, when a code was seen, and for a package that was
 * delivered or still may be (D69).
 */
export async function beginRefund(tx: Tx, order: OrderSnapshot, reason: string, now: Date): Promise<void> {
  const topup = await lockTopup(tx, order.id);
  if (topup === 'delivered') throw new OrderRefusal('delivered', order.number);
  if (topup !== undefined && topup !== 'failed') throw new OrderRefusal('may-be-delivered', order.number);
  if (!(await startRefund(tx, order.id, reason))) throw new OrderRefusal('not-completed', order.number);
  if (!(await cancelCoupons(tx, order.id, now))) throw new OrderRefusal('code-revealed', order.number);
  for (const leg of order.legs) {
    if (leg.holdId !== null) await ledger.refund(tx, leg.holdId, now);
    await setLeg(tx, order, leg, leg.holdId === null ? 'releasing' : 'released', now);
  }
  await returnStock(tx, order.voucherId, order.quantity);
  await tellRefunded(tx, order, now);
  await tell(tx, order, now);
}

/** Everything is given back: the order failed, or is refunded. */
export async function close(tx: Tx, order: OrderSnapshot, now: Date): Promise<void> {
  const to = order.state === 'compensating' ? 'failed' : 'refunded';
  if (!(await closeOrder(tx, order.id, to, now))) throw new Error(`Order ${order.number} cannot be closed`);
  await tell(tx, order, now);
}

/** A partner gave units back; `amountUnits` 0 when it had never taken them. */
export async function giveBack(
  tx: Tx,
  order: OrderSnapshot,
  leg: LegSnapshot,
  amountUnits: number,
  now: Date,
): Promise<void> {
  await setLeg(tx, order, leg, 'released', now);
  if (amountUnits === 0) return;
  // Our books may lack the debit, since its answer may have been lost; both moves are booked then.
  await ledger.debit(tx, unitsOf(leg, now));
  await ledger.giveBack(tx, unitsOf(leg, now));
}
