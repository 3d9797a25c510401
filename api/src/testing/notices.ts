import { sql } from 'drizzle-orm';
import type { Tx } from '../db/tx';

/** A member to try notices on. */
export interface TestMember {
  id: string;
  isVerified: boolean;
  /** The stored switches; a member without any has none stored. */
  setting?: {
    isOn: boolean;
    smsPromo: boolean;
    smsExpired: boolean;
    emailPromo: boolean;
    emailExpired: boolean;
    /** On by default. */
    pushPromo?: boolean;
    pushExpired?: boolean;
  };
  /** Whether a browser of a session takes web push. */
  hasBrowser?: boolean;
}

/** Makes members, each with a number and an address of its own. */
export async function makeMembers(tx: Tx, members: readonly TestMember[], now: Date): Promise<void> {
  const rows = members.map(({ id, isVerified, setting, hasBrowser = false }, index) => ({
    id,
    msisdn: `+62899${String(index).padStart(8, '0')}`,
    verified: isVerified,
    browser: hasBrowser,
    setting,
  }));
  const given = sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
    as m (id text, msisdn text, verified boolean, browser boolean, setting jsonb)`;
  await tx.run(sql`
    insert into member (id, msisdn, email, email_verified, name, password_hash, created_at)
    select id, msisdn, id || '@contoh.id', verified, 'Sari Dewi', '-', ${now}::timestamptz from ${given}`);
  await tx.run(sql`
    insert into notification_setting
      (member_id, is_on, sms_promo, sms_expired, email_promo, email_expired, push_promo, push_expired)
    select id, (setting->>'isOn')::boolean, (setting->>'smsPromo')::boolean, (setting->>'smsExpired')::boolean,
      (setting->>'emailPromo')::boolean, (setting->>'emailExpired')::boolean,
      coalesce((setting->>'pushPromo')::boolean, true), coalesce((setting->>'pushExpired')::boolean, true)
    from ${given} where setting is not null`);
  await tx.run(sql`
    insert into session (id, token_hash, member_id, created_at, last_seen_at, absolute_end_at)
    select 's-' || id, 's-' || id, id, ${now}::timestamptz, ${now}::timestamptz, ${now}::timestamptz + interval '30 days'
    from ${given} where browser`);
  await tx.run(sql`
    insert into push_subscription (endpoint, member_id, session_id, p256dh, auth, created_at)
    select 'https://fcm.googleapis.com/fcm/send/' || id, id, 's-' || id, 'key', 'secret', ${now}::timestamptz
    from ${given} where browser`);
}

/** Writes a promotion for members that is due now, as the worker does when its time has come. */
export async function promote(
  tx: Tx,
  id: string,
  memberIds: readonly string[],
  now: Date,
  channels: readonly string[] = ['push', 'email', 'sms'],
): Promise<void> {
  await tx.run(sql`
    insert into notice_promotion (id, title, body, path, channels, segment, starts_at, state, scheduled_by, created_at)
    values (${id}, 'Promo', 'Diskon kopi', '/tukar', ${sql.param([...channels])}::text[], '{}', ${now}, 'done', 'test', ${now})`);
  await tx.run(sql`
    insert into notice (member_id, kind, object, title, body, path, created_at, is_shown, due_at)
    select value, 'promo', ${id}::text, 'Promo', 'Diskon kopi', '/tukar', ${now}::timestamptz, false, ${now}::timestamptz
    from jsonb_array_elements_text(${JSON.stringify(memberIds)}::jsonb)`);
}

/** What was decided: `{'kind channel': decision}` of a member. */
export async function decisionsOf(tx: Tx, memberId: string): Promise<Record<string, string>> {
  const rows = await tx.rows<{ what: string; decision: string }>(sql`
    select n.kind || ' ' || d.channel as what, d.decision
    from notice n join notice_delivery d on d.notice_id = n.id where n.member_id = ${memberId}`);
  return Object.fromEntries(rows.map(({ what, decision }) => [what, decision]));
}
