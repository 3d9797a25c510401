import { createRandom, type Random } from '@poku/tooling';
import type { ApiConfig } from '../config/env';
import type { Database } from '../db/database';
import { ledger } from '../modules/ledger/service';
import { createFakePartners, type FakePartners } from './fake-partners';
import { createSchedule, type Schedule } from './schedule';
import { insertMerchants } from './coupon.repository';
import { insertPackages } from './packages/package.repository';
import { insertTerms } from './shopping.repository';
import {
  emptyWorld,
  endSooner,
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
  /** Further own points, which end after so many days. */
  ending: readonly { points: number; afterDays: number }[];
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
  /** Prepaid packages on sale. */
  packages: readonly SimulatedVoucher[];
  startedAt: Date;
}

const startMs = Date.UTC(2026, 0, 5, 3);
const dayMs = 24 * 3_600_000;
const monthMs = 31 * dayMs;
const slugs: Readonly<Record<string, string>> = { '2': 'nusapoin', '3': 'dompetnusa', '9': 'rumahnet' };

/** The slug of a partner. */
export const slugOf = (partnerId: string): string => slugs[partnerId] ?? '';

/** The partner of a slug. */
export const partnerOf = (slug: string): string =>
  Object.keys(slugs).find((partnerId) => slugs[partnerId] === slug) ?? '';

/** Packages of two prices, now and then nearly sold out. */
const drawPackages = (random: Random): SimulatedVoucher[] =>
  [700, 2600].map((pricePoints, index) => ({
    id: `p${index}`,
    pricePoints,
    stock: random.chance(0.3) ? random.int(3, 12) : 1000,
  }));

/** Points that end while a world lives for so many days, or within a month after it; none where it does not live for days. */
const drawEnding = (random: Random, days: number): SimulatedMember['ending'] =>
  days === 0
    ? []
    : Array.from({ length: random.pick([0, 1, 1, 2]) }, () => ({
        points: random.int(1, 4000),
        afterDays: random.int(0, days + 30),
      }));

/** Empties the database and fills it for a seed: few coupons, some of them nearly sold out, and members of different means. */
export async function createWorld(
  db: Database,
  config: ApiConfig,
  { seed, members: count, days = 0 }: { seed: number; members: number; days?: number },
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
  const apart = createRandom(seed + 3_000_003);
  const packages = drawPackages(apart);
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
      ending: drawEnding(apart, days),
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
    await insertPackages(tx, packages, startedAt);
    await insertMerchants(
      tx,
      vouchers.slice(-1).map(({ id }) => id),
    );
    await insertMembers(tx, members, startedAt);
    const links = members.flatMap((member) => Object.values(member.links));
    await insertLinks(tx, links, startedAt);
    if (days > 0) await endSooner(tx, startedAt, days);
    for (const { id: memberId, points, ending } of members) {
      // Two lots, so that a purchase may take from both; a third part of the points came a month earlier.
      const early = Math.floor(points / 3);
      const lots = [
        { points: early, at: new Date(startMs - monthMs) },
        { points: points - early, at: startedAt },
        // Points live for twelve months, none of these over a leap day.
        ...ending.map((lot) => ({
          points: lot.points,
          at: new Date(startMs + (lot.afterDays - 365) * dayMs),
        })),
      ];
      for (const [index, lot] of lots.entries())
        if (lot.points > 0) await ledger.earn(tx, { memberId, reference: `${memberId}-${index}`, ...lot });
    }
  });
  return { seed, random, schedule, db, config, partners, members, vouchers, packages, startedAt };
}
