import type { CodeWording } from '@poku/domain/wording/code-wording';
import { commonWording } from '@poku/domain/wording/common';
import { isApiError } from './api-error';

/** Why the API refused, where the texts of a call do not have it: what the API says of it. */
export const refusalWording = {
  /** @param told by the API, in Indonesian */
  untold: (told: string) => told,
} as const;

/**
 * The text that tells a member why a call failed ([A] §8, [C] §8).
 * @param codes texts of this call by responseCode; a code without one shows the server's message
 * @returns a sentence, for any thrown value
 */
export function messageFor(error: unknown, codes: CodeWording = {}): string {
  if (!isApiError(error)) return commonWording.disturbance;
  switch (error.kind) {
    case 'business':
      return codes[error.code] ?? refusalWording.untold(error.message);
    case 'session':
      return commonWording.sessionExpired;
    case 'offline':
      return commonWording.offline;
    case 'http':
      return commonWording.disturbanceWith(error.code);
    case 'invalid':
    case 'timeout':
    case 'network':
    case 'malformed':
      return commonWording.disturbance;
  }
}
