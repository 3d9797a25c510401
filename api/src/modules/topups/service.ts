import type { Tx } from '../../db/tx';
import type { AppDeps } from '../../deps';
import { after } from '../../ports/clock';
import { lockAccounts } from '../ledger/journal.repository';
import { lockOrder } from '../payment/saga/saga.repository';
import type { OrderSnapshot } from '../payment/saga/snapshot';
import { askBiller, type TopupOutcome } from './outcome';
import { giveUpTime, LEASE_MS, longestWaitMs } from './plan';
import * as topups from './repository';
import { settleTopup, type Pace } from './settle';
import { isOver } from './states';

/** Sends packages to their numbers (D69): continues top-ups until they are over. Any number of processes may do so at once. */
export function createTopupService({ db, clock, billers }: Pick<AppDeps, 'db' | 'clock' | 'billers'>) {
  /** Changes a top-up under all its locks. */
  const change = <T>(
    { orderId, memberId }: { orderId: string; memberId: string },
    work: (tx: Tx, order: OrderSnapshot, topup: topups.Topup, now: Date) => Promise<T>,
  ): Promise<T> =>
    db.transaction(async (tx) => {
      await lockAccounts(tx, memberId);
      const order = await lockOrder(tx, orderId);
      await topups.lockTopup(tx, orderId);
      const topup = await topups.readTopup(tx, orderId);
      if (order === undefined || topup === undefined) throw new Error('Top-ups are never removed');
      return work(tx, order, topup, clock.now());
    });

  /** The same for one that the caller still has; when another process has taken it since, it changes nothing. */
  const settle = (taken: topups.TakenTopup, outcome: TopupOutcome): Promise<Pace> =>
    change<Pace>(taken, async (tx, order, topup, now) =>
      topup.takes === taken.takes ? settleTopup(tx, order, topup, outcome, now) : 'wait',
    );

  /** A time of the machine's, by which billers tell theirs, in ours, which the sandbox may have moved. */
  const inOurTime = (outcome: TopupOutcome): TopupOutcome =>
    outcome.to === 'delivered'
      ? { ...outcome, deliveredAt: after(outcome.deliveredAt, clock.now().getTime() - Date.now()) }
      : outcome;

  const step = async (taken: topups.TakenTopup): Promise<Pace> => {
    const topup = await topups.readTopup(db, taken.orderId);
    if (topup?.takes !== taken.takes || isOver(topup.state)) return 'wait';
    if (topup.state !== 'cancelling' && giveUpTime(topup.createdAt) <= clock.now())
      return settle(taken, { to: 'cancelling', reason: 'too-late' });
    return settle(taken, inOurTime(await askBiller(billers, topup)));
  };

  const run = async (taken: topups.TakenTopup): Promise<void> => {
    while ((await step(taken)) === 'go-on');
  };

  const lease = (): [now: Date, end: Date] => {
    const now = clock.now();
    return [now, after(now, LEASE_MS)];
  };

  /** Takes the top-up that is due longest, for the caller alone while the lease lasts; undefined when none is due. */
  const take = (which: topups.DueTopups = {}): Promise<topups.TakenTopup | undefined> =>
    topups.takeDueTopup(db, which, ...lease());

  return {
    take,

    /** Continues a top-up that the caller has just taken. */
    run,

    /** Continues the top-up that is due longest; false when none is due. */
    async next(): Promise<boolean> {
      const taken = await take();
      if (taken !== undefined) await run(taken);
      return taken !== undefined;
    },

    /** Continues the top-up of an order now; false when it has none that is open. */
    async drive(orderId: string): Promise<boolean> {
      const taken = await topups.takeTopup(db, orderId, ...lease());
      if (taken !== undefined) await run(taken);
      return taken !== undefined;
    },

    /**
     * Calls an open top-up off: the biller is to promise that it never delivers; only then everything is given back. False, with
     * nothing changed, for one that is over or called off already.
     * @param record stores who wants it, in the same transaction
     */
    giveUp: (
      of: { orderId: string; memberId: string },
      record: (tx: Tx, now: Date) => Promise<void>,
    ): Promise<boolean> =>
      change(of, async (tx, order, topup, now) => {
        if (isOver(topup.state) || topup.state === 'cancelling') return false;
        await settleTopup(tx, order, topup, { to: 'cancelling', reason: 'operator' }, now);
        await record(tx, now);
        return true;
      }),

    /**
     * Makes open top-ups due that have no plan, or one later than any plan can be, as after a process with a wrong clock; returns
     * how many.
     */
    recover: (): Promise<number> => {
      const now = clock.now();
      return topups.planForgottenTopups(db, now, after(now, 2 * longestWaitMs));
    },

    /** A biller says that a top-up may have changed: it is due now. A reference that is not the biller's changes nothing. */
    nudge: (biller: string, reference: string): Promise<boolean> =>
      topups.planTopupNow(db, biller, reference, clock.now()),
  };
}
