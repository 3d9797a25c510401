import { SESSION_IDLE_MS } from '@poku/domain/limits/access';
import { sql } from 'drizzle-orm';
import { first, type Row } from '../../db/rows';
import type { Tx } from '../../db/tx';
import { after } from '../../ports/clock';
import type { BrowserKeys } from '../../ports/messages';

/** A browser that takes a member's notices. */
export interface BrowserRow extends Row {
  member_id: string;
  endpoint: string;
}

/** The browsers of members whose sessions still live, the members in any order. */
export const browsersOf = (tx: Tx, memberIds: readonly string[], now: Date): Promise<BrowserRow[]> =>
  tx.rows<BrowserRow>(sql`
    select p.member_id, p.endpoint from push_subscription p join session s on s.id = p.session_id
    where p.member_id = any(${sql.param([...memberIds])}::text[]) and s.member_id = p.member_id and s.revoked_at is null
      and s.last_seen_at > ${after(now, -SESSION_IDLE_MS)} and s.absolute_end_at > ${now}
    order by p.endpoint`);

/** The keys of a browser whose session still lives; undefined for any other. */
export async function findBrowser(tx: Tx, endpoint: string, now: Date): Promise<BrowserKeys | undefined> {
  return first(
    await tx.rows<BrowserKeys & Row>(sql`
      select p.p256dh, p.auth from push_subscription p join session s on s.id = p.session_id
      where p.endpoint = ${endpoint} and s.member_id = p.member_id and s.revoked_at is null
        and s.last_seen_at > ${after(now, -SESSION_IDLE_MS)} and s.absolute_end_at > ${now}`),
  );
}

/** Forgets a browser that its push service does not know any more. */
export const forgetBrowser = (tx: Tx, endpoint: string): Promise<number> =>
  tx.run(sql`delete from push_subscription where endpoint = ${endpoint}`);
