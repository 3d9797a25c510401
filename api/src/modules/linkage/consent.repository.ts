import { sql } from 'drizzle-orm';
import type { Row } from '../../db/rows';
import type { Tx } from '../../db/tx';

/** A consent as it is read. */
export interface ConsentRow extends Row {
  partner_id: string;
  partner_name: string;
  version: string;
  scope: string[];
  consented_at: Date;
  withdrawn_at: Date | null;
}

/** Records what a member agreed to share with a partner, for one link (D32). */
export async function recordConsent(
  tx: Tx,
  consent: {
    reference: string;
    memberId: string;
    partnerId: string;
    version: string;
    scope: readonly string[];
  },
  now: Date,
): Promise<void> {
  const { reference, memberId, partnerId, version, scope } = consent;
  await tx.run(sql`
    insert into consent (reference, member_id, partner_id, version, scope, consented_at)
    values (${reference}, ${memberId}, ${partnerId}, ${version}, ${JSON.stringify(scope)}::jsonb, ${now})`);
}

/** Ends the consent of a link or of an attempt that made no link; ending it again changes nothing. */
export async function withdrawConsent(tx: Tx, reference: string, now: Date): Promise<void> {
  await tx.run(sql`
    update consent set withdrawn_at = ${now} where reference = ${reference} and withdrawn_at is null`);
}

/** A member's consents, newest first; at most `limit`. */
export const listConsents = (tx: Tx, memberId: string, limit: number): Promise<ConsentRow[]> =>
  tx.rows<ConsentRow>(sql`
    select c.partner_id, p.name as partner_name, c.version, c.scope, c.consented_at, c.withdrawn_at
    from consent c join partner p on p.id = c.partner_id
    where c.member_id = ${memberId} order by c.consented_at desc, c.reference limit ${limit}`);
