import { isApiError, messageFor } from '@poku/shared/api';
import { commonWording } from '@poku/shared/domain';
import { RemoteUnavailableError } from '../remotes/remote-loader';

/** What to tell a member of an error: what happened, and what to do. */
export const describeProblem = (error: unknown): { readonly title: string; readonly text?: string } => {
  if (isApiError(error)) return { title: messageFor(error) };
  if (error instanceof RemoteUnavailableError) {
    return { title: commonWording.remoteFailedTitle, text: commonWording.remoteFailedText };
  }
  return { title: commonWording.remoteFailedTitle, text: commonWording.remoteFailedText };
};
