import type { Tx } from '../../../db/tx';
import type { AppDeps } from '../../../deps';
import { after } from '../../../ports/clock';
import { lockAccounts } from '../../ledger/journal.repository';
import { createPartnerCalls } from './calls';
import { endPage } from './change.repository';
import { beginRefund, close, compensate, complete, giveBack } from './decisions';
import { nextAction } from './next-action';
import { isGivenBack, type LegOutcome } from './outcome';
import { giveUpMs, longestWaitMs, planGoOn, planInquiry } from './plan';
import { OrderRefusal } from './refusal';
import * as orders from './saga.repository';
import { settleLeg, type Pace } from './settle';
import type { LegSnapshot, OrderSnapshot } from './snapshot';
import type { OrderState } from './states';

/** How an order stands after an operator's request. */
export interface OrderStanding {
  number: string;
  state: OrderState;
  /** The inquiries are used up. */
  isStuck: boolean;
}

/** The saga of purchases (D47): continues orders until they are over. Any number of processes may do so at once. */
export function createSagaService({ db, clock, partners }: Pick<AppDeps, 'db' | 'clock' | 'partners'>) {
  const calls = createPartnerCalls(partners);

  /** Changes an order that the caller still has; when another process has taken it since, it changes nothing and gives 'wait'. */
  const change = (
    taken: orders.TakenOrder,
    work: (tx: Tx, order: OrderSnapshot, now: Date) => Promise<Pace>,
  ): Promise<Pace> =>
    db.transaction(async (tx) => {
      await lockAccounts(tx, taken.memberId);
      const order = await orders.lockOrder(tx, taken.id);
      return order?.takes === taken.takes ? work(tx, order, clock.now()) : 'wait';
    });

  const settle = (taken: orders.TakenOrder, leg: LegSnapshot, outcome: LegOutcome): Promise<Pace> =>
    change(taken, (tx, order, now) => settleLeg(tx, order, leg, outcome, now));

  const release = async (taken: orders.TakenOrder, legs: readonly LegSnapshot[]): Promise<Pace> => {
    const told = await Promise.all(legs.map(async (leg) => ({ leg, reply: await calls.release(leg) })));
    return change(taken, async (tx, order, now) => {
      const given = told.filter(({ leg, reply }) => isGivenBack(leg, reply));
      for (const { leg, reply } of given) {
        const amountUnits = reply.outcome === 'answered' ? reply.value.amountUnits : 0;
        await giveBack(tx, order, leg, amountUnits, now);
      }
      const isDone = given.length === told.length;
      const standing = given.length > 0 ? { inquiries: 0, stuckAt: null } : order;
      await orders.planOrder(tx, order.id, isDone ? planGoOn(now) : planInquiry(standing, now));
      return isDone ? 'go-on' : 'wait';
    });
  };

  /** Does the next action; returns whether to go on now. */
  const step = async (taken: orders.TakenOrder): Promise<Pace> => {
    const order = await orders.readOrder(db, taken.id);
    if (order?.takes !== taken.takes) return 'wait';
    // The process that created the order calls each partner for the first time.
    const isFirst = taken.takes === 0;
    const action = nextAction(order);
    switch (action.do) {
      case 'debit':
        return settle(taken, action.leg, await calls.debit(action.leg, isFirst));
      case 'order-payment':
        return settle(taken, action.leg, await calls.orderPayment(order, action.leg, isFirst));
      case 'inquire': {
        const now = clock.now();
        const isTimeOver = order.paymentEndsAt !== null && order.paymentEndsAt <= now;
        const isGivenUp = order.stuckAt !== null && order.stuckAt <= after(now, -giveUpMs);
        return settle(taken, action.leg, await calls.inquire(action.leg, { isTimeOver, isGivenUp }));
      }
      case 'release':
        return release(taken, action.legs);
      case 'complete':
        return change(taken, (tx, fresh, now) => complete(tx, fresh, now).then(() => 'wait'));
      case 'compensate':
        return change(taken, (tx, fresh, now) =>
          compensate(tx, fresh, action.failure, now).then(() => 'go-on'),
        );
      case 'close':
        return change(taken, (tx, fresh, now) => close(tx, fresh, now).then(() => 'wait'));
      case 'nothing':
        return 'wait';
    }
  };

  const run = async (taken: orders.TakenOrder): Promise<void> => {
    while ((await step(taken)) === 'go-on');
  };

  const lease = () => {
    const now = clock.now();
    return { now, leaseEnd: after(now, orders.LEASE_MS) };
  };

  const find = async (number: string): Promise<{ id: string; memberId: string }> => {
    const found = await orders.findByNumber(db, number);
    if (found === undefined) throw new OrderRefusal('unknown', number);
    return found;
  };

  const standing = async (id: string): Promise<OrderStanding> => {
    const order = await orders.readOrder(db, id);
    if (order === undefined) throw new Error('Orders are never removed');
    return { number: order.number, state: order.state, isStuck: order.stuckAt !== null };
  };

  return {
    /** Continues an order that the caller has just created, and whose first lease the caller has. */
    begin: (created: { id: string; memberId: string }): Promise<void> => run({ ...created, takes: 0 }),

    /**
     * Continues an order until it is over or waits for its plan, also when another process has it; does nothing for one that is
     * over.
     */
    async drive(orderId: string): Promise<void> {
      const taken = await orders.takeOrder(db, orderId, lease());
      if (taken !== undefined) await run(taken);
    },

    /** The same, unless the order was taken less than `pauseMs` ago. */
    async look(orderId: string, pauseMs: number): Promise<void> {
      const taken = await orders.takeOrder(db, orderId, { ...lease(), since: after(clock.now(), -pauseMs) });
      if (taken !== undefined) await run(taken);
    },

    /**
     * Ends the time of an order that waits for an e-wallet's page, as its last minute would: the e-wallet is asked first, so what
     * is paid counts, and what is not is called off there and given back (D47). Does nothing for any other order.
     */
    async cancel({ id, memberId }: { id: string; memberId: string }): Promise<void> {
      const isEnded = await db.transaction(async (tx) => {
        await lockAccounts(tx, memberId);
        await orders.lockOrder(tx, id);
        return endPage(tx, id, clock.now());
      });
      const taken = isEnded ? await orders.takeOrder(db, id, lease()) : undefined;
      if (taken !== undefined) await run(taken);
    },

    /** Continues the order that is due longest; false when none is due. */
    async next(): Promise<boolean> {
      const { now, leaseEnd } = lease();
      const taken = await orders.takeDue(db, now, leaseEnd);
      if (taken !== undefined) await run(taken);
      return taken !== undefined;
    },

    /**
     * Makes open orders due that have no plan, as after a restart, or one later than any plan can be, as after a process with a
     * wrong clock; returns how many.
     */
    recover: (): Promise<number> => {
      const now = clock.now();
      return orders.planForgotten(db, now, after(now, 2 * longestWaitMs));
    },

    /**
     * A partner says that a leg has changed: its order is due now. False unless the reference is that of a leg that is waiting or
     * unknown.
     */
    nudge: (tx: Tx, partnerId: string, reference: string): Promise<boolean> =>
      orders.planNow(tx, partnerId, reference, clock.now()),

    /** Asks the partners of an open order now, also a stuck one. Rejects with `OrderRefusal` unknown or not-open. */
    async inquire(number: string): Promise<OrderStanding> {
      const { id } = await find(number);
      const taken = await orders.takeOrder(db, id, lease());
      if (taken === undefined) throw new OrderRefusal('not-open', number);
      await run(taken);
      return standing(id);
    },

    /**
     * Gives a completed order back to its sources: own points to their lots, partners' units at the partners; its coupons and
     * their codes are void. Rejects with `OrderRefusal` unknown, not-completed, code-revealed, delivered or may-be-delivered, nothing
     * changed then.
     * @param record stores who asked for it, in the same transaction
     */
    async refund(
      number: string,
      reason: string,
      record?: (tx: Tx, now: Date) => Promise<void>,
    ): Promise<OrderStanding> {
      const { id, memberId } = await find(number);
      await db.transaction(async (tx) => {
        await lockAccounts(tx, memberId);
        const order = await orders.lockOrder(tx, id);
        if (order === undefined) throw new OrderRefusal('unknown', number);
        const now = clock.now();
        await beginRefund(tx, order, reason, now);
        await record?.(tx, now);
        await orders.planOrder(tx, id, planGoOn(now));
      });
      const taken = await orders.takeOrder(db, id, lease());
      if (taken !== undefined) await run(taken);
      return standing(id);
    },
  };
}
