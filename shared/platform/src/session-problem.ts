import type { ApiError, Session } from '@poku/contract';

/** Why the member could not be read, while that is so; `undefined` for a guest and for a member who was read. */
export function sessionProblem(session: Session): ApiError | undefined {
  return session.status === 'guest' ? undefined : session.problem;
}
