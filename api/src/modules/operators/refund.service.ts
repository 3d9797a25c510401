import type { AppDeps } from '../../deps';
import { createSagaService } from '../payment/saga/saga.service';
import { askedByAnother, recordAct, type Operator } from './act.repository';
import { orderByNumber } from './repository';
import { OperatorError } from './service';

/** The result of an operator's request. */
export type RefundOutcome = 'refunded' | 'waits for a second person';

/** Refunds by operators: each names who asks for it, and one above the limit (in points) needs two operators. */
export function createRefundDesk(
  deps: Pick<AppDeps, 'db' | 'clock' | 'partners'> & { config: Pick<AppDeps['config'], 'refundLimitPoints'> },
) {
  const { db, clock, config } = deps;
  const saga = createSagaService(deps);

  return {
    /**
     * Refunds a completed order, or, above the limit, stores the request until another operator makes it too. Both are recorded in
     * the audit, the refund in the transaction that does it. Rejects with `OrderRefusal` as the saga does, and with
     * `OperatorError` for an unknown number, an operator without a name, a refund without a reason, or one above the limit of an
     * order that is not completed.
     * @param reason may be left out by the second operator, whose reason is the first one's
     */
    async refund(number: string, operator: Operator, reason = ''): Promise<RefundOutcome> {
      if (operator.name === '') throw new OperatorError('A refund needs the name of who wants it (--by)');
      const [order] = await orderByNumber(db, number);
      if (order === undefined) throw new OperatorError(`There is no order ${number}`);
      const isLarge = order.total_points > config.refundLimitPoints;
      const asked = isLarge ? await askedByAnother(db, number, operator) : undefined;
      const why = reason === '' ? (asked?.reason ?? '') : reason;
      if (why === '') throw new OperatorError('A refund needs --reason "…"');
      const act = { operator, subject: number, points: order.total_points, reason: why };
      if (isLarge && asked === undefined) {
        if (order.state !== 'completed')
          throw new OperatorError(`${number}: only a completed order can be refunded`);
        await recordAct(db, { what: 'refund-asked', ...act }, clock.now());
        return 'waits for a second person';
      }
      await saga.refund(number, why, (tx, now) => recordAct(tx, { what: 'refund', ...act }, now));
      return 'refunded';
    },
  };
}
