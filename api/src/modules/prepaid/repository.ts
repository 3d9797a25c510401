import { sql } from 'drizzle-orm';
import { first, type Row } from '../../db/rows';
import type { Tx } from '../../db/tx';
import { onSale, voucherColumns, type VoucherRow } from '../catalogue/voucher.repository';

/** An operator of mobile numbers. */
export interface OperatorRow extends Row {
  id: string;
  name: string;
  /** Who sends its packages; null when nobody does, so that none is sold. */
  biller: string | null;
}

/**
 * The operator whose prefix a number begins with, the longest one when several do; undefined when none has it.
 * `national` is the number without country code and zero (D17).
 */
export async function findOperator(tx: Tx, national: string): Promise<OperatorRow | undefined> {
  const rows = await tx.rows<OperatorRow>(sql`
    select o.id, o.name, o.biller_slug as biller from operator_prefix p join operator o on o.id = p.operator_id
    where starts_with(${national}::text, p.prefix) order by length(p.prefix) desc limit 1`);
  return first(rows);
}

/** The packages of an operator that are on sale, cheapest first; sold out ones too. */
export const listPackages = (tx: Tx, operatorId: string, now: Date): Promise<VoucherRow[]> =>
  tx.rows<VoucherRow>(sql`
    select ${voucherColumns} from voucher v join brand b on b.id = v.brand_id
    where v.operator = ${operatorId} and ${onSale(now)} order by v.price_points, v.id`);
