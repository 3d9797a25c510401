import type { Random } from '@poku/tooling';
import type { World } from '../world';
import { channels, INTERESTS } from './person';
import type { Planned } from './planned';
import { stopPromotion, storePromotion } from './promotion.repository';

const hourMs = 3_600_000;
const crowdedShare = 0.3;
const cancelledShare = 0.1;

/** An operator who plans promotions at any hour, in some weeks more than members may get. @param days how long the world lives */
export function planPromotions(world: World, random: Random, days: number): Planned[] {
  const { schedule, db, startedAt } = world;
  const plan = (index: number, atMs: number): Planned => {
    const interests = INTERESTS.filter(() => random.chance(0.25));
    return {
      id: `promo-${index}`,
      channels: channels.filter((_, place) => place === index % 3 || random.chance(0.3)),
      isForCafe: random.chance(0.4),
      interests: random.chance(0.8) ? interests : [],
      startsAt: new Date(atMs),
    };
  };
  const planned: Planned[] = [];
  for (let week = 0; week * 7 < days; week += 1) {
    const count = random.chance(crowdedShare) ? 7 : random.int(1, 3);
    const weekMs = startedAt.getTime() + week * 7 * 24 * hourMs;
    for (let index = 0; index < count; index += 1) {
      const atMs = weekMs + random.int(hourMs, (Math.min(7, days - week * 7) * 24 - 18) * hourMs);
      planned.push(plan(planned.length, atMs));
    }
  }
  for (const one of planned)
    schedule.spawn(async () => {
      await schedule.turn(() => storePromotion(db, one, startedAt));
      if (!random.chance(cancelledShare)) return;
      await schedule.sleep(one.startsAt.getTime() - startedAt.getTime() + random.int(-hourMs, 8 * hourMs));
      const from = schedule.clock.now();
      await schedule.turn(() => stopPromotion(db, one.id, from));
      one.cancelled = { from, to: schedule.clock.now() };
    });
  return planned;
}
