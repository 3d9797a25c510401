import type { Random } from '@poku/tooling';
import type { BillerPort } from '../../ports/billers';
import type { PartnerReply } from '../../ports/partner-http';
import type { Life } from '../crash';
import { createNetwork, type FaultRates } from '../network';
import type { Schedule } from '../schedule';
import type { BillerBook } from './biller-book';

/** Share of orders and cancellations that the biller's own network refuses, or that cannot be sent at all, when anything goes wrong. */
const refusedShare = 0.03;
const downShare = 0.03;

/**
 * The biller as a process sees it that can crash before a call and after its answer, over a network that loses, repeats and delays calls.
 */
export function flakyBiller(
  book: BillerBook,
  schedule: Schedule,
  random: Random,
  rates: FaultRates,
  life: Life,
): BillerPort {
  const { send, ask } = createNetwork(schedule, random, rates);
  const isFaulty = rates.lostBefore > 0;
  const answered =
    <T>(effect: () => T) =>
    (): Promise<PartnerReply<T>> =>
      Promise.resolve({ outcome: 'answered', value: effect() });
  /** A call that changes something: also one that was done before may be refused when it is repeated. */
  const change = async <T>(effect: () => T): Promise<PartnerReply<T>> => {
    if (isFaulty && random.chance(refusedShare)) return { outcome: 'refused', status: 409 };
    if (isFaulty && random.chance(downShare)) return { outcome: 'silent', isSent: false };
    return send(answered(effect));
  };
  return {
    order: (_slug, order) => life.around(() => change(() => book.order(order))),
    state: (_slug, reference) => life.around(() => ask(answered(() => book.state(reference)))),
    cancel: (_slug, reference) => life.around(() => change(() => book.cancel(reference))),
    reset: () => Promise.resolve(true),
  };
}
