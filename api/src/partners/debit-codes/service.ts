import {
  OTP_LIFE_MS,
  OTP_LOCK_MS,
  OTP_MAX_FAILURES,
  OTP_MAX_SENDS,
  OTP_WINDOW_MS,
  PARTNER_OTP_DIGITS,
  PAYMENT_OTP_VERIFIED_LIFE_MS,
} from '@poku/domain/limits/codes';
import {
  codeOrderAnswer,
  type CodeCheckAnswer,
  type CodeOrder,
  type CodeOrderAnswer,
} from '@poku/partner-protocol';
import type { Tx } from '../../db/tx';
import { after } from '../../ports/clock';
import { keyedHash, randomDigits, sameText } from '../../security/random';
import { lockAccount, noteWrongCodes, type AccountRow } from '../accounts/repository';
import { insertSms } from '../codes/repository';
import type { BrandDeps } from '../deps';
import { activeLinkOf } from '../links/repository';
import { readFaults } from '../sandbox/faults.repository';
import { countSent, findDebitCode, insertDebitCode, markCodeVerified, type DebitCodeRow } from './repository';

type SendRefusal = Extract<CodeOrderAnswer, { status: 'refused' }>['reason'];
type CheckRefusal = Extract<CodeCheckAnswer, { status: 'refused' }>['reason'];

const refused = (reason: CheckRefusal): CodeCheckAnswer => ({ status: 'refused', reason });
const answerOf = ({ status, reason, expires_at }: DebitCodeRow): CodeOrderAnswer =>
  status === 'refused'
    ? codeOrderAnswer.parse({ status, reason })
    : { status: 'sent', expiresAt: expires_at.toISOString() };

/**
 * Codes for debits, by the partner's own SMS (D45): 4 digits, 5 minutes, for one account and one amount; five in three hours,
 * and three wrong ones in a row lock the account's codes for three hours. The account is locked first, so that its codes come
 * one after the other.
 */
export function createDebitCodeService({ db, clock, brand, key }: BrandDeps) {
  const { slug } = brand;
  const isLocked = ({ codes_locked_until }: AccountRow, now: Date): boolean =>
    codes_locked_until !== null && codes_locked_until > now;

  const problemOf = async (
    tx: Tx,
    subject: string,
    account: AccountRow | undefined,
    now: Date,
  ): Promise<SendRefusal | undefined> => {
    if ((await readFaults(tx, slug)).refuse) return 'other';
    if (account === undefined || (await activeLinkOf(tx, slug, subject)) === undefined)
      return 'unknown-account';
    if (isLocked(account, now)) return 'locked';
    const sent = await countSent(tx, slug, subject, after(now, -OTP_WINDOW_MS));
    return sent >= OTP_MAX_SENDS ? 'sends-used-up' : undefined;
  };

  /** Counts a wrong code; the last one locks. */
  const countWrong = async (tx: Tx, account: AccountRow, now: Date): Promise<CodeCheckAnswer> => {
    const wrong = account.wrong_codes + 1;
    const isLast = wrong >= OTP_MAX_FAILURES;
    const until = isLast ? after(now, OTP_LOCK_MS) : null;
    await noteWrongCodes(tx, slug, account.subject, isLast ? 0 : wrong, until);
    return refused(isLast ? 'locked' : 'wrong');
  };

  return {
    /**
     * Sends a code; the same reference again sends nothing and answers the same. Undefined when that reference stands for
     * another account or amount.
     */
    order: (order: CodeOrder): Promise<CodeOrderAnswer | undefined> =>
      db.transaction(async (tx) => {
        const { reference, subject, amountUnits } = order;
        const account = await lockAccount(tx, slug, subject);
        let code = await findDebitCode(tx, slug, reference);
        if (code === undefined) {
          const now = clock.now();
          const reason = await problemOf(tx, subject, account, now);
          const digits = randomDigits(PARTNER_OTP_DIGITS);
          const made =
            reason === undefined
              ? { codeHash: keyedHash(key, `${reference}\n${digits}`), expiresAt: after(now, OTP_LIFE_MS) }
              : { reason };
          const isNew = await insertDebitCode(tx, slug, order, made, now);
          if (isNew && account !== undefined && reason === undefined) {
            const text = `${brand.name}: kode ${digits} untuk memakai ${amountUnits} poin di Poku, berlaku 5 menit. Jangan berikan kode ini kepada siapa pun.`;
            await insertSms(tx, slug, account.msisdn, text, digits, now);
          }
          code = await findDebitCode(tx, slug, reference);
        }
        const isSame = code?.subject === subject && code.amount_units === amountUnits;
        return code !== undefined && isSame ? answerOf(code) : undefined;
      }),

    /** Checks what the member typed; a right code may be given again. Undefined for an unknown reference. */
    check: (reference: string, given: string): Promise<CodeCheckAnswer | undefined> =>
      db.transaction(async (tx) => {
        const named = await findDebitCode(tx, slug, reference);
        if (named === undefined) return undefined;
        const account = await lockAccount(tx, slug, named.subject);
        const code = await findDebitCode(tx, slug, reference);
        if (account === undefined || code?.code_hash == null) return refused('other');
        const now = clock.now();
        if (code.status === 'used') return refused('used');
        if (isLocked(account, now)) return refused('locked');
        const ends =
          code.verified_at === null ? code.expires_at : after(code.verified_at, PAYMENT_OTP_VERIFIED_LIFE_MS);
        if (ends <= now) return refused('expired');
        if (!sameText(code.code_hash, keyedHash(key, `${reference}\n${given}`)))
          return countWrong(tx, account, now);
        await markCodeVerified(tx, slug, reference, now);
        await noteWrongCodes(tx, slug, account.subject, 0, null);
        return { status: 'verified' };
      }),
  };
}
