import { filter, firstValueFrom } from 'rxjs';
import type { GuestSession, MemberSession, ReadableState, Session } from '../contract';

const isSettled = (session: Session): session is GuestSession | MemberSession =>
  session.status !== 'restoring';

/** The session as soon as it is known who is here; at once when it is. Never rejects. */
export function whenSettled(session$: ReadableState<Session>): Promise<GuestSession | MemberSession> {
  return firstValueFrom(session$.pipe(filter(isSettled)));
}
