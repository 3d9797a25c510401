import { sql } from 'drizzle-orm';
import type { Row } from '../../db/rows';
import type { Tx } from '../../db/tx';

/** A partner whose terms an import is about. */
export interface TermsHolder extends Row {
  id: string;
  slug: string;
  /** Of the newest version, 0 without one. */
  version: number;
  starts_at: Date | null;
}

/** The partners with these slugs that exist, locked against other imports until the transaction ends. */
export async function lockTermsHolders(tx: Tx, slugs: readonly string[]): Promise<TermsHolder[]> {
  const asked = sql`slug = any(${sql.param(slugs)}::text[]) and id <> '0'`;
  // A lock of its own statement: the next one sees what an import stored that was waited for.
  await tx.run(sql`select from partner where ${asked} order by id for no key update`);
  return tx.rows<TermsHolder>(sql`
    select p.id, p.slug, coalesce(max(t.version), 0)::int as version, max(t.starts_at) as starts_at
    from partner p left join earn_terms t on t.partner_id = p.id
    where ${asked} group by p.id, p.slug`);
}

/** A version of a partner's terms to store. */
export interface NewTerms {
  partner_id: string;
  version: number;
  starts_at: string;
  terms: object;
}

/** Stores versions of terms. */
export async function insertTerms(tx: Tx, versions: readonly NewTerms[]): Promise<void> {
  await tx.run(sql`
    insert into earn_terms (partner_id, version, starts_at, terms)
    select partner_id, version, starts_at, terms
    from jsonb_populate_recordset(null::earn_terms, ${JSON.stringify(versions)}::jsonb)`);
}
