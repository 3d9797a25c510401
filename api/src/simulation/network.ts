import { PARTNER_PAYMENT_TIMEOUT_MS } from '@poku/partner-protocol';
import type { Random } from '@poku/tooling';
import type { PartnerReply } from '../ports/partner-http';
import type { Schedule } from './schedule';

/** How often a message goes wrong, each from 0 to 1. */
export interface FaultRates {
  /** Nothing arrives; the sender gets no answer. */
  lostBefore: number;
  /** It is done, and the sender gets no answer. */
  lostAfter: number;
  /** It arrives a second time later. */
  twice: number;
  /** It arrives after messages that were sent later; the sender gets no answer. */
  late: number;
  /** Its signature is not right, so it is turned away. */
  badSignature: number;
}

/** The rates that the promises of docs/reliability.md are about. */
export const usualFaults: FaultRates = {
  lostBefore: 0.1,
  lostAfter: 0.1,
  twice: 0.05,
  late: 0.05,
  badSignature: 0.02,
};

/** No faults at all. */
export const noFaults: FaultRates = { lostBefore: 0, lostAfter: 0, twice: 0, late: 0, badSignature: 0 };

/** What happens to one message. */
export type Fate = keyof FaultRates | 'fine';

/** The fate of the next message. */
export function drawFate(random: Random, rates: FaultRates): Fate {
  const drawn = random.next();
  let sum = 0;
  const fates = ['lostBefore', 'lostAfter', 'twice', 'late', 'badSignature'] as const;
  return fates.find((fate) => drawn < (sum += rates[fate])) ?? 'fine';
}

const travelMs = [5, 300] as const;
/** The delay of a message that is late: mostly up to 20 s, one time in five up to 15 minutes. */
const delayMs = (random: Random): number =>
  random.chance(0.8) ? random.int(200, 20_000) : random.int(20_000, 900_000);

/** A network where messages are lost, sent twice, late or badly signed, as the seed decides. */
export function createNetwork(schedule: Schedule, random: Random, rates: FaultRates) {
  const later = (work: () => Promise<unknown>): void =>
    schedule.spawn(async () => void (await schedule.turn(work, delayMs(random))));

  /** Sends a message whose effect and answer are `work`. */
  const send = async <T>(work: () => Promise<PartnerReply<T>>): Promise<PartnerReply<T>> => {
    const fate = drawFate(random, rates);
    if (fate === 'lostBefore' || fate === 'late') {
      if (fate === 'late') later(work);
      await schedule.sleep(PARTNER_PAYMENT_TIMEOUT_MS);
      return { outcome: 'silent', isSent: true };
    }
    if (fate === 'badSignature') {
      await schedule.sleep(random.int(...travelMs));
      // As in the adapter over HTTP: a 401 concerns one delivery only.
      return { outcome: 'silent', isSent: true };
    }
    const reply = await schedule.turn(work, random.int(...travelMs));
    if (fate === 'twice') later(work);
    if (fate === 'lostAfter') {
      await schedule.sleep(PARTNER_PAYMENT_TIMEOUT_MS);
      return { outcome: 'silent', isSent: true };
    }
    await schedule.sleep(random.int(...travelMs));
    return reply;
  };
  /** As in the adapter over HTTP: a refused inquiry says nothing about what was asked for. */
  const ask = async <T>(work: () => Promise<PartnerReply<T>>): Promise<PartnerReply<T>> => {
    const reply = await send(work);
    return reply.outcome === 'refused' ? { outcome: 'silent', isSent: true } : reply;
  };

  return { send, ask };
}
