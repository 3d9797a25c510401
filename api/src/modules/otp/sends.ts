import { OtpRequestCode } from '../../http/codes';
import { after } from '../../ports/clock';

/** What was sent to a pair of purpose and number, and how long it is locked. */
export interface Sends {
  lockedUntil: Date | null;
  /** In the window. */
  sends: number;
  last: Date | null;
}

/** Code why nothing may be sent now: 207 locked, 211 used up, 203 too soon; undefined when something may (D21). */
export function demandSend(
  { lockedUntil, sends, last }: Sends,
  maximum: number,
  waitMs: number,
  now: Date,
): number | undefined {
  if (lockedUntil !== null && lockedUntil > now) return OtpRequestCode.locked;
  if (sends >= maximum) return OtpRequestCode.sendsUsedUp;
  return last !== null && after(last, waitMs) > now ? OtpRequestCode.tooSoon : undefined;
}
