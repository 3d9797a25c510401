import { sql } from 'drizzle-orm';
import type { Tx } from '../../db/tx';
import { lockMembers, recordMemberEvent, recordLockedMembersEvent } from '../live/repository';

/** A notice to one member. */
export interface NewNotice {
  memberId: string;
  kind: string;
  /** What it is about; a second notice of the kind about the same is none. */
  object: string;
  title: string;
  body: string;
  /** The address in the site that it leads to, as `/riwayat`. */
  path: string;
  /** Whether it stands in the inbox. */
  isShown: boolean;
  /** When it goes out by the other channels; null for the inbox alone. */
  dueAt: Date | null;
}

/**
 * Writes a notice, once for member, kind and object, and tells the member's open pages of one that they see. False, with nothing
 * changed, when there is one.
 */
export async function insertNotice(tx: Tx, notice: NewNotice, now: Date): Promise<boolean> {
  const { memberId, kind, object, title, body, path, isShown, dueAt } = notice;
  const written = await tx.run(sql`
    insert into notice (member_id, kind, object, title, body, path, created_at, is_shown, due_at)
    values (${memberId}, ${kind}, ${object}, ${title}, ${body}, ${path}, ${now}, ${isShown}, ${dueAt})
    on conflict (member_id, kind, object) do nothing`);
  if (written === 1 && isShown) await recordMemberEvent(tx, memberId, 'notice.changed', {}, now);
  return written === 1;
}

/**
 * Writes notices that are shown, each once for member, kind and object, and tells the members' open pages. Those that there are already
 * change nothing. Returns how many were written.
 */
export async function insertNotices(tx: Tx, notices: readonly NewNotice[], now: Date): Promise<number> {
  if (notices.length === 0) return 0;
  await lockMembers(tx, [...new Set(notices.map(({ memberId }) => memberId))]);
  const written = await tx.rows<{ member_id: string }>(sql`
    insert into notice (member_id, kind, object, title, body, path, created_at, is_shown, due_at)
    select n."memberId", n.kind, n.object, n.title, n.body, n.path, ${now}::timestamptz, n."isShown", n."dueAt"
    from jsonb_to_recordset(${JSON.stringify(notices)}::jsonb) as n ("memberId" text, kind text, object text, title text,
      body text, path text, "isShown" boolean, "dueAt" timestamptz)
    on conflict (member_id, kind, object) do nothing returning member_id`);
  const members = [...new Set(written.map(({ member_id }) => member_id))].sort();
  await recordLockedMembersEvent(tx, members, 'notice.changed', {}, now);
  return written.length;
}

/** Forgets notices that were written before a time, at most `limit` of them, with what was decided on them. Returns how many. */
export const forgetNotices = (tx: Tx, writtenBefore: Date, limit: number): Promise<number> =>
  tx.run(sql`
    with old as materialized (
      select id from notice where created_at < ${writtenBefore} order by created_at limit ${limit} for update skip locked)
    delete from notice where id in (select * from old)`);
