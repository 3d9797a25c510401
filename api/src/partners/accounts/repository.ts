import { sql } from 'drizzle-orm';
import { first, type Row } from '../../db/rows';
import type { Tx } from '../../db/tx';
import type { AccountFixture } from './fixtures';

/** An account at a partner. */
export interface AccountRow extends Row {
  subject: string;
  holder: string;
  /** E.164. */
  msisdn: string;
  email: string;
  balance_units: number;
  expires_at: Date | null;
  /** Wrong codes for debits in a row. */
  wrong_codes: number;
  /** Until when no code for a debit is sent or taken. */
  codes_locked_until: Date | null;
}

const columns = sql`subject, holder, msisdn, email, balance_units, expires_at, wrong_codes, codes_locked_until`;

/** A partner's account by subject, or undefined. */
export async function findAccount(tx: Tx, partner: string, subject: string): Promise<AccountRow | undefined> {
  return first(
    await tx.rows<AccountRow>(
      sql`select ${columns} from account where partner = ${partner} and subject = ${subject}`,
    ),
  );
}

/** The same, locked until the transaction ends: one link, payment, debit or code of an account at a time. */
export async function lockAccount(tx: Tx, partner: string, subject: string): Promise<AccountRow | undefined> {
  return first(
    await tx.rows<AccountRow>(
      sql`select ${columns} from account where partner = ${partner} and subject = ${subject} for update`,
    ),
  );
}

/** A partner's account by phone number (E.164), or undefined. */
export async function findAccountOfPhone(
  tx: Tx,
  partner: string,
  msisdn: string,
): Promise<AccountRow | undefined> {
  return first(
    await tx.rows<AccountRow>(
      sql`select ${columns} from account where partner = ${partner} and msisdn = ${msisdn}`,
    ),
  );
}

/** A partner's accounts, the fixtures' people before the visitors. */
export const listAccounts = (tx: Tx, partner: string): Promise<AccountRow[]> =>
  tx.rows<AccountRow>(sql`
    select ${columns} from account where partner = ${partner} order by email like 'baru-%', holder, msisdn`);

/** Sets a balance. Returns false for an unknown subject. */
export const setBalance = async (
  tx: Tx,
  partner: string,
  subject: string,
  balanceUnits: number,
): Promise<boolean> =>
  (await tx.run(sql`
    update account set balance_units = ${balanceUnits} where partner = ${partner} and subject = ${subject}`)) ===
  1;

/** Takes units off a balance. Returns false, and takes nothing, when it is too low. */
export const debit = async (tx: Tx, partner: string, subject: string, units: number): Promise<boolean> =>
  (await tx.run(sql`
    update account set balance_units = balance_units - ${units}
    where partner = ${partner} and subject = ${subject} and balance_units >= ${units}`)) === 1;

/** Gives units back to a balance. */
export const credit = (tx: Tx, partner: string, subject: string, units: number): Promise<number> =>
  tx.run(sql`
    update account set balance_units = balance_units + ${units}
    where partner = ${partner} and subject = ${subject}`);

/** Notes the wrong codes of an account in a row, and a lock or none. */
export const noteWrongCodes = (
  tx: Tx,
  partner: string,
  subject: string,
  wrong: number,
  lockedUntil: Date | null,
): Promise<number> =>
  tx.run(sql`
    update account set wrong_codes = ${wrong}, codes_locked_until = ${lockedUntil}
    where partner = ${partner} and subject = ${subject}`);

/** Inserts a partner's accounts of the fixtures; `endOf` gives the end of a balance some days from now. */
export async function insertAccounts(
  tx: Tx,
  partner: string,
  accounts: readonly AccountFixture[],
  endOf: (days: number) => Date,
): Promise<void> {
  const rows = accounts.map(({ subject, holder, msisdn, email, balanceUnits, expiresInDays }) => ({
    partner,
    subject,
    holder,
    msisdn,
    email,
    balance_units: balanceUnits,
    expires_at: expiresInDays === null ? null : endOf(expiresInDays),
  }));
  await tx.run(sql`
    insert into account (partner, subject, holder, balance_units, expires_at, msisdn, email)
    select partner, subject, holder, balance_units, expires_at, msisdn, email
    from jsonb_populate_recordset(null::account, ${JSON.stringify(rows)}::jsonb)`);
}
