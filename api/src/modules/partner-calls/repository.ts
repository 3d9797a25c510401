import { sql } from 'drizzle-orm';
import type { Tx } from '../../db/database';

/** Remembers a signed request of a partner until `expiresAt`; false when it was taken before (D57). */
export async function takePartnerRequest(
  tx: Tx,
  slug: string,
  requestId: string,
  expiresAt: Date,
): Promise<boolean> {
  const touched = await tx.run(sql`
    insert into partner_request (slug, request_id, expires_at) values (${slug}, ${requestId}, ${expiresAt})
    on conflict do nothing`);
  return touched === 1;
}

/** Forgets the requests whose signatures are too old anyway. */
export async function forgetPartnerRequests(tx: Tx, now: Date): Promise<void> {
  await tx.run(sql`delete from partner_request where expires_at <= ${now}`);
}
