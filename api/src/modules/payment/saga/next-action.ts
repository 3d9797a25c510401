import { PaymentCode } from '@poku/mfe-checkout/calls/payment';
import type { LegSnapshot, OrderSnapshot } from './snapshot';
import type { LegState } from './states';

/** What is to be done next with an order. */
export type SagaAction =
  /** A loyalty programme is to take the leg's units. */
  | { do: 'debit'; leg: LegSnapshot }
  /** An e-wallet is to make a page for the leg. */
  | { do: 'order-payment'; leg: LegSnapshot }
  /** The partner is asked how the leg stands. */
  | { do: 'inquire'; leg: LegSnapshot }
  /** Every leg is paid. */
  | { do: 'complete' }
  /** A leg was refused: what was taken is given back. */
  | { do: 'compensate'; failure: number }
  /** Partners are asked to give these legs back. */
  | { do: 'release'; legs: readonly LegSnapshot[] }
  /** Everything is given back. */
  | { do: 'close' }
  /** The order is over. */
  | { do: 'nothing' };

const isPaid = (state: LegState): boolean => state === 'held' || state === 'debited' || state === 'captured';
const isOver = (state: LegState): boolean => state === 'released' || state === 'refused';

/**
 * What is to be done next with an order, by its state and the states of its legs alone: external legs one by one in their order,
 * so that at most one is undecided; nothing new once one is refused (D47). It decides no times; `plan.ts` does.
 */
export function nextAction({ state, legs, failure }: OrderSnapshot): SagaAction {
  switch (state) {
    case 'paying':
      return pay(legs, failure);
    case 'compensating':
    case 'refunding': {
      const releasing = legs.filter((leg) => leg.state === 'releasing');
      if (releasing.length > 0) return { do: 'release', legs: releasing };
      return legs.every((leg) => isOver(leg.state)) ? { do: 'close' } : { do: 'nothing' };
    }
    case 'completed':
    case 'failed':
    case 'refunded':
      return { do: 'nothing' };
  }
}

function pay(legs: readonly LegSnapshot[], failure: number | null): SagaAction {
  if (legs.some(({ state }) => isOver(state) || state === 'releasing'))
    return { do: 'compensate', failure: failure ?? PaymentCode.partnerRefused };
  const leg = legs.find(({ state }) => !isPaid(state));
  if (leg === undefined) return { do: 'complete' };
  if (leg.state !== 'pending') return { do: 'inquire', leg };
  return { do: leg.kind === 'ewallet' ? 'order-payment' : 'debit', leg };
}
