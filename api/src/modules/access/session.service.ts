import { FRESH_AUTHENTICATION_MS, SESSION_IDLE_MS, SESSION_LIFE_MS } from '@poku/domain/limits/access';
import type { Database } from '../../db/database';
import type { Tx } from '../../db/tx';
import type { MemberSession } from '../../http/session-guard';
import { after, type Clock } from '../../ports/clock';
import { randomReference, randomToken, sha256 } from '../../security/random';
import { findLiveSession, insertSession, revokeSession, touchSession } from './session.repository';

/** A session is marked as seen at most this often, since most calls come in bursts. */
const touchEveryMs = 60_000;

/**
 * Starts a session of a member (D10) and gives its id and its token, which is kept nowhere.
 * @param clientId the application that asked; a partner's one makes the session's partner context (D11). Default Poku's own
 * @param isAuthenticated whether the member has just proved who they are (D60). Default true
 */
export async function startSession(
  tx: Tx,
  memberId: string,
  now: Date,
  clientId?: string,
  isAuthenticated = true,
): Promise<{ id: string; accessToken: string }> {
  const accessToken = randomToken();
  const id = randomReference();
  const absoluteEnd = after(now, SESSION_LIFE_MS);
  await insertSession(tx, {
    id,
    tokenHash: sha256(accessToken),
    memberId,
    clientId: clientId ?? null,
    now,
    absoluteEnd,
    authenticatedAt: isAuthenticated ? now : null,
  });
  return { id, accessToken };
}

/** Sessions by token (D10). */
export function createSessionService({ db, clock }: { db: Database; clock: Clock }) {
  return {
    /** The live session of a token, marked as seen; undefined for an unknown, ended or idle one (7 and 30 days). */
    async find(token: string): Promise<MemberSession | undefined> {
      const now = clock.now();
      const session = await findLiveSession(db, sha256(token), now, after(now, -SESSION_IDLE_MS));
      if (session === undefined) return undefined;
      if (after(session.lastSeen, touchEveryMs) < now) await touchSession(db, session.id, now);
      const { id, memberId, partner, authenticatedAt } = session;
      const isFresh = authenticatedAt !== null && after(authenticatedAt, FRESH_AUTHENTICATION_MS) > now;
      return { id, memberId, partner, isFresh };
    },

    /** Ends a session; ending it twice changes nothing. */
    async end(session: MemberSession): Promise<void> {
      await db.transaction((tx) => revokeSession(tx, session.id, clock.now()));
    },
  };
}
