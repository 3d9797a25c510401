import { createRandom } from '@poku/tooling';
import type { PurchaseEvent } from '../modules/earning/report';
import { shopTerms, type ShopPurchase } from './shop-terms';
import { slugOf, type SimulatedMember, type World } from './world';
import type { Cluster } from './api-process';

/** An event without its id. */
type Told<E> = E extends PurchaseEvent ? Omit<E, 'eventId'> : never;

const minuteMs = 60_000;
const correctedShare = 0.2;
const reversedShare = 0.3;
const twiceShare = 0.15;

/**
 * Members shop at partners, which tell of it by events: purchases, corrections and reversals come twice, late and in any order.
 * Its decisions are drawn apart, so that the purchases of coupons of a seed stay what they are.
 * @param withinMs when they begin; default an hour
 * @returns what the partners' own books say
 */
export function shop(
  world: World,
  cluster: Cluster,
  count: number,
  withinMs = 60 * minuteMs,
): ShopPurchase[] {
  const { schedule, members, seed } = world;
  const random = createRandom(seed + 1_000_003);
  let events = 0;

  const tell = (partnerId: string, event: Told<PurchaseEvent>): void => {
    const eventId = `shop-${(events += 1)}`;
    const copies = random.chance(twiceShare) ? 2 : 1;
    for (let copy = 0; copy < copies; copy += 1) {
      const delayMs = random.chance(0.8) ? random.int(1, 5000) : random.int(5000, 60 * minuteMs);
      schedule.spawn(async () => {
        await schedule.sleep(delayMs);
        await cluster.insist((process) => process.events.take(slugOf(partnerId), { ...event, eventId }));
      });
    }
  };

  const buy = (member: SimulatedMember, index: number): ShopPurchase => {
    const { partnerId } = random.pick(shopTerms);
    const reference = `shop-${index}`;
    const amounts = [random.int(1, 400) * 1000];
    if (random.chance(correctedShare)) amounts.push(random.int(1, 400) * 1000);
    const isReversed = random.chance(reversedShare);
    const atMs = random.int(0, withinMs);
    schedule.spawn(async () => {
      await schedule.sleep(atMs);
      const madeAt = schedule.clock.now().toISOString();
      const facts = { reference, subject: member.links[partnerId]?.subject ?? '', category: 'any', madeAt };
      for (const [place, amountRupiah] of amounts.entries())
        if (place === 0) tell(partnerId, { type: 'purchase.made', amountRupiah, ...facts });
        else tell(partnerId, { type: 'purchase.corrected', revision: place + 1, amountRupiah, ...facts });
      if (isReversed) tell(partnerId, { type: 'purchase.reversed', reference });
    });
    return { partnerId, reference, memberId: member.id, amountRupiah: amounts.at(-1) ?? 0, isReversed };
  };

  return Array.from({ length: count }, (_, index) => buy(random.pick(members), index));
}
