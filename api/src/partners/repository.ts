import { sql } from 'drizzle-orm';
import { first, type Row, type Tx } from '../db/database';
import type { AccountFixture } from '../modules/sandbox/fixtures/files';

/** An account at a partner. */
export interface AccountRow extends Row {
  partner: string;
  subject: string;
  holder: string;
  balance_units: number;
  expires_at: Date | null;
}

/** A partner's account by subject, or undefined. */
export async function findAccount(tx: Tx, partner: string, subject: string): Promise<AccountRow | undefined> {
  const rows = await tx.rows<AccountRow>(sql`
    select partner, subject, holder, balance_units, expires_at from account
    where partner = ${partner} and subject = ${subject}`);
  return first(rows);
}

/** All accounts, by partner and subject. */
export const listAccounts = (tx: Tx): Promise<AccountRow[]> =>
  tx.rows<AccountRow>(sql`
    select partner, subject, holder, balance_units, expires_at from account order by partner, subject`);

/** Puts the fixtures in the place of all accounts; `endOf` gives the end of a balance some days from now. */
export async function replaceAccounts(
  tx: Tx,
  accounts: readonly AccountFixture[],
  endOf: (days: number) => Date,
): Promise<void> {
  const rows = accounts.map(({ partner, subject, holder, balanceUnits, expiresInDays }) => ({
    partner,
    subject,
    holder,
    balance_units: balanceUnits,
    expires_at: expiresInDays === null ? null : endOf(expiresInDays),
  }));
  await tx.run(sql`truncate account`);
  await tx.run(sql`
    insert into account select * from jsonb_populate_recordset(null::account, ${JSON.stringify(rows)}::jsonb)`);
}
