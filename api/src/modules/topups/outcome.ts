import type { TopupState as TopupAnswer } from '@poku/partner-protocol';
import type { BillerPort, KnownTopup } from '../../ports/billers';
import type { PartnerReply } from '../../ports/partner-http';
import type { Topup } from './repository';

/** What a biller's word makes of a top-up; 'same' when it says nothing new. */
export type TopupOutcome =
  | { to: 'accepted' | 'unknown' | 'same' }
  | { to: 'delivered'; serial: string; deliveredAt: Date }
  | { to: 'failed' | 'cancelling'; reason: string };

/** @param open what a top-up that is neither delivered nor over becomes */
function said(answer: TopupAnswer, open: 'accepted' | 'same'): TopupOutcome {
  switch (answer.status) {
    case 'accepted':
    case 'pending':
      return { to: open };
    case 'delivered':
      return { to: 'delivered', serial: answer.serial, deliveredAt: new Date(answer.deliveredAt) };
    case 'failed':
      return { to: 'failed', reason: answer.reason };
    case 'cancelled':
      return { to: 'failed', reason: 'cancelled' };
  }
}

/** What the answer to an order says. A refusal may follow an order that was taken, so it is fenced before anything is given back. */
function ordered({ state }: Topup, reply: PartnerReply<TopupAnswer>): TopupOutcome {
  if (reply.outcome === 'answered') return said(reply.value, 'accepted');
  if (reply.outcome === 'refused') return { to: 'cancelling', reason: `refused-${reply.status}` };
  return { to: state === 'pending' ? 'unknown' : 'same' };
}

/** Asks the biller what the top-up's state needs: to send it, how it stands, or to promise that it never sends it. */
export async function askBiller(billers: BillerPort, topup: Topup): Promise<TopupOutcome> {
  const { biller, reference, product, number, state } = topup;
  const order = async () => ordered(topup, await billers.order(biller, { reference, product, number }));
  if (state === 'pending') return order();
  if (state === 'cancelling') {
    const reply = await billers.cancel(biller, reference);
    return reply.outcome === 'answered' ? said(reply.value, 'same') : { to: 'same' };
  }
  const reply: PartnerReply<KnownTopup> = await billers.state(biller, reference);
  if (reply.outcome !== 'answered') return { to: 'same' };
  if (reply.value.status !== 'unknown') return said(reply.value, state === 'accepted' ? 'same' : 'accepted');
  // Who has lost an order that it had taken might send it twice.
  return state === 'unknown' ? order() : { to: 'same' };
}
