import { sql } from 'drizzle-orm';
import { first, only, type Row } from '../../db/rows';
import type { Tx } from '../../db/tx';
import { lockMember } from '../access/member.repository';

/** An interest with whether a member chose it. */
export interface InterestRow extends Row {
  id: string;
  name: string;
  image: string;
  isChosen: boolean;
}

/** The interests in their order, with the choice of a member, or of nobody for null. */
export const listInterests = (tx: Tx, memberId: string | null): Promise<InterestRow[]> =>
  tx.rows<InterestRow>(sql`
    select i.id, i.name, i.image, c.member_id is not null as "isChosen"
    from interest i left join member_interest c on c.interest_id = i.id and c.member_id = ${memberId}::text
    order by i.position`);

/** Replaces a member's choice by interests that exist. */
export async function replaceInterests(tx: Tx, memberId: string, ids: readonly string[]): Promise<void> {
  // Two choices at once are stored one after the other.
  await lockMember(tx, memberId);
  await tx.run(sql`delete from member_interest where member_id = ${memberId}`);
  await tx.run(sql`
    insert into member_interest (member_id, interest_id)
    select ${memberId}::text, value from jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb)`);
}

/** The switches of a member as they are stored (D54). */
export interface SettingRow extends Row {
  is_on: boolean;
  sms_promo: boolean;
  sms_expired: boolean;
  email_promo: boolean;
  email_expired: boolean;
  push_promo: boolean;
  push_expired: boolean;
}

/** What a member set, or undefined for one who set nothing. */
export async function findSetting(tx: Tx, memberId: string): Promise<SettingRow | undefined> {
  return first(
    await tx.rows<SettingRow>(sql`
      select is_on, sms_promo, sms_expired, email_promo, email_expired, push_promo, push_expired
      from notification_setting where member_id = ${memberId}`),
  );
}

/** Stores what a member set. */
export async function saveSetting(tx: Tx, memberId: string, setting: SettingRow): Promise<void> {
  const { is_on, sms_promo, sms_expired, email_promo, email_expired, push_promo, push_expired } = setting;
  await tx.run(sql`
    insert into notification_setting (member_id, is_on, sms_promo, sms_expired, email_promo, email_expired, push_promo,
      push_expired)
    values (${memberId}, ${is_on}, ${sms_promo}, ${sms_expired}, ${email_promo}, ${email_expired}, ${push_promo},
      ${push_expired})
    on conflict (member_id) do update set is_on = excluded.is_on, sms_promo = excluded.sms_promo,
      sms_expired = excluded.sms_expired, email_promo = excluded.email_promo, email_expired = excluded.email_expired,
      push_promo = excluded.push_promo, push_expired = excluded.push_expired`);
}

/** Whether a member's address is verified; locks the row, so that this does not change until the transaction ends. */
export async function isEmailVerified(tx: Tx, memberId: string): Promise<boolean> {
  const rows = await tx.rows<{ email_verified: boolean }>(sql`
    select email_verified from member where id = ${memberId} for share`);
  return only(rows).email_verified;
}
