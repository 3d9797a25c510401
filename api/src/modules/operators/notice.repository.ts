import { sql } from 'drizzle-orm';
import type { Row } from '../../db/rows';
import type { Tx } from '../../db/tx';

/** A notice of a member with what was decided for each channel. */
export interface NoticeLine extends Row {
  kind: string;
  object: string;
  title: string;
  created_at: Date;
  due_at: Date | null;
  decided_at: Date | null;
  read_at: Date | null;
  /** `push queued, email unverified, …`; null before it was decided on. */
  channels: string | null;
}

/** A member's notices, the newest first; at most `limit`. */
export const noticesOf = (tx: Tx, memberId: string, limit: number): Promise<NoticeLine[]> =>
  tx.rows<NoticeLine>(sql`
    select n.kind, n.object, n.title, n.created_at, n.due_at, n.decided_at, n.read_at,
      (select string_agg(d.channel || ' ' || d.decision, ', ' order by d.channel) from notice_delivery d
       where d.notice_id = n.id) as channels
    from notice n where n.member_id = ${memberId} order by n.id desc limit ${limit}`);
