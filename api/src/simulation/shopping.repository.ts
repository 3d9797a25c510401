import { sql } from 'drizzle-orm';
import type { Row } from '../db/rows';
import type { Tx } from '../db/tx';
import { shopTerms } from './shop-terms';

/** Puts the terms of the simulated partners in. */
export async function insertTerms(tx: Tx, from: Date): Promise<void> {
  const rows = shopTerms.map(({ partnerId, perRupiah, waitingMinutes }) => ({
    partnerId,
    terms: {
      waitingMinutes,
      reportedWithinDays: 30,
      beforeLinkHours: 24,
      rates: [{ category: 'any', points: 1, perRupiah }],
    },
  }));
  await tx.run(sql`
    insert into earn_terms (partner_id, version, starts_at, terms)
    select "partnerId", 1, ${from}, terms
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as t ("partnerId" text, terms jsonb)`);
}

/** A purchase as Poku has it. */
export interface KnownPurchase extends Row {
  partner_id: string;
  reference: string;
  member_id: string | null;
  amount_rupiah: number | null;
  is_reversed: boolean;
  booked: number;
}

/** Every purchase that partners reported. */
export const listPurchases = (tx: Tx): Promise<KnownPurchase[]> =>
  tx.rows<KnownPurchase>(sql`
    select partner_id, reference, member_id, amount_rupiah, reversed_at is not null as is_reversed, booked from partner_purchase`);

/** When the next purchase is due; null when none waits. */
export const nextDuePurchase = async (tx: Tx): Promise<Date | null> =>
  (await tx.rows<{ due_at: Date | null }>(sql`select min(due_at) as due_at from partner_purchase`))[0]
    ?.due_at ?? null;
