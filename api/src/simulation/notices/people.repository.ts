import { sql } from 'drizzle-orm';
import type { Tx } from '../../db/tx';
import { CAFE, INTERESTS, type Person, type Wanted } from './person';

/** How long a session lives after it was seen (D10). */
const idleMs = 7 * 24 * 3_600_000;

/** Stores what members want and have. Those who want everything store nothing. */
export async function insertPeople(
  tx: Tx,
  people: readonly Person[],
  everything: Wanted,
  now: Date,
): Promise<void> {
  const rows = people.map(({ id, interests, wanted, isVerified, browsers }) => ({
    id,
    interests,
    verified: isVerified.last,
    wanted: wanted.last === everything ? null : wanted.last,
    browsers: browsers.map(({ endpoint, endsAt }) => ({
      endpoint,
      seen: new Date(endsAt.getTime() - idleMs),
    })),
  }));
  const given = sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
    as m (id text, interests jsonb, verified boolean, wanted jsonb, browsers jsonb)`;
  await tx.run(sql`
    insert into partner (id, slug, name, kind, image, url, description, linkable, identity_key, email_verification_required, use_otp,
      maximum_units, position, addresses)
    values (${CAFE.id}, ${CAFE.slug}, 'Kopi', 1, '', '', '', true, 'phone', false, false, 100000, 9, '[]')`);
  await tx.run(sql`
    insert into partner_link (member_id, partner_id, state, subject, balance_units, balance_read_at, answering, linked_at, reference)
    select id, ${CAFE.id}, 'active', ${CAFE.slug} || '-' || id, 0, ${now}::timestamptz, true, ${now}::timestamptz,
      'link-' || ${CAFE.slug} || '-' || id from ${given}`);
  await tx.run(sql`truncate interest cascade`);
  await tx.run(sql`
    insert into interest (id, name, image, position)
    select value, value, '', ordinality from jsonb_array_elements_text(${JSON.stringify(INTERESTS)}::jsonb) with ordinality`);
  await tx.run(sql`
    insert into member_interest (member_id, interest_id)
    select m.id, i.value from ${given}, jsonb_array_elements_text(m.interests) i`);
  await tx.run(sql`update member set email_verified = m.verified from ${given} where member.id = m.id`);
  await tx.run(sql`
    insert into notification_setting (member_id, is_on, sms_promo, sms_expired, email_promo, email_expired, push_promo, push_expired)
    select id, (wanted->>'isOn')::boolean, (wanted#>>'{of,sms,promo}')::boolean, (wanted#>>'{of,sms,expired}')::boolean,
      (wanted#>>'{of,email,promo}')::boolean, (wanted#>>'{of,email,expired}')::boolean,
      (wanted#>>'{of,push,promo}')::boolean, (wanted#>>'{of,push,expired}')::boolean
    from ${given} where wanted is not null and wanted <> 'null'::jsonb`);
  await tx.run(sql`
    insert into session (id, token_hash, member_id, created_at, last_seen_at, absolute_end_at)
    select b.endpoint, b.endpoint, m.id, ${now}::timestamptz, b.seen, b.seen + interval '300 days'
    from ${given}, jsonb_to_recordset(m.browsers) as b (endpoint text, seen timestamptz)`);
  await tx.run(sql`
    insert into push_subscription (endpoint, member_id, session_id, p256dh, auth, created_at)
    select b.endpoint, m.id, b.endpoint, 'key', 'secret', ${now}::timestamptz
    from ${given}, jsonb_to_recordset(m.browsers) as b (endpoint text, seen timestamptz)`);
}

/** A member's address is verified from now on. */
export async function verifyEmail(tx: Tx, memberId: string): Promise<void> {
  await tx.run(sql`update member set email_verified = true where id = ${memberId}`);
}

/** The session of a browser ends. */
export async function endSession(tx: Tx, endpoint: string, now: Date): Promise<void> {
  await tx.run(sql`update session set revoked_at = ${now} where id = ${endpoint}`);
}
