import { sql } from 'drizzle-orm';
import { partnerFaults, type PartnerFaults } from '@poku/partner-protocol';
import { first, type Row } from '../../db/rows';
import type { Tx } from '../../db/tx';

/** The faults that a partner shows now (D56); none when nobody set any. */
export async function readFaults(tx: Tx, partner: string): Promise<PartnerFaults> {
  const row = first(
    await tx.rows<Row & { settings: unknown }>(sql`select settings from fault where partner = ${partner}`),
  );
  return partnerFaults.parse(row?.settings ?? {});
}

/** Sets a partner's faults, all of them. */
export async function writeFaults(tx: Tx, partner: string, faults: PartnerFaults): Promise<void> {
  await tx.run(sql`
    insert into fault (partner, settings) values (${partner}, ${JSON.stringify(faults)}::jsonb)
    on conflict (partner) do update set settings = excluded.settings`);
}
