import { sql } from 'drizzle-orm';
import { only, type Row, type Tx } from '../../db/database';

/** Tables of a partner's own, next to its accounts. Requests that were seen stay seen. */
const tables = ['link', 'sms', 'fault', 'event', 'payment', 'debit_code', 'debit', 'movement'] as const;

/** Forgets everything of a partner but its accounts. */
export async function emptyPartner(tx: Tx, partner: string): Promise<void> {
  await tx.run(sql`
    delete from page_code where page in (
      select page from link where partner = ${partner}
      union all select payment_code from payment where partner = ${partner} and payment_code is not null)`);
  for (const table of tables)
    await tx.run(sql`delete from ${sql.identifier(table)} where partner = ${partner}`);
}

/** Writes the active link of a fixture account. */
export async function insertFixtureLink(
  tx: Tx,
  partner: string,
  link: { reference: string; subject: string; msisdn: string; mandateId: string | null },
  now: Date,
): Promise<void> {
  await tx.run(sql`
    insert into link (partner, reference, status, subject, msisdn, mandate_id, ref_num, created_at, changed_at)
    values (${partner}, ${link.reference}, 'active', ${link.subject}, ${link.msisdn}, ${link.mandateId},
      ${link.mandateId === null ? null : link.reference}, ${now}, ${now})`);
}

/** Whether a partner has any account. */
export async function hasAccounts(tx: Tx, partner: string): Promise<boolean> {
  const rows = await tx.rows<Row & { filled: boolean }>(
    sql`select exists (select 1 from account where partner = ${partner}) as filled`,
  );
  return only(rows).filled;
}
