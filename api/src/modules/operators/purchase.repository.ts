import { sql } from 'drizzle-orm';
import type { Row } from '../../db/rows';
import type { Tx } from '../../db/tx';
import type { PurchaseRow } from '../earning/partner-purchase.repository';

/** How a purchase stands: its points wait, or came; it earns none; it was given back as a whole. */
type PurchaseState = 'waiting' | 'earned' | 'nothing' | 'reversed';

/** A purchase that a partner reported, for operators. */
export interface PurchaseLine extends PurchaseRow {
  partner_slug: string;
  state: PurchaseState;
}

/** What of all purchases is wanted. */
export interface PurchaseFilter {
  /** Slug. */
  partner?: string | undefined;
  member?: string | undefined;
  state?: PurchaseState | undefined;
}

const lines = sql`
  select b.*, p.slug as partner_slug,
    case when b.reversed_at is not null then 'reversed' when b.points > b.booked then 'waiting'
      when b.points > 0 then 'earned' else 'nothing' end as state
  from partner_purchase b join partner p on p.id = b.partner_id`;

/** Those that were reported last first, at most `limit`. */
export const listPurchases = (
  tx: Tx,
  { partner, member, state }: PurchaseFilter,
  limit: number,
): Promise<PurchaseLine[]> =>
  tx.rows<PurchaseLine>(sql`
    select * from (${lines}) line
    where (${partner ?? null}::text is null or partner_slug = ${partner ?? null})
      and (${member ?? null}::text is null or member_id = ${member ?? null})
      and (${state ?? null}::text is null or state = ${state ?? null})
    order by reported_at desc, partner_slug, reference limit ${limit}`);

/** A partner's purchase by its reference: none or one. @param partner its slug */
export const purchaseByReference = (tx: Tx, partner: string, reference: string): Promise<PurchaseLine[]> =>
  tx.rows<PurchaseLine>(sql`${lines} where p.slug = ${partner} and b.reference = ${reference}`);

/** What the books did with points of a purchase. */
export interface MoveLine extends Row {
  /** `repay`: of points that came, this much paid the member's debt at once. */
  kind: 'earn' | 'take-back' | 'owe' | 'repay';
  reference: string;
  points: number;
  occurred_at: Date;
}

/** Journals of a purchase's points, in the order of the books. @param references as `referencesOf` makes them */
export const listMoves = (tx: Tx, references: readonly string[]): Promise<MoveLine[]> =>
  tx.rows<MoveLine>(sql`
    select j.kind, j.reference, max(e.amount) as points, j.occurred_at
    from ledger_journal j join ledger_entry e on e.journal_id = j.id
    where (j.kind in ('earn', 'take-back', 'owe') and j.reference = any(${sql.param(references)}::text[]))
      or (j.kind = 'repay' and j.reference = any(${sql.param(references.map((one) => `earn:${one}`))}::text[]))
    group by j.id order by j.id`);
