import { sql } from 'drizzle-orm';
import { only, type Row } from '../../db/rows';
import type { Tx } from '../../db/tx';

/** A notice that stands in an inbox. */
export interface NoticeRow extends Row {
  id: number;
  kind: string;
  title: string;
  body: string;
  path: string;
  created_at: Date;
  is_read: boolean;
}

/** A member's shown notices before an id, newest first. */
export const listNotices = (tx: Tx, memberId: string, before: number, limit: number): Promise<NoticeRow[]> =>
  tx.rows<NoticeRow>(sql`
    select id, kind, title, body, path, created_at, read_at is not null as is_read
    from notice where member_id = ${memberId} and is_shown and id < ${before} order by id desc limit ${limit}`);

/** How many of a member's shown notices were not read. */
export async function countUnread(tx: Tx, memberId: string): Promise<number> {
  const rows = await tx.rows<{ unread: number }>(sql`
    select count(*)::int as unread from notice where member_id = ${memberId} and is_shown and read_at is null`);
  return only(rows).unread;
}

/** Marks a member's shown notices up to an id as read. Returns how many were not. */
export const markRead = (tx: Tx, memberId: string, upTo: number, now: Date): Promise<number> =>
  tx.run(sql`
    update notice set read_at = ${now}
    where member_id = ${memberId} and is_shown and read_at is null and id <= ${upTo}`);
