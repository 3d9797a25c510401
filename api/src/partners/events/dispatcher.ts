import { type PartnerFaults, signedHeaders } from '@poku/partner-protocol';
import { after } from '../../ports/clock';
import { keysOf, type PartnersDeps } from '../deps';
import { markOf, startRounds } from '../../rounds';
import { sendToPoku } from '../http/poku';
import { readFaults } from '../sandbox/faults.repository';
import type { Events } from './events';
import { noteEvent, takeDueEvent, type DueEvent } from './repository';

/** Between looks for events whose time has come; new ones are sent at once (`drain`). */
const pauseMs = 1000;
const answerMs = 2000;
const leaseMs = 30_000;
const firstRetryMs = 1000;
const longestRetryMs = 60_000;
const givenUpAfterMs = 24 * 60 * 60_000;

/**
 * Sends the events of these partners. Each try is signed anew. An event is tried again for a day until Poku says by a signed
 * answer that it took the event.
 * @param sweep makes the changes that only time causes; called before each look for due events
 */
export function createEvents(
  { db, clock, keys, pokuUrl }: Pick<PartnersDeps, 'db' | 'clock' | 'keys' | 'pokuUrl'>,
  slugs: readonly string[],
  sweep: () => Promise<void>,
): Events {
  const send = async (event: DueEvent, faults: PartnerFaults): Promise<boolean> => {
    const url = new URL(`${pokuUrl()}/partners/${event.partner}/events`);
    const body = JSON.stringify(event.payload);
    const { poku, partner: own } = keysOf({ keys }, event.partner);
    const used = faults.badSignature ? own.map((key) => `${key} of another`) : own;
    const signed = () => signedHeaders(used, { method: 'POST', path: url.pathname, body });
    const post = (headers: ReturnType<typeof signed>) =>
      sendToPoku({ url, body, signed: headers, keysOfPoku: poku, timeoutMs: answerMs });
    const headers = signed();
    const answer = await post(headers);
    if (faults.events === 'twice') await post(signed());
    if (faults.events === 'replayed') await post(headers);
    return answer?.ok === true;
  };

  const sendNext = async (): Promise<boolean> => {
    const now = clock.now();
    const event = await takeDueEvent(db, slugs, now, after(now, leaseMs));
    if (event === undefined) return false;
    const isTaken = await send(event, await readFaults(db, event.partner));
    const ended = clock.now();
    const isOld = ended.getTime() - event.created_at.getTime() > givenUpAfterMs;
    const retryMs = Math.min(firstRetryMs * 2 ** (event.attempts - 1), longestRetryMs);
    if (isTaken) await noteEvent(db, event, 'sent', ended);
    else await noteEvent(db, event, isOld ? 'failed' : 'waiting', after(ended, retryMs));
    return true;
  };

  let isStopped = false;
  let rounds: ReturnType<typeof startRounds> | undefined;
  let round: Promise<void> = Promise.resolve();
  const work = async (): Promise<void> => {
    try {
      while (!isStopped && (await sendNext()));
    } catch {
      // The database cannot be reached or is closing; the next round tries again.
    }
  };
  const drain = (): Promise<void> => {
    round = round.then(work);
    return round;
  };
  const look = async (): Promise<void> => {
    try {
      await sweep();
    } catch {
      // As above.
    }
    await drain();
  };

  return {
    drain,
    start() {
      const pauses = { firstMs: pauseMs, pauseMs, busyMs: pauseMs };
      rounds = startRounds(look, () => undefined, pauses, markOf({ db, clock }));
    },
    async stop() {
      isStopped = true;
      await rounds?.stop();
      await round;
    },
  };
}
