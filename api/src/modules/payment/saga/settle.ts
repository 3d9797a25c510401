import { EWALLET_PAYMENT_LIFE_MS } from '@poku/domain/limits/payment';
import type { Tx } from '../../../db/tx';
import { after } from '../../../ports/clock';
import { ledger } from '../../ledger/service';
import { storePage } from './change.repository';
import { compensate, replyOf, setLeg, unitsOf } from './decisions';
import type { LegOutcome } from './outcome';
import { planGoOn, planInquiry, planPage } from './plan';
import { planOrder, readOrder } from './saga.repository';
import type { LegSnapshot, OrderSnapshot } from './snapshot';

/** Whether the process that has the order continues it now, or the order waits for its plan. */
export type Pace = 'go-on' | 'wait';

/**
 * Keeps what a partner said about a leg: its state, the ledger, what follows for the order, and when the saga continues it. Runs
 * in a transaction that holds the locks of the member's accounts and of the order.
 */
export async function settleLeg(
  tx: Tx,
  order: OrderSnapshot,
  leg: LegSnapshot,
  outcome: LegOutcome,
  now: Date,
): Promise<Pace> {
  switch (outcome.to) {
    case 'debited': {
      await setLeg(tx, order, leg, 'debited', now, { ...outcome, isDebited: true });
      await ledger.debit(tx, unitsOf(leg, now));
      await planOrder(tx, order.id, planGoOn(now));
      return 'go-on';
    }
    case 'refused':
    case 'releasing': {
      await setLeg(tx, order, leg, outcome.to, now, outcome);
      const fresh = await readOrder(tx, order.id);
      await compensate(tx, fresh ?? order, outcome.failure, now);
      await planOrder(tx, order.id, planGoOn(now));
      return 'go-on';
    }
    case 'waiting': {
      const endsAt = order.paymentEndsAt ?? after(now, EWALLET_PAYMENT_LIFE_MS);
      if (leg.state !== 'waiting') await setLeg(tx, order, leg, 'waiting', now, outcome);
      if (outcome.page !== null) {
        const { checkoutUrl, paymentCode } = outcome.page;
        const reply = replyOf(order, [], await ledger.spendable(tx, order.memberId, now));
        await storePage(tx, order.id, { ...reply, checkoutUrl, paymentCode }, endsAt);
      }
      await planOrder(tx, order.id, planPage(order, endsAt, now));
      return 'wait';
    }
    case 'unknown': {
      const isNew = leg.state !== 'unknown';
      if (isNew) await setLeg(tx, order, leg, 'unknown', now);
      await planOrder(tx, order.id, planInquiry(isNew ? { inquiries: 0, stuckAt: null } : order, now));
      return 'wait';
    }
  }
}
