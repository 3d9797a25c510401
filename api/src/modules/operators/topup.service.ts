import type { AppDeps } from '../../deps';
import { createTopupService } from '../topups/service';
import { recordAct, type Operator } from './act.repository';
import { OperatorError } from './service';
import { listTopups, topupByNumber, type TopupFilter, type TopupLine } from './topup.repository';

/** What operators do with packages on their way to their numbers (D69). An order is named by its number. */
export function createTopupDesk(deps: Pick<AppDeps, 'db' | 'clock' | 'billers'>) {
  const { db } = deps;
  const topups = createTopupService(deps);

  /** A top-up. Throws `OperatorError` for an order that has none. */
  const show = async (number: string): Promise<TopupLine> => {
    const found = await topupByNumber(db, number);
    if (found === undefined) throw new OperatorError(`${number} is no order of a package that is sent`);
    return found;
  };

  return {
    show,

    /** The newest first. */
    list: (filter: TopupFilter, limit: number) => listTopups(db, filter, limit),

    /** Asks the biller now. Throws `OperatorError` for one that is over. */
    async ask(number: string): Promise<TopupLine> {
      const { order_id: id, state } = await show(number);
      if (!(await topups.drive(id)))
        throw new OperatorError(`${number} is ${state}, there is nothing to ask`);
      return show(number);
    },

    /**
     * Calls a top-up off that is not over: the biller promises never to deliver it, or says that it did; everything is given back
     * only then, later by the worker where the biller does not answer now. Recorded in the audit. Throws `OperatorError` for one that
     * is over or called off already, an operator without a name, or no reason.
     */
    async giveUp(number: string, operator: Operator, reason: string | undefined): Promise<TopupLine> {
      if (operator.name === '') throw new OperatorError('--by is empty: who gives it up?');
      if (reason === undefined || reason === '')
        throw new OperatorError('A top-up is given up for a reason: --reason "…"');
      const { order_id: orderId, member_id: memberId, state } = await show(number);
      const isCalledOff = await topups.giveUp({ orderId, memberId }, (tx, now) =>
        recordAct(tx, { what: 'give-up', operator, subject: number, points: 0, reason }, now),
      );
      if (!isCalledOff) throw new OperatorError(`${number} is ${state}, there is nothing to give up`);
      await topups.drive(orderId);
      return show(number);
    },
  };
}
