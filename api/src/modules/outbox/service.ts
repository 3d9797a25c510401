import type { Database } from '../../db/database';
import { after, type Clock } from '../../ports/clock';
import { NobodyThere, type Message, type MessagePort } from '../../ports/messages';
import { findBrowser, forgetBrowser } from '../notices/browser.repository';
import { isQuiet } from '../notices/day-hours';
import {
  markFailed,
  markSent,
  markTried,
  takeDueMessage,
  type Channel,
  type Queue,
  type StoredMessage,
} from './repository';

const maximumAttempts = 5;
const firstPauseMs = 2000;
/** Longer than a service may take; a message whose process died is tried again after it. */
const leaseMs = 60_000;

/** See `Message.reference`. The time keeps it apart from those of a database that was put back. */
const referenceOf = ({ id, created_at }: StoredMessage): string =>
  `${id}-${created_at.getTime().toString(36)}`;

/** A stored message as its carrier takes it; undefined when it is for a browser that is not there any more. */
async function messageOf(db: Database, taken: StoredMessage, now: Date): Promise<Message | undefined> {
  const { channel, recipient, subject, body, link, endpoint, tag, unsubscribe, queue, ends_at } = taken;
  const all = { to: recipient, text: body, reference: referenceOf(taken) };
  if (channel === 'sms') return { channel, ...all };
  if (channel === 'email')
    return {
      channel,
      ...all,
      subject: subject ?? '',
      ...(link === null ? {} : { link }),
      ...(unsubscribe === null ? {} : { unsubscribe }),
    };
  const keys = await findBrowser(db, endpoint ?? '', now);
  if (keys === undefined || endpoint === null) return undefined;
  const lifeS = Math.ceil(Math.max(0, (ends_at ?? now).getTime() - now.getTime()) / 1000);
  const shown = { title: subject ?? '', path: link ?? '/', tag: tag ?? '' };
  return { channel, ...all, endpoint, keys, ...shown, isUrgent: queue !== 'day', lifeS };
}

/** Sends what the outbox holds; any number of processes may do so at once. */
export function createOutboxService(deps: { db: Database; clock: Clock; messages: MessagePort }) {
  const { db, clock, messages } = deps;

  /** Whether a message was sent; false when that is of no use any more. */
  const send = async (taken: StoredMessage, now: Date): Promise<boolean> => {
    if (taken.ends_at !== null && taken.ends_at <= now) return false;
    const message = await messageOf(db, taken, now);
    if (message === undefined) return false;
    try {
      await messages.send(message);
      return true;
    } catch (error) {
      if (!(error instanceof NobodyThere)) throw error;
      if (message.channel === 'push') await forgetBrowser(db, message.endpoint);
      return false;
    }
  };

  // No transaction is open while a service sends: with one connection every call would wait for it.
  const sendNext = async (channel: Channel, queue: Queue): Promise<boolean> => {
    const now = clock.now();
    if (queue === 'day' && isQuiet(now)) return false;
    const taken = await takeDueMessage(db, channel, queue, now, after(now, leaseMs));
    if (taken === undefined) return false;
    try {
      if (await send(taken, now)) await markSent(db, taken, clock.now(), messages.keepsText);
      else await markFailed(db, taken, clock.now(), messages.keepsText);
    } catch {
      const ended = clock.now();
      if (taken.attempts >= maximumAttempts) await markFailed(db, taken, ended, messages.keepsText);
      else await markTried(db, taken, after(ended, firstPauseMs * 2 ** (taken.attempts - 1)));
    }
    return true;
  };

  return {
    /**
     * Sends everything of a channel's queue that is due now, one after the other; a refused message is tried up to five times, after
     * 2, 4, 8 and 16 s. A message goes out once, or twice with the same reference when a process ends between sending and recording
     * it. What waits for the day stays between 21:00 and 8:00 WIB (D66). What is of no use any more, or for a browser without a
     * session, is given up. Returns how many messages were tried.
     * @param most messages to try; default all
     */
    async drain(channel: Channel, queue: Queue = 'now', most = Infinity): Promise<number> {
      let tried = 0;
      while (tried < most && (await sendNext(channel, queue))) tried += 1;
      return tried;
    },
  };
}
