import { OTP_RESEND_WAIT_MS, OTP_WINDOW_MS } from '@poku/domain/limits/codes';
import { otpRequestCodeWording } from '@poku/domain/wording/access';
import type { ApiConfig } from '../../config/env';
import type { Tx } from '../../db/tx';
import { OtpRequestCode } from '../../http/codes';
import { refusal } from '../../http/errors';
import { after } from '../../ports/clock';
import { isStranger } from '../access/requester';
import { codesOfNumber } from '../limits/paces';
import { takeTime } from '../limits/repository';
import { lockGuard } from './guard.repository';
import { countSends, findNewest, type NewestOtp, type OtpKey } from './repository';
import { issuedCode, type OtpIssued } from './schema';

/** Who may continue with a code that was sent before. */
export type MayTakeOver = (newest: NewestOtp) => boolean;

/** A key for which a code may be sent, or the earlier code to be used instead. */
export type SendPlace =
  | { status: 'free'; answer: (otpRequestId: string) => OtpIssued }
  | { status: 'taken'; answer: OtpIssued };

const secondsUntil = (time: Date, now: Date): number =>
  Math.max(0, Math.ceil((time.getTime() - now.getTime()) / 1_000));

/**
 * Locks a key for a send (D21). Within 60 s of the last one its owner continues with the code that was sent; strangers wait also
 * after the sends of other strangers, a known device and a member only after their own. Refusals: 203 for anybody else, with the
 * wait; 207 while locked; 211 after the settings' number in three hours, and when strangers together ask for more than
 * `codesOfNumber` (D61).
 */
export async function placeForSend(
  tx: Tx,
  key: OtpKey,
  settings: Pick<ApiConfig, 'otpSends'>,
  now: Date,
  mayTakeOver: MayTakeOver,
): Promise<SendPlace> {
  const maximum = settings.otpSends;
  const isFromStranger = isStranger(key.requester ?? '');
  if (isFromStranger) await lockGuard(tx, { ...key, requester: '' }, now);
  const { lockedUntil } = await lockGuard(tx, key, now);
  if (lockedUntil !== null && lockedUntil > now) throw refusal(OtpRequestCode.locked, otpRequestCodeWording);
  const { sends, last } = await countSends(tx, key, after(now, -OTP_WINDOW_MS));
  const next = last === null ? now : after(last, OTP_RESEND_WAIT_MS);
  const resendIn = secondsUntil(next, now);
  const newest = last === null ? undefined : await findNewest(tx, key);
  const stands =
    newest !== undefined && newest.state !== 'consumed' && newest.expires_at > now && mayTakeOver(newest);
  const standing = stands ? issuedCode(newest.id, maximum - sends, resendIn) : undefined;
  if (next > now && standing !== undefined) return { status: 'taken', answer: standing };
  if (sends >= maximum) throw refusal(OtpRequestCode.sendsUsedUp, otpRequestCodeWording);
  if (next > now) throw refusal(OtpRequestCode.tooSoon, otpRequestCodeWording, { resendIn });
  const together = { kind: 'code-number', key: `${key.purpose} ${key.msisdn}`, ...codesOfNumber(settings) };
  if (isFromStranger && !(await takeTime(tx, together, now)))
    throw refusal(OtpRequestCode.sendsUsedUp, otpRequestCodeWording);
  const wait = OTP_RESEND_WAIT_MS / 1_000;
  return { status: 'free', answer: (id) => issuedCode(id, maximum - sends - 1, wait) };
}
