import { sql } from 'drizzle-orm';
import type { Row } from '../../db/rows';
import type { Tx } from '../../db/tx';
import type { PartnerKind } from '../linkage/repository';

/** A linked partner as a source of a payment, with the rate of the moment (D38). */
export interface SourceRow extends Row {
  partner_id: string;
  slug: string;
  kind: PartnerKind;
  use_otp: boolean;
  maximum_units: number;
  position: number;
  subject: string;
  mandate_id: string | null;
  balance_units: number;
  answering: boolean;
  numerator: number;
  denominator: number;
}

/** A member's linked partners among `partnerIds`, or all for null; loyalty programmes first, then in the partners' order. */
export const listSources = (
  tx: Tx,
  memberId: string,
  partnerIds: readonly string[] | null,
  now: Date,
): Promise<SourceRow[]> =>
  tx.rows<SourceRow>(sql`
    select l.partner_id, p.slug, p.kind, p.use_otp, p.maximum_units, p.position, l.subject, l.mandate_id,
      l.balance_units, l.answering, r.numerator, r.denominator
    from partner_link l
    join partner p on p.id = l.partner_id
    join partner_rate r on r.partner_id = p.id and r.valid_from <= ${now} and (r.valid_to is null or r.valid_to > ${now})
    where l.member_id = ${memberId} and l.state = 'active'
      and (${partnerIds === null}::boolean
        or l.partner_id in (select jsonb_array_elements_text(${JSON.stringify(partnerIds ?? [])}::jsonb)))
    order by p.kind, p.position`);
