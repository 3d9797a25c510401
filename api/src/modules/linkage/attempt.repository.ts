import { sql } from 'drizzle-orm';
import { first, type Row } from '../../db/rows';
import type { Tx } from '../../db/tx';
import { after } from '../../ports/clock';
import type { PartnerKind } from './repository';

/** An attempt to link (D30) with what its member and partner say now. */
export interface Attempt extends Row {
  reference: string;
  /** Comes back with the member; only the session that asked knows it. */
  state_value: string;
  member_id: string;
  partner_id: string;
  slug: string;
  partner_name: string;
  session_id: string | null;
  status: 'pending' | 'linked' | 'failed' | 'expired';
  /** LinkCode of what failed or ended. */
  failure: number | null;
  /** The member's number, E.164. */
  msisdn: string;
  created_at: Date;
  expires_at: Date;
  inquiries: number;
}

/** An attempt to store. */
export interface NewAttempt {
  reference: string;
  stateValue: string;
  memberId: string;
  partnerId: string;
  sessionId: string | null;
  /** Null when no page of the partner leads back. */
  returnAddress: string | null;
  otpRequestId: string | null;
  now: Date;
  expiresAt: Date;
  nextInquiryAt: Date;
}

const columns = sql`a.reference, a.state_value, a.member_id, a.partner_id, p.slug, p.name as partner_name, a.session_id,
  a.status, a.failure, m.msisdn, a.created_at, a.expires_at, a.inquiries`;
const source = sql`link_attempt a join partner p on p.id = a.partner_id join member m on m.id = a.member_id`;

/** Stores a pending attempt. */
export async function insertAttempt(tx: Tx, attempt: NewAttempt): Promise<void> {
  await tx.run(sql`
    insert into link_attempt (reference, state_value, member_id, partner_id, session_id, status, return_address,
      otp_request_id, created_at, expires_at, next_inquiry_at)
    values (${attempt.reference}, ${attempt.stateValue}, ${attempt.memberId}, ${attempt.partnerId}, ${attempt.sessionId},
      'pending', ${attempt.returnAddress}, ${attempt.otpRequestId}, ${attempt.now}, ${attempt.expiresAt},
      ${attempt.nextInquiryAt})`);
}

/** Reads an attempt and locks it, so that one transaction at a time settles it. */
export const lockAttempt = async (tx: Tx, reference: string): Promise<Attempt | undefined> =>
  first(
    await tx.rows<Attempt>(sql`
      select ${columns} from ${source} where a.reference = ${reference} for update of a`),
  );

/** An attempt, or undefined. */
export const findAttempt = async (tx: Tx, reference: string): Promise<Attempt | undefined> =>
  first(await tx.rows<Attempt>(sql`select ${columns} from ${source} where a.reference = ${reference}`));

/** The attempt with a state value, if this very session asked for it. */
export const findByState = async (tx: Tx, sessionId: string, state: string): Promise<Attempt | undefined> =>
  first(
    await tx.rows<Attempt>(sql`
      select ${columns} from ${source} where a.state_value = ${state} and a.session_id = ${sessionId}`),
  );

/** The newest attempt of a session with a partner, or undefined. */
export const findNewest = async (
  tx: Tx,
  sessionId: string,
  partnerId: string,
): Promise<Attempt | undefined> =>
  first(
    await tx.rows<Attempt>(sql`
      select ${columns} from ${source} where a.session_id = ${sessionId} and a.partner_id = ${partnerId}
      order by a.created_at desc limit 1`),
  );

/** The attempt of a session that a code of ours was spent on, or undefined. */
export const findByOtp = async (
  tx: Tx,
  sessionId: string,
  otpRequestId: string,
): Promise<Attempt | undefined> =>
  first(
    await tx.rows<Attempt>(sql`
      select ${columns} from ${source} where a.otp_request_id = ${otpRequestId} and a.session_id = ${sessionId}`),
  );

/** A member's pending attempt with a partner, or undefined; there is one at most. */
export const findPending = async (
  tx: Tx,
  memberId: string,
  partnerId: string,
): Promise<Attempt | undefined> =>
  first(
    await tx.rows<Attempt>(sql`
      select ${columns} from ${source}
      where a.member_id = ${memberId} and a.partner_id = ${partnerId} and a.status = 'pending'`),
  );

/** The partners of a member's pending attempts, the newest first. */
export const listOpenLinks = (
  tx: Tx,
  memberId: string,
  now: Date,
): Promise<{ name: string; slug: string; kind: PartnerKind }[]> =>
  tx.rows(sql`
    select p.name, p.slug, p.kind from link_attempt a join partner p on p.id = a.partner_id
    where a.member_id = ${memberId} and a.status = 'pending' and a.expires_at > ${now}
    order by a.created_at desc, p.id`);

/** Ends a pending attempt; false, with nothing changed, for one that has ended, also by a transaction that commits meanwhile. */
export async function closeAttempt(
  tx: Tx,
  reference: string,
  end: { status: 'linked' | 'failed' | 'expired'; failure: number | null },
  now: Date,
): Promise<boolean> {
  const touched = await tx.run(sql`
    update link_attempt set status = ${end.status}, failure = ${end.failure}, ended_at = ${now}
    where reference = ${reference} and status = 'pending'`);
  return touched === 1;
}

/** When to ask again: the second and third time counted from the beginning of the attempt, then at equal intervals. */
export interface InquiryPlan {
  sinceBeginMs: readonly [second: number, third: number];
  everyMs: number;
  /** Longer than an inquiry takes; nobody else asks before. */
  leaseMs: number;
}

/**
 * Takes the next pending attempt that is due for an inquiry or over, and plans its next inquiry, so that other processes leave it
 * alone meanwhile. Undefined when nothing is due.
 */
export async function takeDueAttempt(tx: Tx, now: Date, plan: InquiryPlan): Promise<Attempt | undefined> {
  const [second, third] = plan.sinceBeginMs;
  const leaseEnd = after(now, plan.leaseMs);
  const sinceBegin = (ms: number) => sql`created_at + ${ms}::int * interval '1 millisecond'`;
  const taken = first(
    await tx.rows<{ reference: string }>(sql`
      update link_attempt set inquiries = inquiries + 1,
        next_inquiry_at = greatest(${leaseEnd}::timestamptz, least(expires_at, case inquiries
          when 0 then ${sinceBegin(second)} when 1 then ${sinceBegin(third)}
          else ${after(now, plan.everyMs)}::timestamptz end))
      where reference = (
        select reference from link_attempt where status = 'pending' and next_inquiry_at <= ${now}
        order by next_inquiry_at limit 1 for update skip locked)
      returning reference`),
  );
  return taken && findAttempt(tx, taken.reference);
}

/** Forgets attempts that ended before a time, at most `limit` of them; links and consents stay. Returns how many. */
export const forgetAttempts = (tx: Tx, endedBefore: Date, limit: number): Promise<number> =>
  tx.run(sql`
    with old as materialized (
      select reference from link_attempt where ended_at < ${endedBefore} and status <> 'pending'
      order by ended_at limit ${limit} for update skip locked)
    delete from link_attempt where reference in (select * from old)`);
