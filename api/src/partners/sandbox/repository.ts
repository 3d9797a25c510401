import { sql } from 'drizzle-orm';
import { only, type Row } from '../../db/rows';
import type { Tx } from '../../db/tx';

/** Tables with rows of a partner. `seen_request` is not one of them, so that no request can be sent again after a reset. */
const tables = [
  'link',
  'sms',
  'fault',
  'event',
  'payment',
  'debit_code',
  'debit',
  'movement',
  'purchase',
  'account',
] as const;

/**
 * Deletes all rows of a partner in these tables. One statement deletes from all, so that foreign keys are checked only at its end
 * and a reset is fast.
 */
export async function emptyPartner(tx: Tx, partner: string): Promise<void> {
  const deletions = tables.map(
    (table) =>
      sql`${sql.identifier(`emptied_${table}`)} as (delete from ${sql.identifier(table)} where partner = ${partner})`,
  );
  await tx.run(sql`
    with ${sql.join(deletions, sql`, `)}
    delete from page_code where page in (
      select page from link where partner = ${partner}
      union all select payment_code from payment where partner = ${partner} and payment_code is not null)`);
}

/** The link of a fixture account. */
export interface FixtureLink {
  reference: string;
  subject: string;
  /** E.164. */
  msisdn: string;
  mandateId: string | null;
}

/** Writes the active links of fixture accounts. */
export async function insertFixtureLinks(
  tx: Tx,
  partner: string,
  links: readonly FixtureLink[],
  now: Date,
): Promise<void> {
  const rows = links.map(({ reference, subject, msisdn, mandateId }) => ({
    reference,
    subject,
    msisdn,
    mandate_id: mandateId,
    ref_num: mandateId === null ? null : reference,
  }));
  await tx.run(sql`
    insert into link (partner, reference, status, subject, msisdn, mandate_id, ref_num, created_at, changed_at)
    select ${partner}, reference, 'active', subject, msisdn, mandate_id, ref_num, ${now}, ${now}
    from jsonb_populate_recordset(null::link, ${JSON.stringify(rows)}::jsonb)`);
}

/** Whether a partner has any account. */
export async function hasAccounts(tx: Tx, partner: string): Promise<boolean> {
  const rows = await tx.rows<Row & { filled: boolean }>(
    sql`select exists (select 1 from account where partner = ${partner}) as filled`,
  );
  return only(rows).filled;
}
