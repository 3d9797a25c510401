import { sql } from 'drizzle-orm';
import type { Row } from '../../db/rows';
import type { Tx } from '../../db/tx';

/** Units that moved on an account for Poku. */
export interface Movement {
  /** Poku's name of the debit or payment. */
  reference: string;
  kind: 'debit' | 'reversal';
  subject: string;
  amountUnits: number;
}

/** A line of the statement. */
export interface MovementRow extends Row {
  id: number;
  reference: string;
  kind: 'debit' | 'reversal';
  subject: string;
  amount_units: number;
  at: Date;
}

/**
 * Writes a movement, in the transaction that changed the balance and as late in it as possible. Until the transaction ends no
 * other movement of the partner is written, so that a reader of the statement up to an id never misses one with a smaller id.
 */
export async function insertMovement(tx: Tx, partner: string, movement: Movement, now: Date): Promise<void> {
  await tx.rows(sql`select pg_advisory_xact_lock(hashtext(${`movement of ${partner}`}))`);
  await tx.run(sql`
    insert into movement (partner, reference, kind, subject, amount_units, at)
    values (${partner}, ${movement.reference}, ${movement.kind}, ${movement.subject}, ${movement.amountUnits},
      ${now})`);
}

/** A partner's movements after the id `after`, oldest first. */
export const listMovements = (
  tx: Tx,
  partner: string,
  after: number,
  limit: number,
): Promise<MovementRow[]> =>
  tx.rows<MovementRow>(sql`
    select id, reference, kind, subject, amount_units, at from movement
    where partner = ${partner} and id > ${after} order by id limit ${limit}`);

/** A partner's newest movements, newest first, for the page. */
export const newestMovements = (tx: Tx, partner: string): Promise<MovementRow[]> =>
  tx.rows<MovementRow>(sql`
    select id, reference, kind, subject, amount_units, at from movement
    where partner = ${partner} order by id desc limit 50`);
