import type { Tx } from '../../db/tx';
import { addEvent } from '../events/service';
import { expirePayments } from './repository';

/** Refuses what nobody confirmed in time, and tells Poku. */
export async function expireAndTell(tx: Tx, slug: string, now: Date): Promise<void> {
  for (const reference of await expirePayments(tx, slug, now))
    await addEvent(tx, slug, now, { type: 'payment.changed', reference });
}
