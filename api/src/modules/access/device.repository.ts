import { sql } from 'drizzle-orm';
import { first } from '../../db/rows';
import type { Tx } from '../../db/tx';

/**
 * Notes that a partner's user came in on a device; true when the member was never on it. The partner's word makes it no known
 * device of the login (D20).
 */
export async function noteEntryDevice(
  tx: Tx,
  memberId: string,
  deviceHash: string,
  now: Date,
): Promise<boolean> {
  const isNew = await tx.run(sql`
    insert into member_device (device_hash, member_id, last_login_at, is_proven)
    values (${deviceHash}, ${memberId}, ${now}, false)
    on conflict (device_hash, member_id) do nothing`);
  return isNew === 1;
}

/** The partner of an application, by its client id; undefined for Poku's own. */
export async function findClientPartner(tx: Tx, clientId: string): Promise<{ name: string } | undefined> {
  return first(
    await tx.rows<{ name: string }>(sql`
      select p.name from app_client c join partner p on p.id = c.partner_id where c.id = ${clientId}`),
  );
}
