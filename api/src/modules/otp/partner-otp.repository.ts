import { sql } from 'drizzle-orm';
import { first, type Row } from '../../db/rows';
import type { Tx } from '../../db/tx';
import { isOneOf, type OtpRequest, type PartnerCode } from './repository';

/** A member's request for a partner's code, or undefined. */
export const findPartnerOtp = async (
  tx: Tx,
  owner: { purpose: string; memberId: string },
  id: string,
): Promise<PartnerOtpRow | undefined> =>
  first(
    await tx.rows<PartnerOtpRow>(sql`
      select r.msisdn, r.state, r.expires_at, r.partner_reference as reference, p.slug
      from otp_request r join partner p on p.id = r.partner_id
      where r.id = ${id} and r.purpose = ${owner.purpose} and r.member_id = ${owner.memberId}`),
  );

/** How a request for a partner's code stands, and where it is checked. */
export interface PartnerOtpRow extends Row {
  msisdn: string;
  state: OtpRequest['state'];
  expires_at: Date;
  reference: string;
  slug: string;
}

/** What a partner's code must be for. */
export interface PartnerCodeOwner extends PartnerCode {
  purpose: string;
  memberId: string;
  baskets: readonly string[];
}

/** The newest code of a partner for this amount that a session asked for, verified after `since` and not spent; undefined: none. */
export async function findVerifiedPartnerOtp(
  tx: Tx,
  sessionId: string,
  owner: PartnerCodeOwner,
  since: Date,
): Promise<string | undefined> {
  const rows = await tx.rows<{ id: string }>(sql`
    select id from otp_request
    where session_id = ${sessionId} and purpose = ${owner.purpose} and member_id = ${owner.memberId}
      and ${isOneOf(owner.baskets)} and partner_id = ${owner.partnerId} and amount_units = ${owner.amountUnits}
      and state = 'verified' and verified_at > ${since}
    order by created_at desc limit 1`);
  return first(rows)?.id;
}

/** Spends a verified code of a partner for this amount; false when there is none that was verified after `since`. */
export async function consumePartnerOtp(
  tx: Tx,
  id: string,
  owner: PartnerCodeOwner,
  now: Date,
  since: Date,
): Promise<boolean> {
  const touched = await tx.run(sql`
    update otp_request set state = 'consumed', consumed_at = ${now}
    where id = ${id} and purpose = ${owner.purpose} and member_id = ${owner.memberId}
      and ${isOneOf(owner.baskets)} and partner_id = ${owner.partnerId} and amount_units = ${owner.amountUnits}
      and state = 'verified' and verified_at > ${since}`);
  return touched === 1;
}
