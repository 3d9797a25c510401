import { sql } from 'drizzle-orm';
import type { Row } from '../../db/rows';
import type { Tx } from '../../db/tx';
import type { ImportedPartner } from '../brands/import.schema';

/** Kind of a partner ([A] §9): 1 loyalty points, 2 e-wallet. */
export type PartnerKind = 1 | 2;

/** A partner with a member's link to it. */
export interface PartnerRow extends Row {
  id: string;
  slug: string;
  name: string;
  kind: PartnerKind;
  image: string;
  url: string;
  description: string;
  linkable: boolean;
  email_verification_required: boolean;
  interim: ImportedPartner['interim'];
  /** Addresses of its pages (D16). */
  addresses: string[];
  linked: boolean;
  /** Of the rate of the moment (D38); null without one. */
  numerator: number | null;
  denominator: number | null;
}

/** An active link with its mirrored balance (D31) and the rate of the moment (D38). */
export interface LinkRow extends Row {
  partner_id: string;
  slug: string;
  name: string;
  kind: PartnerKind;
  image: string;
  description: string;
  special_rate: string | null;
  /** When the rate of the moment ends; null for one without an end. */
  rate_ends_at: Date | null;
  /** Whether the rate of the moment gives more than the next one, or than the one before when none follows. */
  rate_is_better: boolean;
  note: string | null;
  use_otp: boolean;
  maximum_units: number;
  subject: string;
  balance_units: number;
  balance_read_at: Date | null;
  balance_expires_at: Date | null;
  answering: boolean;
  numerator: number;
  denominator: number;
}

/** Partners in their order with their rates at `now`, without Poku itself; `kind` restricts to one type. */
export const listPartners = (
  tx: Tx,
  memberId: string,
  now: Date,
  kind?: PartnerKind,
): Promise<PartnerRow[]> =>
  tx.rows<PartnerRow>(sql`
    select p.id, p.slug, p.name, p.kind, p.image, p.url, p.description, p.linkable, p.email_verification_required,
      p.interim, p.addresses, l.partner_id is not null as linked, r.numerator, r.denominator
    from partner p
    left join partner_rate r on r.partner_id = p.id and r.valid_from <= ${now} and (r.valid_to is null or r.valid_to > ${now})
    left join partner_link l on l.partner_id = p.id and l.member_id = ${memberId} and l.state = 'active'
    where p.id <> '0' and (${kind ?? null}::smallint is null or p.kind = ${kind ?? null}::smallint)
    order by p.position`);

/** A member's active links with the rate that is valid at `now`, in the partners' order. */
export const listLinks = (tx: Tx, memberId: string, now: Date): Promise<LinkRow[]> =>
  tx.rows<LinkRow>(sql`
    select l.partner_id, p.slug, p.name, p.kind, p.image, p.description, p.special_rate, p.note, p.use_otp,
      p.maximum_units, l.subject, l.balance_units, l.balance_read_at, l.balance_expires_at, l.answering,
      r.numerator, r.denominator, r.valid_to as rate_ends_at,
      coalesce((
        select r.numerator::numeric * o.denominator > o.numerator::numeric * r.denominator
        from partner_rate o
        where o.partner_id = r.partner_id and o.valid_from <> r.valid_from
        order by o.valid_from > r.valid_from desc, abs(extract(epoch from o.valid_from - r.valid_from))
        limit 1
      ), false) as rate_is_better
    from partner_link l
    join partner p on p.id = l.partner_id
    join partner_rate r on r.partner_id = p.id and r.valid_from <= ${now} and (r.valid_to is null or r.valid_to > ${now})
    where l.member_id = ${memberId} and l.state = 'active'
    order by p.position`);

/** A balance that was asked for at `askedAt`, by the machine's clock, which the times of events are compared with. */
export interface ToldBalance {
  units: number;
  expiresAt: Date | null;
  askedAt: Date;
}

/** Stores a balance that the partner told, with its time, unless an event after `askedAt` told another one. */
export async function storeBalance(
  tx: Tx,
  key: { memberId: string; partnerId: string },
  { units, expiresAt, askedAt }: ToldBalance,
  now: Date,
): Promise<void> {
  const isOwn = sql`member_id = ${key.memberId} and partner_id = ${key.partnerId} and state = 'active'`;
  await tx.run(sql`update partner_link set answering = true where ${isOwn}`);
  await tx.run(sql`
    update partner_link set balance_units = ${units}, balance_expires_at = ${expiresAt}, balance_read_at = ${now},
      balance_asked_at = ${askedAt}
    where ${isOwn} and (balance_event_at is null or balance_event_at <= ${askedAt})`);
}

/**
 * Records that the partner did not answer what it was asked at `askedAt`; the last balance and its time stay (D31). Does nothing
 * when the partner has answered a later question.
 */
export async function markSilent(
  tx: Tx,
  key: { memberId: string; partnerId: string },
  askedAt: Date,
): Promise<void> {
  await tx.run(sql`
    update partner_link set answering = false
    where member_id = ${key.memberId} and partner_id = ${key.partnerId} and state = 'active'
      and (balance_asked_at is null or balance_asked_at <= ${askedAt})`);
}
