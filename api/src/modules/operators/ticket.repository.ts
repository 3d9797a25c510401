import { sql } from 'drizzle-orm';
import { only, type Row } from '../../db/rows';
import type { Tx } from '../../db/tx';

/** A report as an operator lists it. */
export interface TicketLine {
  number: string;
  state: 'open' | 'answered';
  msisdn: string;
  email: string;
  created_at: Date;
  answered_at: Date | null;
  answered_by: string | null;
}

/** A report with all that it says. */
export interface TicketText extends TicketLine {
  member_name: string;
  message: string;
  answer: string | null;
}

const columns = sql`t.number, t.state, m.msisdn, m.email, t.created_at, t.answered_at, t.answered_by`;
const source = sql`ticket t join member m on m.id = t.member_id`;

/**
 * Open reports: those from before `overdueBefore` first, then those of members above the lowest level (D39), each the oldest first; at
 * most `limit`.
 */
export const openTickets = (
  tx: Tx,
  overdueBefore: Date,
  { from }: { from: Date },
  limit: number,
): Promise<TicketLine[]> =>
  tx.rows<TicketLine & Row>(sql`
    select ${columns} from ${source}
    where t.state = 'open'
    order by t.created_at < ${overdueBefore} desc,
      (select coalesce(sum(e.points), 0) from earn_record e
        where e.member_id = t.member_id and e.status = 0 and e.occurred_at >= ${from})
        >= (select min(minimum_points) from tier where position > (select min(position) from tier)) desc,
      t.created_at, t.id limit ${limit}`);

/** Answered reports, the last answered first; at most `limit`. */
export const answeredTickets = (tx: Tx, limit: number): Promise<TicketLine[]> =>
  tx.rows<TicketLine & Row>(sql`
    select ${columns} from ${source} where t.state = 'answered'
    order by t.answered_at desc, t.id desc limit ${limit}`);

/** How many reports are open, and how many of them came before `overdueBefore`. */
export async function countOpen(tx: Tx, overdueBefore: Date): Promise<{ open: number; overdue: number }> {
  const rows = await tx.rows<{ open: number; overdue: number }>(sql`
    select count(*)::int as open, (count(*) filter (where created_at < ${overdueBefore}))::int as overdue
    from ticket where state = 'open'`);
  return only(rows);
}

/** The report with a number: none or one. */
export const ticketByNumber = (tx: Tx, number: string): Promise<TicketText[]> =>
  tx.rows<TicketText & Row>(sql`
    select ${columns}, m.name as member_name, t.message, t.answer from ${source} where t.number = ${number}`);

/** Stores the answer to an open report; false when it is not open. */
export async function answerTicket(
  tx: Tx,
  number: string,
  answer: { text: string; by: string; now: Date },
): Promise<boolean> {
  const answered = await tx.run(sql`
    update ticket set state = 'answered', answer = ${answer.text}, answered_at = ${answer.now}, answered_by = ${answer.by}
    where number = ${number} and state = 'open'`);
  return answered === 1;
}
