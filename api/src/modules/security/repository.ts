import { sql } from 'drizzle-orm';
import { only, type Row } from '../../db/rows';
import type { Tx } from '../../db/tx';

/** An event to write; nothing in it is a secret or a whole number. */
export interface NewSecurityEvent {
  at: Date;
  what: string;
  memberId: string | null;
  who: string | null;
  network: string | null;
  device: string | null;
  requestId: string | null;
  detail: Readonly<Record<string, string | number>>;
}

/** Writes an event. */
export async function insertSecurityEvent(tx: Tx, event: NewSecurityEvent): Promise<void> {
  await tx.run(sql`
    insert into security_event (at, what, member_id, who, network, device, request_id, detail)
    values (${event.at}, ${event.what}, ${event.memberId}, ${event.who}, ${event.network}, ${event.device},
      ${event.requestId}, ${JSON.stringify(event.detail)}::jsonb)`);
}

/** An event as it is in the log. */
export interface SecurityRow extends Row {
  id: number;
  at: Date;
  what: string;
  member_id: string | null;
  who: string | null;
  network: string | null;
  device: string | null;
  request_id: string | null;
  detail: Record<string, string | number>;
}

/** Which events are wanted; a filter that is left out matches all. */
export interface SecurityFilter {
  /** A kind of event, or the beginning of one up to a dot: `login` is `login` and `login.refused`. */
  what?: string | undefined;
  memberId?: string | undefined;
  network?: string | undefined;
  since?: Date | undefined;
  until?: Date | undefined;
}

/** The newest events that pass a filter, the newest first; at most `limit`. */
export const listSecurityEvents = (
  tx: Tx,
  { what = '', memberId, network, since, until }: SecurityFilter,
  limit: number,
): Promise<SecurityRow[]> =>
  tx.rows<SecurityRow>(sql`
    select id, at, what, member_id, who, network, device, request_id, detail from security_event
    where (${what}::text = '' or what = ${what}::text or starts_with(what, ${`${what}.`}::text))
      and (${memberId ?? null}::text is null or member_id = ${memberId ?? null}::text)
      and (${network ?? null}::text is null or network = ${network ?? null}::text)
      and (${since ?? null}::timestamptz is null or at >= ${since ?? null}::timestamptz)
      and (${until ?? null}::timestamptz is null or at < ${until ?? null}::timestamptz)
    order by id desc limit ${limit}`);

/** Forgets events from before a time, at most `limit` of them: the only way in which they go. Returns how many. */
export async function forgetSecurityEvents(tx: Tx, before: Date, limit: number): Promise<number> {
  const rows = await tx.rows<{ forgotten: number }>(sql`
    select forget_security_events(${before}::timestamptz, ${limit}::int) as forgotten`);
  return only(rows).forgotten;
}
