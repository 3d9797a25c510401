import { sql } from 'drizzle-orm';
import { only } from '../../db/rows';
import type { Tx } from '../../db/tx';

/** Whether a place is left (D23), without a lock. */
export async function hasPlace(tx: Tx): Promise<boolean> {
  const rows = await tx.rows<{ open: boolean }>(sql`
    select places is null or taken < places as open from registration_quota`);
  return only(rows).open;
}

/** Takes a place until the transaction ends well; false when none is left. Others wait for it. */
export async function takePlace(tx: Tx): Promise<boolean> {
  const touched = await tx.run(sql`
    update registration_quota set taken = taken + 1 where places is null or taken < places`);
  return touched === 1;
}

/** Sets how many registrations there may be since the count began; null for no end. */
export async function setPlaces(tx: Tx, places: number | null): Promise<void> {
  await tx.run(sql`update registration_quota set places = ${places}::integer`);
}

/** Begins the count anew with this many places; null for no end. */
export async function restartQuota(tx: Tx, places: number | null): Promise<void> {
  await tx.run(sql`update registration_quota set places = ${places}::integer, taken = 0`);
}
