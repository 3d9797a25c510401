import { RESPONSE_CODES } from '@poku/domain/response-codes';
import { refusalCode } from '@poku/platform';

/** Whether a refusal of forgot password shows as a toast (207, 211); every other one is told under the field ([A] §8). */
export function isToastRefusal(error: unknown): boolean {
  const code = refusalCode(error);
  return code === RESPONSE_CODES.locked || code === RESPONSE_CODES.sendsUsedUp;
}
