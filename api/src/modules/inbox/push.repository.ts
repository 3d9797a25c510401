import { sql } from 'drizzle-orm';
import type { Tx } from '../../db/tx';

/** A browser that takes a member's notices, with its keys in base64url. */
export interface NewSubscription {
  endpoint: string;
  memberId: string;
  sessionId: string;
  p256dh: string;
  auth: string;
}

/**
 * Stores a browser's subscription, in place of what it had, whoever had it; nothing for a session that has ended. Waits for a session
 * that is ending.
 */
export const saveSubscription = (tx: Tx, subscription: NewSubscription, now: Date): Promise<number> => {
  const { endpoint, memberId, sessionId, p256dh, auth } = subscription;
  return tx.run(sql`
    insert into push_subscription (endpoint, member_id, session_id, p256dh, auth, created_at)
    select ${endpoint}::text, member_id, id, ${p256dh}::text, ${auth}::text, ${now}::timestamptz
    from session where id = ${sessionId} and member_id = ${memberId} and revoked_at is null for share
    on conflict (endpoint) do update set member_id = excluded.member_id, session_id = excluded.session_id,
      p256dh = excluded.p256dh, auth = excluded.auth, created_at = excluded.created_at`);
};

/** Forgets a member's subscriptions but the newest so many. */
export const forgetOldest = (tx: Tx, memberId: string, kept: number): Promise<number> =>
  tx.run(sql`
    delete from push_subscription where endpoint in (
      select endpoint from push_subscription where member_id = ${memberId}
      order by created_at desc, endpoint offset ${kept})`);

/** Forgets one of a member's subscriptions. */
export const forgetSubscription = (tx: Tx, memberId: string, endpoint: string): Promise<number> =>
  tx.run(sql`delete from push_subscription where endpoint = ${endpoint} and member_id = ${memberId}`);
