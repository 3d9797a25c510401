import { maskEmail } from '@poku/domain/email';
import { maskPhone } from '@poku/domain/phone';
import type { Tx } from '../../db/tx';
import { networkOf } from '../../http/networks';
import { sha256 } from '../../security/random';
import { takeTime } from '../limits/repository';
import { currentOrigin } from './origin';
import { insertSecurityEvent } from './repository';

/** The kinds of events in the log; the part before the dot groups them. */
export type SecurityKind =
  | 'login'
  | 'login.refused'
  | 'login.limited'
  | 'code.refused'
  | 'code.limited'
  | 'call.refused'
  | 'device.new'
  | 'password.changed'
  | 'password.reset'
  | 'password.reset-asked'
  | 'email.changed'
  | 'link.made'
  | 'link.ended'
  | 'step-up'
  | 'step-up.refused'
  | 'sessions.ended'
  | 'operator.command'
  | 'partner.refused';

/** Something that happened to somebody's access. */
export interface SecurityEvent {
  what: SecurityKind;
  memberId?: string | undefined;
  /** An E.164 number; kept masked. */
  msisdn?: string | undefined;
  /** An e-mail address; kept masked. */
  email?: string | undefined;
  /** A partner's slug, an operator. */
  who?: string | undefined;
  /** What else an auditor asks for. Never a password, code, token or whole number. */
  detail?: Readonly<Record<string, string | number>>;
}

const deviceDigits = 12;

const maskedName = ({ msisdn, email, who }: SecurityEvent): string | undefined => {
  if (msisdn !== undefined) return maskPhone(msisdn);
  return email === undefined ? who : maskEmail(email);
};

/**
 * Writes an event into the security log: who, what, from where, masked. It is written in the transaction of what happened, so that
 * neither exists without the other; a refusal is written outside of its transaction, which is rolled back. The place is that of
 * the present call or command.
 */
export async function noteSecurity(tx: Tx, event: SecurityEvent, now: Date): Promise<void> {
  const { address, device, requestId, operator } = currentOrigin();
  await insertSecurityEvent(tx, {
    at: now,
    what: event.what,
    memberId: event.memberId ?? null,
    who: maskedName(event) ?? operator ?? null,
    network: address === undefined ? null : networkOf(address),
    device: device === undefined ? null : sha256(device).slice(0, deviceDigits),
    requestId: requestId ?? null,
    detail: event.detail ?? {},
  });
}

/** Events that a stranger can cause again and again are written once in this time for one key and network. */
export const quietMs = 10 * 60_000;

/**
 * The same for what costs a stranger nothing, such as refusals by a limit: the first one in ten minutes for a key and the network that
 * it comes from, so that nobody fills the log.
 */
export async function noteSecurityOnce(tx: Tx, key: string, event: SecurityEvent, now: Date): Promise<void> {
  const { address = '' } = currentOrigin();
  const network = address === '' ? '' : networkOf(address);
  const pace = { kind: 'security', key: `${event.what} ${key} ${network}`, most: 1, everyMs: quietMs };
  if (await takeTime(tx, pace, now)) await noteSecurity(tx, event, now);
}
