import { createRandom, type Random } from '@poku/tooling';
import type { Message } from '../../ports/messages';
import type { Cluster } from '../api-process';
import { listPackageOrders } from '../packages/package.repository';
import type { World } from '../world';
import { createCarriers, type Carriers } from './carriers';
import { liveAsPeople } from './habits';
import { messageBreaches } from './message-checks';
import { noticeBreaches } from './notice-checks';
import { listArrivals, listNotices, listPages, listPromotionEnds } from './notice.repository';
import { drawPeople } from './people';
import { type Person } from './person';
import { planPromotions } from './promotions';
import { createTurns } from './turns';
import { watchEnds } from './watch';
import { followWayOuts } from './way-outs';
import { drawOutage, type Outage } from './worker';

/** What members of a world are told of for weeks. */
export interface Weeks {
  readonly carriers: Carriers;
  readonly outage: Outage | undefined;
  readonly random: Random;
  /** Begins what members, partners and operators do. Nothing else may have begun. */
  begin(cluster: Cluster, isOver: () => boolean): Promise<void>;
  /** Everything that is wrong with notices in the end. @param finished when somebody paid or declined on an e-wallet's page, by order */
  breaches(finished: ReadonlyMap<string, Date>): Promise<string[]>;
  /** How many notices there are, by kind and by what became of each channel. */
  count(): Promise<Record<string, number>>;
}

const dayMs = 24 * 3_600_000;

/** Makes a world ready for days in which its members are told things. Its decisions are drawn apart, as those of `shop`. */
export async function prepareWeeks(world: World, days: number, isFaulty: boolean): Promise<Weeks> {
  const random = createRandom(world.seed + 4_000_037);
  const people: readonly Person[] = await drawPeople(world, random, days);
  let hear: (message: Message) => void = () => undefined;
  const carriers = createCarriers(world, random, people, isFaulty, (message) => hear(message));
  const outage = drawOutage(world, random, days);
  let promotions: ReturnType<typeof planPromotions> = [];
  let watched: Awaited<ReturnType<typeof watchEnds>> = [];
  return {
    carriers,
    outage,
    random,

    async begin(cluster, isOver) {
      watched = await watchEnds(world, isOver);
      const turns = createTurns();
      hear = followWayOuts(world, cluster, random, people, turns);
      liveAsPeople(world, cluster, random, people, turns, (days - 1) * (dayMs / 3_600_000));
      promotions = planPromotions(world, random, days);
    },

    async breaches(finished) {
      const { db } = world;
      const notices = await listNotices(db);
      const ends = (await listPromotionEnds(db)).flatMap(({ id, ended_at }) =>
        ended_at === null ? [] : [[id, ended_at] as const],
      );
      const facts = {
        people,
        notices,
        promotions,
        watched,
        finished,
        packages: await listPackageOrders(db),
        arrivals: await listArrivals(db),
        pages: await listPages(db),
        writtenAt: new Map(ends),
      };
      const cancelled = promotions.filter((one) => one.cancelled !== undefined).map(({ id }) => id);
      return [...noticeBreaches(facts), ...messageBreaches(people, notices, carriers, new Set(cancelled))];
    },

    async count() {
      const counts: Record<string, number> = {};
      for (const { kind, decisions } of await listNotices(world.db))
        for (const [channel, decision] of Object.entries(decisions)) {
          const name = `${kind} ${channel} ${decision}`;
          counts[name] = (counts[name] ?? 0) + 1;
        }
      return counts;
    },
  };
}
