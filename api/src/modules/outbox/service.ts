import type { Database } from '../../db/database';
import { after, type Clock } from '../../ports/clock';
import type { MessagePort } from '../../ports/messages';
import { markSent, markTried, takeDueMessage } from './repository';

const maximumAttempts = 5;
const firstPauseMs = 2000;

/** Sends what the outbox holds; any number of processes may do so at once. */
export function createOutboxService(deps: { db: Database; clock: Clock; messages: MessagePort }) {
  const { db, clock, messages } = deps;

  /** Sends one due message. Returns false when none was due. A refusal is tried again up to five times. */
  const sendNext = (): Promise<boolean> =>
    db.transaction(async (tx) => {
      const now = clock.now();
      const message = await takeDueMessage(tx, now);
      if (message === undefined) return false;
      try {
        await messages.send({ channel: message.channel, to: message.recipient, text: message.body });
        await markSent(tx, message.id, now, messages.keepsText);
      } catch {
        const isLast = message.attempts + 1 >= maximumAttempts;
        await markTried(
          tx,
          message.id,
          now,
          isLast ? null : after(now, firstPauseMs * 2 ** message.attempts),
        );
      }
      return true;
    });

  return {
    sendNext,

    /** Sends everything that is due now. Returns how many messages were tried. */
    async drain(): Promise<number> {
      let tried = 0;
      while (await sendNext()) tried += 1;
      return tried;
    },
  };
}
