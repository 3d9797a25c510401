import { sql } from 'drizzle-orm';
import type { Tx } from '../../db/tx';

/** Remembers a request until `forgetAt` and forgets old ones. Returns false when it is known: a replay. */
export async function rememberRequest(
  tx: Tx,
  partner: string,
  requestId: string,
  now: Date,
  forgetAt: Date,
): Promise<boolean> {
  await tx.run(sql`delete from seen_request where partner = ${partner} and forget_at < ${now}`);
  const added = await tx.run(sql`
    insert into seen_request (partner, request_id, forget_at) values (${partner}, ${requestId}, ${forgetAt})
    on conflict do nothing`);
  return added === 1;
}
