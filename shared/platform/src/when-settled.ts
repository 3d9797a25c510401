import { filter, firstValueFrom, map } from 'rxjs';
import type { GuestSession, MemberSession, ReadableState, Session } from '@poku/contract';
import { sessionProblem } from './session-problem';

const settledOf = (session: Session): GuestSession | MemberSession | undefined => {
  if (session.status !== 'restoring') return session;
  const problem = sessionProblem(session);
  if (problem) throw problem;
  return undefined;
};

/**
 * The session as soon as it is known who is here; at once when it is.
 * @throws ApiError the session's `problem`, when that cannot be told now: nobody may be taken for a guest
 */
export function whenSettled(session$: ReadableState<Session>): Promise<GuestSession | MemberSession> {
  return firstValueFrom(
    session$.pipe(
      map(settledOf),
      filter((session) => session !== undefined),
    ),
  );
}
