import type { AnswerOf, InputOf } from '@poku/contract/calls';
import type { pushKeyCall, subscribePushCall } from '@poku/mfe-account/calls/push';
import { ECDH } from 'node:crypto';
import type { AppDeps } from '../../deps';
import { badField } from '../../http/errors';
import type { MemberSession } from '../../http/session-guard';
import { lockMember } from '../access/member.repository';
import { isPushEndpoint } from '../notices/push-endpoint';
import { pushPublicKey } from '../notices/push-key';
import { forgetOldest, forgetSubscription, saveSubscription } from './push.repository';

/** Browsers of one member that take notices; one more ends the oldest. */
export const PUSH_BROWSERS_MAX = 10;

/** Whether 65 bytes are a point of P-256, uncompressed: nothing can be encrypted to any other (RFC 8291). */
function isPoint(p256dh: string): boolean {
  const bytes = Buffer.from(p256dh, 'base64url');
  if (bytes.length !== 65 || bytes.toString('base64url') !== p256dh) return false;
  try {
    ECDH.convertKey(bytes, 'prime256v1', undefined, undefined, 'uncompressed');
    return bytes[0] === 4;
  } catch {
    // A pair of numbers that is not on the curve.
    return false;
  }
}

/** Which browsers take a member's notices by web push (D66). */
export function createPushService({ db, clock, config }: Pick<AppDeps, 'db' | 'clock' | 'config'>) {
  return {
    /** What a browser subscribes with; none where no web push is sent. */
    key: (): AnswerOf<typeof pushKeyCall> => ({ publicKey: pushPublicKey(config) ?? null }),

    /** The browser of a session takes its member's notices. A 400 names what is no push service's, or no key. */
    async subscribe(
      { id: sessionId, memberId }: Pick<MemberSession, 'id' | 'memberId'>,
      { endpoint, p256dh, auth }: InputOf<typeof subscribePushCall>,
    ): Promise<void> {
      if (!isPushEndpoint(endpoint, config.pushHosts)) throw badField('endpoint');
      if (!isPoint(p256dh)) throw badField('p256dh');
      await db.transaction(async (tx) => {
        // Two browsers at once are counted one after the other.
        await lockMember(tx, memberId);
        await saveSubscription(tx, { endpoint, memberId, sessionId, p256dh, auth }, clock.now());
        await forgetOldest(tx, memberId, PUSH_BROWSERS_MAX);
      });
    },

    /** A browser of the member takes them no longer. Idempotent. */
    async unsubscribe(memberId: string, endpoint: string): Promise<void> {
      await forgetSubscription(db, memberId, endpoint);
    },
  };
}
