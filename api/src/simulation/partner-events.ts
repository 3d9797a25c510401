import { randomReference } from '../security/random';
import { partnerOf } from './world';
import type { World } from './world';
import type { Cluster } from './api-process';
import { drawFate, type FaultRates } from './network';

/** Share of the changes that a partner reports by itself, and how long that may take. */
const toldShare = 0.7;
const quickMs = [1, 4000] as const;
const slowMs = [4000, 1_800_000] as const;

/** Lets partners report changes with signed events: some never, some late, some twice, some with a wrong signature. */
export function tellOfChanges(
  world: World,
  cluster: Cluster,
  rates: FaultRates,
): (slug: string, reference: string) => void {
  const { random, schedule } = world;
  const deliver = async (slug: string, reference: string, eventId: string): Promise<void> => {
    await schedule.sleep(random.chance(0.9) ? random.int(...quickMs) : random.int(...slowMs));
    await cluster.insist(({ events }) => events.take(slug, { type: 'payment.changed', eventId, reference }));
  };
  return (slug, reference) => {
    if (partnerOf(slug) === '' || !random.chance(toldShare)) return;
    const fate = drawFate(random, rates);
    // An event with a wrong signature is refused before anything reads the event, as the partner's guard tests show.
    if (fate === 'lostBefore' || fate === 'badSignature') return;
    const eventId = randomReference();
    const copies = fate === 'twice' || fate === 'lostAfter' ? 2 : 1;
    for (let copy = 0; copy < copies; copy += 1) schedule.spawn(() => deliver(slug, reference, eventId));
  };
}
