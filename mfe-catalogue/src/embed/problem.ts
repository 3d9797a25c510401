import type { EmbedErrorCode } from '@poku/embed';
import { isApiError, messageFor } from '@poku/platform';
import { embedLoadWording, embedWording } from '../wording/embed';

/** Why a page is not there, for the visitor and for the host. */
export interface Problem {
  readonly code: EmbedErrorCode;
  readonly message: string;
}

/** A browser tells a page of no registered origin the same as a broken network; the API tells which it is. */
const isOriginKnown = async (gateway: string): Promise<boolean> => {
  try {
    const answer = await fetch(`${gateway}/embed/origin`, { credentials: 'omit' });
    const { data } = (await answer.json()) as { readonly data: { readonly isRegistered?: unknown } };
    return data.isRegistered !== false;
  } catch {
    return true;
  }
};

/** Finds out why a page could not be shown. Never rejects. */
export const describeProblem = async (error: unknown, gateway: string): Promise<Problem> => {
  if (!isApiError(error)) return { code: 'load', message: embedLoadWording.failed };
  const message = messageFor(error);
  if (error.kind === 'timeout') return { code: 'timeout', message };
  if (error.kind !== 'network' && error.kind !== 'offline') return { code: 'api', message };
  return (await isOriginKnown(gateway))
    ? { code: 'network', message }
    : { code: 'origin', message: embedWording.originUnknown };
};
