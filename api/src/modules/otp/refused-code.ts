import type { Tx } from '../../db/tx';
import { noteSecurity, noteSecurityOnce } from '../security/log';
import type { OtpKey } from './repository';

/** Whose code was refused, and what it was for. */
interface RefusedCode extends Pick<OtpKey, 'purpose' | 'msisdn'> {
  memberId: string | null;
}

const eventOf = ({ purpose, msisdn, memberId }: RefusedCode) => ({
  memberId: memberId ?? undefined,
  msisdn,
  detail: { purpose },
});

/** Writes a wrong code into the security log, in the transaction that counts it: there are as many as the locks let through. */
export const noteWrongCode = (tx: Tx, code: RefusedCode, now: Date): Promise<void> =>
  noteSecurity(tx, { what: 'code.refused', ...eventOf(code) }, now);

/** The same of codes that a lock turns away, once for many. */
export const noteLockedCode = (tx: Tx, code: RefusedCode, now: Date): Promise<void> =>
  noteSecurityOnce(tx, `${code.purpose} ${code.msisdn}`, { what: 'code.limited', ...eventOf(code) }, now);

/** The same of codes for requests that nobody made, or somebody else, once for many. */
export const noteForeignCode = (tx: Tx, purpose: string, memberId: string | null, now: Date): Promise<void> =>
  noteSecurityOnce(
    tx,
    `${purpose} ${memberId ?? ''}`,
    {
      what: 'code.refused',
      memberId: memberId ?? undefined,
      detail: { purpose, why: 'unknown request' },
    },
    now,
  );
