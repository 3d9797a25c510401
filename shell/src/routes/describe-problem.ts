import { isApiError, isUnreachable, messageFor } from '@poku/shared/api';
import { commonWording, offlineWording } from '@poku/shared/domain';
import { RemoteUnavailableError } from '../remotes/remote-loader';

/** Whether a problem may be over when the network is back. */
export const isOfNetwork = (error: unknown): boolean =>
  error instanceof RemoteUnavailableError || isUnreachable(error);

/** Whether a page cannot be shown because the device is offline. */
export const isOffline = (error: unknown): boolean =>
  isOfNetwork(error) && (!navigator.onLine || (isApiError(error) && error.kind === 'offline'));

/** What to tell a member of an error: what happened, and what to do. */
export const describeProblem = (error: unknown): { readonly title: string; readonly text?: string } => {
  if (isOffline(error)) return offlineWording;
  if (isApiError(error)) return { title: messageFor(error) };
  return { title: commonWording.remoteFailedTitle, text: commonWording.remoteFailedText };
};
