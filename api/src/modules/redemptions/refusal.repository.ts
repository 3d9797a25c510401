import type { RedemptionRefusal } from '@poku/partner-protocol';
import { sql } from 'drizzle-orm';
import type { Tx } from '../../db/tx';
import type { RedemptionKey } from './repository';

/** A call of a merchant that was refused. */
export interface RefusedCall extends RedemptionKey {
  call: 'use' | 'offline' | 'void';
  reason: RedemptionRefusal;
  /** The store or shop; none for what is taken back. */
  store?: string | undefined;
  /** The code that the call named: it is looked up and not stored. */
  code?: string | undefined;
}

/** Stores a refusal, with the reference of the coupon where one has the code. Does nothing for a merchant that is not known. */
export async function insertRefusal(
  tx: Tx,
  { merchant, reference, call, reason, store, code }: RefusedCall,
  now: Date,
): Promise<void> {
  // Some merchants may make a reference of the code.
  const kept = code === undefined ? reference : reference.replaceAll(code, '…');
  await tx.run(sql`
    insert into redemption_refusal (merchant_slug, reference, call, reason, coupon_code, store, refused_at)
    select m.slug, ${kept}, ${call}, ${reason}, (select c.code from coupon c where c.secret_code = ${code ?? null}),
      ${store ?? null}, ${now}
    from merchant m where m.slug = ${merchant}`);
}

/** Forgets refusals of before a time, at most `limit` of them. Returns how many. */
export const forgetRefusals = (tx: Tx, before: Date, limit: number): Promise<number> =>
  tx.run(sql`
    with old as materialized (
      select id from redemption_refusal where refused_at < ${before}
      order by refused_at limit ${limit} for update skip locked)
    delete from redemption_refusal where id in (select * from old)`);
