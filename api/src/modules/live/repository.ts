import type { wire } from '@poku/contract';
import { sql } from 'drizzle-orm';
import { only, type Row } from '../../db/rows';
import type { Tx } from '../../db/tx';

/** Names of what a member's open pages are told. */
export type LiveEventName = keyof wire.WireLiveEvents;

/** A stored event. */
export interface LiveEvent extends Row {
  id: number;
  member_id: string;
  name: string;
  payload: object;
}

/** Any number that no other lock of two keys has; the second key is a member's, by `hashtext`. */
const memberLockSpace = 7_065_678;

/**
 * Tells a member's open pages something, in the transaction that causes it (`GET /events`). Transactions with events of one member
 * wait for each other, so that a reader of an event has missed none with a smaller id.
 */
export async function recordMemberEvent<N extends LiveEventName>(
  tx: Tx,
  memberId: string,
  name: N,
  payload: wire.WireLiveEvents[N],
  now: Date,
): Promise<void> {
  // The row gets its id when it comes out of the CTE, which is after the lock.
  await tx.run(sql`
    with lock as materialized (
      select pg_advisory_xact_lock(${memberLockSpace}::int, hashtext(${memberId}))::text as taken)
    insert into member_event (member_id, name, payload, created_at)
    select ${memberId}::text, ${name}::text, ${JSON.stringify(payload)}::jsonb, ${now}::timestamptz from lock`);
}

/**
 * Takes the locks of members' events, in the order of their ids, until the transaction ends: whoever else tells one of these members
 * something waits. @param memberIds each once
 */
export async function lockMembers(tx: Tx, memberIds: readonly string[]): Promise<void> {
  await tx.rows(sql`
    select pg_advisory_xact_lock(${memberLockSpace}::int, hashtext(value))::text
    from jsonb_array_elements_text(${JSON.stringify([...memberIds].sort())}::jsonb)`);
}

/** Tells the open pages of members the same, each once. The caller holds their locks (`lockMembers`). */
export async function recordLockedMembersEvent<N extends LiveEventName>(
  tx: Tx,
  memberIds: readonly string[],
  name: N,
  payload: wire.WireLiveEvents[N],
  now: Date,
): Promise<void> {
  await tx.run(sql`
    insert into member_event (member_id, name, payload, created_at)
    select value, ${name}::text, ${JSON.stringify(payload)}::jsonb, ${now}::timestamptz
    from jsonb_array_elements_text(${JSON.stringify(memberIds)}::jsonb)`);
}

/**
 * Tells several members the same. Always in one order, so that no two of these wait for each other: who tells more than one member
 * does it here, once, and as the last of its transaction, since any other lock that it took afterwards could be held by one who
 * waits to tell.
 */
export async function recordMembersEvent<N extends LiveEventName>(
  tx: Tx,
  memberIds: Iterable<string>,
  name: N,
  payload: wire.WireLiveEvents[N],
  now: Date,
): Promise<void> {
  const members = [...new Set(memberIds)];
  await lockMembers(tx, members);
  await recordLockedMembersEvent(tx, members, name, payload, now);
}

/** Id of a member's newest event from `until` or before, 0 when there is none. */
export async function newestEventId(tx: Tx, memberId: string, until: Date): Promise<number> {
  const rows = await tx.rows<{ newest: number }>(sql`
    select coalesce(max(id), 0)::bigint as newest from member_event
    where member_id = ${memberId} and created_at <= ${until}`);
  return only(rows).newest;
}

/** Whether a page that was told of all up to `id` can be told what came after it; 0 is before the first event. */
export async function isKept(tx: Tx, memberId: string, id: number): Promise<boolean> {
  if (id === 0) return true;
  return (
    (await tx.rows(sql`select 1 from member_event where member_id = ${memberId} and id = ${id}`)).length > 0
  );
}

/** At most `limit` events of members after the id that each has, oldest first. */
export const eventsAfter = (
  tx: Tx,
  positions: readonly { memberId: string; id: number }[],
  limit: number,
): Promise<LiveEvent[]> =>
  tx.rows<LiveEvent>(sql`
    select e.id, e.member_id, e.name, e.payload
    from jsonb_to_recordset(${JSON.stringify(positions)}::jsonb) as place ("memberId" text, id bigint)
    join member_event e on e.member_id = place."memberId" and e.id > place.id
    order by e.id limit ${limit}`);

/** Removes events from before a time, except each member's newest, by which a page knows that it missed nothing. */
export async function forgetEvents(tx: Tx, before: Date): Promise<void> {
  await tx.run(sql`
    delete from member_event old
    where created_at < ${before}
      and exists (select 1 from member_event newer where newer.member_id = old.member_id and newer.id > old.id)`);
}

/** The ids of sessions that are still valid: not signed out, not idle, not past their end. Marks none as seen. */
export async function standingSessions(
  tx: Tx,
  ids: readonly string[],
  now: Date,
  idleSince: Date,
): Promise<ReadonlySet<string>> {
  const rows = await tx.rows<{ id: string }>(sql`
    select id from session
    where id in (select jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb)) and revoked_at is null
      and last_seen_at > ${idleSince} and absolute_end_at > ${now}`);
  return new Set(rows.map(({ id }) => id));
}
