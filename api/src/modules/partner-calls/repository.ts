import { sql } from 'drizzle-orm';
import { first } from '../../db/rows';
import type { Tx } from '../../db/tx';

/** A signed request of a partner, with when its id may be forgotten. */
export interface PartnerRequest {
  slug: string;
  requestId: string;
  expiresAt: Date;
}

/**
 * Remembers a signed request and counts it, in one statement, so that all processes have one count (D57). A process whose clock is
 * a little behind counts into the minute that another one has begun.
 * @returns how many the partner made in this minute, this one included; undefined when the request was taken before, which is not
 * counted
 */
export async function takePartnerRequest(
  tx: Tx,
  { slug, requestId, expiresAt }: PartnerRequest,
  now: Date,
): Promise<number | undefined> {
  const row = first(
    await tx.rows<{ taken: number }>(sql`
      with fresh as (
        insert into partner_request (slug, request_id, expires_at) values (${slug}, ${requestId}, ${expiresAt})
        on conflict do nothing returning slug)
      insert into partner_call_count as rate (slug, minute, taken)
        select slug, date_trunc('minute', ${now}::timestamptz), 1 from fresh
      on conflict (slug) do update set
        minute = greatest(rate.minute, excluded.minute),
        taken = case when excluded.minute > rate.minute then 1 else rate.taken + 1 end
      returning taken`),
  );
  return row?.taken;
}

/** Forgets the requests whose signatures are too old anyway. */
export async function forgetPartnerRequests(tx: Tx, now: Date): Promise<void> {
  await tx.run(sql`delete from partner_request where expires_at <= ${now}`);
}
