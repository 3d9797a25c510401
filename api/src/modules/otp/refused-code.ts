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

/** Writes a wrong code into the security log, in the transaction that counts it; the locks limit how many there are. */
export const noteWrongCode = (tx: Tx, code: RefusedCode, now: Date): Promise<void> =>
  noteSecurity(tx, { what: 'code.refused', ...eventOf(code) }, now);

/** Writes into the log that a lock refused a code, once for many. */
export const noteLockedCode = (tx: Tx, code: RefusedCode, now: Date): Promise<void> =>
  noteSecurityOnce(tx, `${code.purpose} ${code.msisdn}`, { what: 'code.limited', ...eventOf(code) }, now);

/** Writes into the log that a code was given for a request that is unknown or somebody else's, once for many. */
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
