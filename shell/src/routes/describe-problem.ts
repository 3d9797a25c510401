import { isApiError, isDisturbance, isUnreachable, messageFor } from '@poku/platform/api';
import type { Session } from '@poku/contract';
import { commonWording } from '@poku/domain/wording/common';
import { sessionProblem } from '@poku/platform';
import { RemoteUnavailableError } from '../remotes/remote-loader';
import { offlineWording } from '../wording/offline';
import { disturbanceWording } from '../wording/disturbance';

/** Whether a problem may be over when the network is back. */
const isOfNetwork = (error: unknown): boolean =>
  error instanceof RemoteUnavailableError || isUnreachable(error);

/** Whether it is a call that was not sent, since the device was offline. */
const isUnsent = (error: unknown): boolean => isApiError(error) && error.kind === 'offline';

/** Whether it is the member who could not be read. Each attempt to read them has an error of its own. */
const isOfMember = (error: unknown, session: Session): boolean =>
  isApiError(error) && error.call === sessionProblem(session)?.call;

/**
 * What to tell a member of an error: what happened, and what to do.
 * @param session of the moment: when it is the member who could not be read, that is said
 * @param isOffline whether the device has had no network since
 */
export const describeProblem = (
  error: unknown,
  session: Session,
  isOffline: boolean,
): { readonly title: string; readonly text?: string } => {
  if (isUnsent(error) || (isOffline && isOfNetwork(error))) return offlineWording;
  if (session.status === 'restoring' && isOfMember(error, session)) {
    return { title: commonWording.customerReadFailed, text: disturbanceWording.stillMember };
  }
  if (isDisturbance(error)) return { title: messageFor(error), text: disturbanceWording.heals };
  if (isApiError(error)) return { title: messageFor(error) };
  return { title: commonWording.remoteFailedTitle, text: commonWording.remoteFailedText };
};
