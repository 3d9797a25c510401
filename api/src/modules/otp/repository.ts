import { sql } from 'drizzle-orm';
import { first, only, type Row } from '../../db/rows';
import type { Tx } from '../../db/tx';
import { byKeys } from '../../db/statement';
import { devicesLike, isStranger } from '../access/requester';

/**
 * What a code is for, to which number it goes, and who asks for it; counters and locks belong to the three, so that nobody's wrong
 * codes lock those of others (D21, D61).
 */
export interface OtpKey {
  purpose: string;
  msisdn: string;
  /** See `requesterKey`. Default empty: a member with a session. */
  requester?: string | undefined;
}

/** A stored request for a code. */
export interface OtpRequest extends OtpKey {
  id: string;
  memberId: string | null;
  /** Fingerprint of what the code allows, empty when the purpose says it all. */
  basket: string;
  codeHash: string;
  state: 'issued' | 'verified' | 'consumed';
  expiresAt: Date;
  /** Wrong codes at this request. */
  wrongCount: number;
}

/** Requests that share the wait between two sends: those of all strangers, or those of one other requester. */
const isBeside = ({ purpose, msisdn, requester = '' }: OtpKey) => sql`
  purpose = ${purpose} and msisdn = ${msisdn}
    and ${isStranger(requester) ? sql`requester not like ${devicesLike}` : sql`requester = ${requester}`}`;

/** How many codes a key asked for after `since`, and when the last request was made that it has to wait for. */
export async function countSends(
  tx: Tx,
  key: OtpKey,
  since: Date,
): Promise<{ sends: number; last: Date | null }> {
  return only(
    await tx.rows<{ sends: number; last: Date | null }>(sql`
      select count(*) filter (where requester = ${key.requester ?? ''})::int as sends, max(created_at) as last
      from otp_request where ${isBeside(key)} and created_at > ${since}`),
  );
}

/** The newest request that a key waits for, and whose it is. */
export interface NewestOtp extends Row {
  id: string;
  member_id: string | null;
  basket: string;
  state: OtpRequest['state'];
  created_at: Date;
  expires_at: Date;
  partner_id: string | null;
  amount_units: number | null;
  reference: string | null;
}

/** The newest request that a key waits for, or undefined. */
export const findNewest = async (tx: Tx, key: OtpKey): Promise<NewestOtp | undefined> =>
  first(
    await tx.rows<NewestOtp>(sql`
      select id, member_id, basket, state, created_at, expires_at, partner_id, amount_units,
        partner_reference as reference
      from otp_request where ${isBeside(key)} order by created_at desc, id limit 1`),
  );

/** Deletes a request whose code was never sent, so that it is not counted as a send. */
export async function dropOtp(tx: Tx, id: string): Promise<void> {
  await tx.run(sql`delete from otp_request where id = ${id} and state = 'issued'`);
}

/** A code that a partner sends itself, for one amount (D45). */
export interface PartnerCode {
  partnerId: string;
  amountUnits: number;
}

/** A request to store; for a partner's code with the partner, the amount and the partner's reference. */
export type NewOtp = Omit<OtpRequest, 'state' | 'wrongCount'> & {
  now: Date;
  sessionId?: string | null;
} & Partial<PartnerCode & { partnerReference: string }>;

/** Stores a request whose code is sent. */
export async function insertOtp(tx: Tx, request: NewOtp): Promise<void> {
  const { partnerId = null, partnerReference = null, amountUnits = null, sessionId = null } = request;
  await tx.run(sql`
    insert into otp_request (id, purpose, msisdn, member_id, basket, code_hash, state, created_at, expires_at, partner_id,
      partner_reference, amount_units, session_id, requester)
    values (${request.id}, ${request.purpose}, ${request.msisdn}, ${request.memberId}, ${request.basket},
      ${request.codeHash}, 'issued', ${request.now}, ${request.expiresAt}, ${partnerId}, ${partnerReference},
      ${amountUnits}, ${sessionId}, ${request.requester ?? ''})`);
}

/** Reads a request of a number and locks it. */
export async function lockOtp(tx: Tx, key: OtpKey, id: string): Promise<OtpRequest | undefined> {
  const row = first(
    await tx.rows<Omit<OtpRequest, keyof OtpKey | 'id'> & Row>(sql`
      select member_id as "memberId", basket, code_hash as "codeHash", state, expires_at as "expiresAt",
        wrong_count as "wrongCount"
      from otp_request where id = ${id} and purpose = ${key.purpose} and msisdn = ${key.msisdn} for update`),
  );
  return row && { ...key, id, ...row };
}

/** Records that a wrong code was given. */
export async function countWrong(tx: Tx, id: string): Promise<void> {
  await tx.run(sql`update otp_request set wrong_count = wrong_count + 1 where id = ${id}`);
}

/** Records that the right code was given. */
export async function markVerified(tx: Tx, id: string, now: Date): Promise<void> {
  await tx.run(sql`
    update otp_request set state = 'verified', verified_at = ${now} where id = ${id} and state = 'issued'`);
}

/** Condition that a request is for one of the baskets. */
export const isOneOf = (baskets: readonly string[]) => sql`basket = any(${sql.param([...baskets])}::text[])`;

/** Spends a verified request of its owner and one of the baskets; false when there is none that was verified after `since`. */
export async function consumeOtp(
  tx: Tx,
  id: string,
  owner: { purpose: string; memberId: string | null; baskets: readonly string[] },
  now: Date,
  since: Date,
): Promise<boolean> {
  const touched = await tx.run(sql`
    update otp_request set state = 'consumed', consumed_at = ${now}
    where id = ${id} and purpose = ${owner.purpose} and member_id is not distinct from ${owner.memberId}::text
      and ${isOneOf(owner.baskets)} and state = 'verified' and verified_at > ${since}`);
  return touched === 1;
}

/** The newest code of ours that a session asked for, verified after `since` and not spent; undefined when there is none (D62). */
export async function findVerifiedOtp(
  tx: Tx,
  sessionId: string,
  owner: { purpose: string; memberId: string },
  since: Date,
): Promise<string | undefined> {
  const rows = await tx.rows<{ id: string }>(sql`
    select id from otp_request
    where session_id = ${sessionId} and purpose = ${owner.purpose} and member_id = ${owner.memberId}
      and state = 'verified' and verified_at > ${since}
    order by created_at desc limit 1`);
  return first(rows)?.id;
}

/** Where a request went and who asked for it, how long its key is locked, and how far it came. */
export interface OtpStanding {
  msisdn: string;
  requester: string;
  memberId: string | null;
  basket: string;
  codeHash: string;
  state: OtpRequest['state'];
  expiresAt: Date;
  verifiedAt: Date | null;
  lockedUntil: Date | null;
}

/** Reads how a request of a purpose stands, without a lock; undefined for an unknown one. */
export async function findStanding(tx: Tx, purpose: string, id: string): Promise<OtpStanding | undefined> {
  return first(
    await tx.rows<OtpStanding & Row>(
      byKeys(sql`
      select r.msisdn, r.requester, r.member_id as "memberId", r.basket, r.code_hash as "codeHash", r.state,
        r.expires_at as "expiresAt", r.verified_at as "verifiedAt", g.locked_until as "lockedUntil"
      from otp_request r
        left join otp_guard g on g.purpose = r.purpose and g.msisdn = r.msisdn and g.requester = r.requester
      where r.id = ${id} and r.purpose = ${purpose}`),
    ),
  );
}

/**
 * Forgets requests from before a time, at most `limit` of them. Requests that orders name stay, since the rules of the ledger
 * compare them; an attempt to link that is over loses the reference to its request. Returns how many.
 */
export const forgetOtps = (tx: Tx, before: Date, limit: number): Promise<number> =>
  tx.run(sql`
    with old as materialized (
      select id from otp_request r
      where created_at < ${before}
        and (state <> 'consumed' or purpose not in ('payment', 'payment-partner'))
        and not exists (select 1 from purchase_order where otp_request_id = r.id)
        and not exists (select 1 from order_leg where otp_request_id = r.id)
        and not exists (select 1 from link_attempt where otp_request_id = r.id and status = 'pending')
      order by created_at limit ${limit} for update skip locked),
    attempts as (update link_attempt set otp_request_id = null where otp_request_id in (select id from old))
    delete from otp_request where id in (select id from old)`);
