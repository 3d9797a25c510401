import { sql } from 'drizzle-orm';
import type { Tx } from '../../db/tx';

/** Takes units out of stock; false when there are not enough or the coupon is no longer on sale. */
export async function reserveStock(tx: Tx, voucherId: string, quantity: number, now: Date): Promise<boolean> {
  const touched = await tx.run(sql`
    update voucher set stock = stock - ${quantity}::int
    where id = ${voucherId} and stock >= ${quantity}::int and not withdrawn and sale_ends_at >= ${now}`);
  return touched === 1;
}

/** Puts units back into stock. */
export async function returnStock(tx: Tx, voucherId: string, quantity: number): Promise<void> {
  await tx.run(sql`update voucher set stock = stock + ${quantity}::int where id = ${voucherId}`);
}
