import { SESSION_IDLE_MS } from '@poku/shared/domain';
import type { Database } from '../../db/database';
import type { MemberSession } from '../../http/session-guard';
import { after, type Clock } from '../../ports/clock';
import { sha256 } from '../../security/random';
import { findLiveSession, revokeSession, touchSession } from './session.repository';

/** A session is marked as seen at most this often, since most calls come in bursts. */
const touchEveryMs = 60_000;

/** Sessions by token (D10). */
export function createSessionService({ db, clock }: { db: Database; clock: Clock }) {
  return {
    /** The live session of a token, marked as seen; undefined for an unknown, ended or idle one (7 and 30 days). */
    async find(token: string): Promise<MemberSession | undefined> {
      const now = clock.now();
      const session = await findLiveSession(db, sha256(token), now, after(now, -SESSION_IDLE_MS));
      if (session === undefined) return undefined;
      if (after(session.lastSeen, touchEveryMs) < now) await touchSession(db, session.id, now);
      return { id: session.id, memberId: session.memberId };
    },

    /** Ends a session; ending it twice changes nothing. */
    async end(session: MemberSession): Promise<void> {
      await revokeSession(db, session.id, clock.now());
    },
  };
}
