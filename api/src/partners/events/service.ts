import { randomUUID } from 'node:crypto';
import type { PartnerEvent } from '@poku/partner-protocol';
import type { Tx } from '../../db/tx';
import { readFaults } from '../sandbox/faults.repository';
import { insertEvent } from './repository';

/** An event without its id. */
type Told<E> = E extends PartnerEvent ? Omit<E, 'eventId'> : never;

/**
 * Writes an event to Poku in the transaction of the change that it reports, so that neither exists without the other. It is sent
 * after the answer of the call, unless the partner's faults say otherwise.
 */
export async function addEvent(tx: Tx, slug: string, now: Date, told: Told<PartnerEvent>): Promise<void> {
  const { events } = await readFaults(tx, slug);
  const event = { ...told, eventId: randomUUID() } satisfies PartnerEvent;
  await insertEvent(tx, slug, event, events === 'held' ? 'held' : 'waiting', now);
}
