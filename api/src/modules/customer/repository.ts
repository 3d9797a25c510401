import type { ProfileUpdate } from '@poku/mfe-account/calls/profile';
import type { Tier } from '@poku/mfe-account/calls/tier';
import { sql } from 'drizzle-orm';
import { only, type Row } from '../../db/rows';
import type { Tx } from '../../db/tx';

/** A member's own data. */
export interface MemberRow extends Row {
  id: string;
  msisdn: string;
  email: string;
  email_verified: boolean;
  /** A new address that waits for its verification (D25). */
  pending_email: string | null;
  name: string;
  gender: 0 | 1 | null;
  birth_date: string | null;
  onboarded: boolean;
}

/** A level as it rests. */
export interface TierRow extends Row {
  name: Tier['name'];
  minimum_points: number;
  benefit_html: string;
}

/** A member by id; rejects when there is none, since a session names only members. */
export async function readMember(tx: Tx, memberId: string): Promise<MemberRow> {
  return only(
    await tx.rows<MemberRow>(sql`
      select id, msisdn, email, email_verified, pending_email, name, gender, birth_date, onboarded
      from member where id = ${memberId}`),
  );
}

/** What a member may change about themselves without proof. */
export type Profile = Omit<ProfileUpdate, 'email'>;

/** Saves a member's profile. */
export async function saveProfile(tx: Tx, memberId: string, profile: Profile): Promise<void> {
  const gender = profile.gender === 'female' ? 1 : 0;
  await tx.run(sql`
    update member set name = ${profile.name}, gender = ${gender}, birth_date = ${profile.birthDate}
    where id = ${memberId}`);
}

/** Notes that a member has finished the onboarding; doing it again changes nothing. */
export async function markOnboarded(tx: Tx, memberId: string): Promise<void> {
  await tx.run(sql`update member set onboarded = true where id = ${memberId}`);
}

/** The levels, lowest first. */
export const listTiers = (tx: Tx): Promise<TierRow[]> =>
  tx.rows<TierRow>(sql`select name, minimum_points, benefit_html from tier order by position`);

/** Points a member earned since the start of each window, whatever became of them (D39). */
export async function earnedPoints(
  tx: Tx,
  memberId: string,
  { from, fromNextMonth }: { from: Date; fromNextMonth: Date },
): Promise<{ points: number; pointsNextMonth: number }> {
  return only(
    await tx.rows<{ points: number; pointsNextMonth: number } & Row>(sql`
      select coalesce(sum(points), 0)::bigint as points,
        coalesce(sum(points) filter (where occurred_at >= ${fromNextMonth}), 0)::bigint as "pointsNextMonth"
      from earn_record where member_id = ${memberId} and status = 0 and occurred_at >= ${from}`),
  );
}
