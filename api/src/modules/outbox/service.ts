import type { Database } from '../../db/database';
import { after, type Clock } from '../../ports/clock';
import type { Message, MessagePort } from '../../ports/messages';
import {
  markFailed,
  markSent,
  markTried,
  takeDueMessage,
  type Channel,
  type StoredMessage,
} from './repository';

const maximumAttempts = 5;
const firstPauseMs = 2000;
/** Longer than a service may take; a message whose process died is tried again after it. */
const leaseMs = 60_000;

const messageOf = ({ channel, recipient, subject, body, link }: StoredMessage): Message =>
  channel === 'sms'
    ? { channel, to: recipient, text: body }
    : {
        channel,
        to: recipient,
        subject: subject ?? '',
        text: body,
        ...(link === null ? {} : { link }),
      };

/** Sends what the outbox holds; any number of processes may do so at once. */
export function createOutboxService(deps: { db: Database; clock: Clock; messages: MessagePort }) {
  const { db, clock, messages } = deps;

  // No transaction is open while a service sends: with one connection every call would wait for it.
  const sendNext = async (channel: Channel): Promise<boolean> => {
    const now = clock.now();
    const taken = await takeDueMessage(db, channel, now, after(now, leaseMs));
    if (taken === undefined) return false;
    try {
      await messages.send(messageOf(taken));
    } catch {
      const ended = clock.now();
      if (taken.attempts >= maximumAttempts) await markFailed(db, taken, ended, messages.keepsText);
      else await markTried(db, taken, after(ended, firstPauseMs * 2 ** (taken.attempts - 1)));
      return true;
    }
    await markSent(db, taken, clock.now(), messages.keepsText);
    return true;
  };

  return {
    /**
     * Sends everything of a channel that is due now, one after the other; a refused message is tried up to five times, after 2, 4,
     * 8 and 16 s. A message goes out once, or twice when a process ends between sending and recording it. Returns how many
     * messages were tried.
     */
    async drain(channel: Channel): Promise<number> {
      let tried = 0;
      while (await sendNext(channel)) tried += 1;
      return tried;
    },
  };
}
