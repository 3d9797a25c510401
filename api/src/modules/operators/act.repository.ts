import { sql } from 'drizzle-orm';
import { first, type Row } from '../../db/rows';
import type { Tx } from '../../db/tx';

/** The person who runs an operator's command. */
export interface Operator {
  /** Name as colleagues know it. */
  name: string;
  /** The login name on the machine. */
  machineLogin: string;
}

/** What an operator did. */
export interface Act {
  what:
    | 'refund-asked'
    | 'refund'
    | 'expire'
    | 'reopen'
    | 'rebuild'
    | 'end-sessions'
    | 'void-use'
    | 'close-difference'
    | 'give-up';
  operator: Operator;
  /** The number of an order, a member, a use of a coupon, a purchase at a partner, or what was found. */
  subject: string;
  points: number;
  reason: string;
}

/** Keeps for good what an operator did, in the transaction that does it. */
export async function recordAct(tx: Tx, { what, operator, subject, points, reason }: Act, now: Date) {
  await tx.run(sql`
    insert into operator_act (what, operator, machine_login, subject, points, reason, at)
    values (${what}, ${operator.name}, ${operator.machineLogin}, ${subject}, ${points}, ${reason}, ${now})`);
}

/** A line of the audit. */
export interface ActLine extends Row {
  what: Act['what'];
  operator: string;
  reason: string;
  points: number;
  at: Date;
}

/** What was done to a subject, the oldest first. */
export const actsOf = (tx: Tx, subject: string): Promise<ActLine[]> =>
  tx.rows<ActLine>(sql`
    select what, operator, reason, points, at from operator_act where subject = ${subject} order by id`);

/** The first request of another operator to refund this order, or undefined. */
export const askedByAnother = async (
  tx: Tx,
  number: string,
  { name }: Operator,
): Promise<ActLine | undefined> =>
  first(
    await tx.rows<ActLine>(sql`
      select what, operator, reason, points, at from operator_act
      where subject = ${number} and what = 'refund-asked' and lower(operator) <> lower(${name}) order by id limit 1`),
  );
