import { createRandom, type Random } from '@poku/tooling';
import type { ApiConfig } from '../config/env';
import type { Database } from '../db/database';
import { ledger } from '../modules/ledger/service';
import { createFakePartners, type FakePartners } from './fake-partners';
import { createSchedule, type Schedule } from './schedule';
import { insertMerchants } from './coupon.repository';
import { insertTerms } from './shopping.repository';
import {
  emptyWorld,
  insertLinks,
  insertMembers,
  insertVouchers,
  type SimulatedLink,
  type SimulatedVoucher,
} from './world.repository';

/** A member of the simulation. */
export interface SimulatedMember {
  id: string;
  msisdn: string;
  /** Own points at the start. */
  points: number;
  /** Accounts at partners by the partner's id. */
  links: Readonly<Record<string, SimulatedLink>>;
}

/** Members, coupons and partners of one seed, with nothing bought yet. */
export interface World {
  seed: number;
  random: Random;
  schedule: Schedule;
  db: Database;
  config: ApiConfig;
  partners: FakePartners;
  members: readonly SimulatedMember[];
  vouchers: readonly SimulatedVoucher[];
  startedAt: Date;
}

const startMs = Date.UTC(2026, 0, 5, 3);
const monthMs = 31 * 24 * 3_600_000;
const slugs: Readonly<Record<string, string>> = { '2': 'nusapoin', '3': 'dompetnusa', '9': 'rumahnet' };

/** The slug of a partner. */
export const slugOf = (partnerId: string): string => slugs[partnerId] ?? '';

/** The partner of a slug. */
export const partnerOf = (slug: string): string =>
  Object.keys(slugs).find((partnerId) => slugs[partnerId] === slug) ?? '';

/** Empties the database and fills it for a seed: few coupons, some of them nearly sold out, and members of different means. */
export async function createWorld(
  db: Database,
  config: ApiConfig,
  { seed, members: count }: { seed: number; members: number },
): Promise<World> {
  const random = createRandom(seed);
  const schedule = createSchedule(random, startMs);
  const partners = createFakePartners(() => schedule.clock.now());
  partners.books.demandCodes('nusapoin');
  const startedAt = schedule.clock.now();
  const vouchers = [500, 1800, 3100].map((pricePoints, index) => ({
    id: `v${index}`,
    pricePoints,
    stock: random.chance(0.3) ? random.int(5, 25) : 1000,
  }));
  const members = Array.from({ length: count }, (_, index): SimulatedMember => {
    const id = `m${index}`;
    const link = (partnerId: string, units: number): SimulatedLink => {
      const subject = `${slugOf(partnerId)}-${id}`;
      partners.books.open(slugOf(partnerId), subject, units);
      return { memberId: id, partnerId, subject, units };
    };
    return {
      id,
      msisdn: `+62812${String(10_000_000 + index)}`,
      points: random.pick([0, 3000, 9000, 20_000]),
      links: {
        '2': link('2', random.pick([1000, 5000, 50_000])),
        '3': link('3', random.pick([1000, 80_000])),
        '9': link('9', random.pick([2000, 30_000])),
      },
    };
  });
  await db.transaction(async (tx) => {
    await emptyWorld(tx, partners.books.checkoutUrl, startedAt);
    await insertTerms(tx, startedAt);
    await insertVouchers(tx, vouchers, startedAt);
    await insertMerchants(
      tx,
      vouchers.slice(-1).map(({ id }) => id),
    );
    await insertMembers(tx, members, startedAt);
    const links = members.flatMap((member) => Object.values(member.links));
    await insertLinks(tx, links, startedAt);
    for (const { id: memberId, points } of members) {
      // Two lots, so that a purchase may take from both; a third part of the points came a month earlier.
      const early = Math.floor(points / 3);
      const lots = [
        { points: early, at: new Date(startMs - monthMs) },
        { points: points - early, at: startedAt },
      ];
      for (const [index, lot] of lots.entries())
        if (lot.points > 0) await ledger.earn(tx, { memberId, reference: `${memberId}-${index}`, ...lot });
    }
  });
  return { seed, random, schedule, db, config, partners, members, vouchers, startedAt };
}
