import { createRandom, type Random } from '@poku/tooling';
import type { ApiConfig } from '../config/env';
import type { Database } from '../db/database';
import { OrderRefusal } from '../modules/payment/saga/refusal';
import { createBuyer, type Told, type Wishes } from './buyer';
import { findBreaches } from './checks';
import type { Cluster } from './api-process';
import { createCluster } from './cluster';
import { liveCoupons } from './coupon-life';
import { noFaults, usualFaults, type FaultRates } from './network';
import { countOpenNotices } from './notices/notice.repository';
import { prepareWeeks } from './notices/weeks';
import type { BillerBook } from './packages/biller-book';
import { listPackageOrders, openTopups } from './packages/package.repository';
import { buyPackages, callOff, createBiller, drawNumber } from './packages/packages';
import { tellOfChanges } from './partner-events';
import { shop } from './shopping';
import { listPurchases, nextDuePurchase } from './shopping.repository';
import { createWorld, type World } from './world';
import { listOrders, listPartnerLegs, openOrders } from './world.repository';

/** What is simulated. */
export interface SimulationPlan {
  /** Repeats everything that was decided. */
  seed: number;
  /** Purchases that members try. */
  checkouts: number;
  /** Purchases at partners, which report them; default 0. */
  shopping?: number;
  /** Prepaid packages that members try to buy; default none. */
  packages?: number;
  /** Whether coupons are sent, revealed and used after they were bought; default no. */
  using?: boolean;
  /** For how many days members live on, whose notices are looked at; default 0, none. */
  days?: number;
  /** Default as many as make 1.4 purchases each. */
  members?: number;
  /** Default `usualFaults`. */
  faults?: FaultRates;
  /** At which of its awaits each new process crashes, from 1; by chance when it is missing, Infinity for never. */
  crashPoint?: () => number;
}

/** The result of a simulation. */
export interface SimulationReport {
  /** Purchases that got as far as an answer or an order. */
  checkouts: number;
  /** Orders by their final state. */
  orders: Record<string, number>;
  /** Answers by their code. */
  answers: Record<string, number>;
  /** Points that purchases at partners gave. */
  earned: number;
  /** Orders with a partner's share. */
  splits: number;
  /** What merchants believe of uses, by its name. */
  uses: Record<string, number>;
  /** Coupons that were accepted from another member. */
  gifts: number;
  /** Packages by how they ended. */
  packages: Record<string, number>;
  /** Notices by kind, channel and what was decided. */
  notices: Record<string, number>;
  crashes: number;
  steps: number;
  /** Simulated time until the last order was over. */
  hours: number;
}

/** A promise that a simulation broke; says how to see it again. */
class SimulationFailure extends Error {
  override readonly name = 'SimulationFailure';
  constructor(
    readonly seed: number,
    readonly step: number,
    readonly reasons: readonly string[],
    options?: ErrorOptions,
  ) {
    super(`Seed ${seed}, step ${step}:\n  ${reasons.join('\n  ')}`, options);
  }
}

const hourMs = 3_600_000;
/** All orders are final within this (docs/reliability.md). */
const longestHours = 24;
/** Partners have told of every purchase by then, but for crashes. */
const toldWithinHours = 3;
const processes = 2;
const refundShare = 0.04;
/** The same for an operator who looks at every order of weeks again and again. */
const rareRefundShare = 0.001;
const startWithinMs = 600_000;
const checkoutsPerMember = 1.4;

/**
 * One world of a seed, from its first purchase until every order is final. Empties the database first. Rejects with
 * `SimulationFailure` when a promise is broken.
 */
export async function simulate(
  db: Database,
  config: ApiConfig,
  plan: SimulationPlan,
): Promise<SimulationReport> {
  const { seed, checkouts, faults = usualFaults } = plan;
  const { members = Math.max(1, Math.ceil(checkouts / checkoutsPerMember)) } = plan;
  const world = await createWorld(db, config, { seed, members, days: plan.days ?? 0 });
  try {
    return await run(world, plan, faults, plan.crashPoint ?? crashByChance(world));
  } catch (error) {
    if (error instanceof SimulationFailure) throw error;
    const reason = error instanceof Error ? (error.stack ?? error.message) : String(error);
    throw new SimulationFailure(seed, world.schedule.steps, [reason], { cause: error });
  }
}

/** One purchase whose coupons are sent twice, used at tills with and without a network, taken back, and used twice. */
export const livesOfCoupons = { seed: 4, members: 3, using: true } as const;

/** One package that is bought, sent and delivered. */
export const packageOnly = { seed: 1, members: 1, checkouts: 0, packages: 1 } as const;

/**
 * One purchase of a seed without other faults, again and again, its first process crashing at one await after the other until
 * there is none left. Returns how many were tried. `stride` leaves awaits out; default 1.
 * @param plan the seed, and whether its coupons are sent and used among so many members
 */
export async function crashAtEveryAwait(
  db: Database,
  config: ApiConfig,
  plan: Pick<SimulationPlan, 'seed' | 'using' | 'members' | 'packages'> & { checkouts?: number },
  stride = 1,
): Promise<number> {
  for (let point = 1; ; point += stride) {
    let isFirst = true;
    const crashPoint = (): number => {
      const end = isFirst ? point : Infinity;
      isFirst = false;
      return end;
    };
    const report = await simulate(db, config, { checkouts: 1, ...plan, faults: noFaults, crashPoint });
    if (report.crashes === 0) return point - 1;
  }
}

/** Coupons, one at a time for the most part. */
const couponWishes = ({ random, vouchers }: World, withinMs: number): Wishes => ({
  random,
  withinMs,
  draw: () => ({
    voucher: random.pick(vouchers),
    quantity: random.chance(0.8) ? 1 : random.int(2, 4),
    phone: '',
  }),
});

/** Packages, one at a time. */
const packageWishes = ({ packages }: World, random: Random, withinMs: number): Wishes => ({
  random,
  withinMs,
  draw: () => ({ voucher: random.pick(packages), quantity: 1, phone: drawNumber(random) }),
});

/** Half of the processes live long; the others end at an await of their first purchases. */
const crashByChance =
  ({ random }: World) =>
  (): number =>
    random.chance(0.5) ? random.int(1, 120) : random.int(120, 4000);

async function run(
  world: World,
  { checkouts, shopping = 0, packages = 0, using = false, days = 0 }: SimulationPlan,
  faults: FaultRates,
  crashPoint: () => number,
): Promise<SimulationReport> {
  const { schedule, random, db } = world;
  const isShopping = shopping > 0;
  // Its decisions are drawn apart, as those of `shop`.
  const billerRandom = createRandom(world.seed + 3_000_017);
  const book: BillerBook = createBiller(world, billerRandom, faults, () => cluster);
  const biller = { book, random: billerRandom };
  const weeks = days > 0 ? await prepareWeeks(world, days, faults.lostBefore > 0) : undefined;
  const withinMs = days > 0 ? (days - 1) * 24 * hourMs : startWithinMs;
  const pauseMs = days > 0 ? 2 * hourMs : hourMs / 4;
  const cluster: Cluster = createCluster(world, { processes, faults, crashPoint, isShopping, biller, weeks });
  const tell = tellOfChanges(world, cluster, faults);
  world.partners.afterEffect = ({ slug, name, reference }) => {
    if (name === 'debit' || name.startsWith('reverse')) tell(slug, reference);
  };
  const buyer = createBuyer(world, cluster, tell, couponWishes(world, withinMs));
  const told: Told[] = [];
  let buying = checkouts + packages;
  let isOver = false;
  await weeks?.begin(cluster, () => isOver);
  for (let index = 0; index < checkouts; index += 1) {
    const member = random.pick(world.members);
    schedule.spawn(async () => {
      const one = await buyer.buy(member);
      if (one !== undefined) told.push(one);
      buying -= 1;
    });
  }
  buyPackages(
    world,
    billerRandom,
    createBuyer(world, cluster, tell, packageWishes(world, billerRandom, withinMs)),
    packages,
    (one) => {
      if (one !== undefined) told.push(one);
      buying -= 1;
    },
  );
  const shopped = shop(world, cluster, shopping, days > 0 ? withinMs : undefined);
  const lives = using
    ? liveCoupons(world, cluster, () => isOver, days > 0 ? hourMs / 2 : undefined)
    : undefined;
  cluster.run(() => isOver);
  let hours = 0;
  schedule.spawn(async () => {
    const sinceStart = (): number => (schedule.clock.now().getTime() - world.startedAt.getTime()) / hourMs;
    for (;;) {
      await schedule.sleep(pauseMs);
      const { open } = await schedule.turn(() => openOrders(db));
      const sending = await schedule.turn(() => openTopups(db));
      hours = sinceStart();
      const waits = isShopping && (await schedule.turn(() => nextDuePurchase(db))) !== null;
      const living = (await lives?.look()) ?? 0;
      const notices = weeks === undefined ? 0 : await schedule.turn(() => countOpenNotices(db));
      const isQuiet =
        buying === 0 && open === 0 && sending.open === 0 && !waits && living === 0 && notices === 0;
      if (isQuiet && hours >= Math.max(24 * days, isShopping ? toldWithinHours : 0)) break;
      if (hours > 24 * days + longestHours) break;
      await operate(world, cluster, hours, days > 0 ? rareRefundShare : refundShare);
      if (packages > 0) await callOff(world, billerRandom, cluster);
    }
    isOver = true;
  });
  await schedule.run();
  const breaches = await findBreaches(world, told, shopped, lives?.books, book.lines);
  const finished = new Map(
    told.flatMap((one) => one.finished.map(({ number, at }) => [number, at] as const)),
  );
  breaches.push(...((await weeks?.breaches(finished)) ?? []));
  if (breaches.length > 0) throw new SimulationFailure(world.seed, schedule.steps, breaches);
  const orders = await listOrders(db);
  return {
    checkouts: told.length,
    orders: countBy(orders.map(({ state }) => state)),
    answers: countBy(told.flatMap(({ answers }) => answers.map(({ code }) => String(code)))),
    earned: isShopping ? (await listPurchases(db)).reduce((sum, { booked }) => sum + booked, 0) : 0,
    splits: new Set((await listPartnerLegs(db)).map(({ number }) => number)).size,
    uses: countBy((lives?.books.entries ?? []).map(({ belief }) => belief ?? '')),
    gifts: (lives?.books.links ?? []).filter(({ receivers }) => receivers.size > 0).length,
    packages: countBy(
      (await listPackageOrders(db)).map(({ order_state, state, reason }) =>
        [state ?? `order ${order_state}`, reason].filter((word) => word !== null).join(', '),
      ),
    ),
    notices: (await weeks?.count()) ?? {},
    crashes: cluster.crashes,
    steps: schedule.steps,
    hours,
  };
}

/** What an operator does: asks about stuck orders every hour, and gives a few completed ones back. */
async function operate(
  { schedule, random, db }: World,
  cluster: Cluster,
  hours: number,
  share: number,
): Promise<void> {
  if (hours % 1 < 0.25) {
    const { stuck } = await schedule.turn(() => openOrders(db));
    for (const number of stuck) await ignoreRefusal(cluster.insist(({ saga }) => saga.inquire(number)));
  }
  const orders = await schedule.turn(() => listOrders(db));
  for (const { number, state } of orders)
    if (state === 'completed' && random.chance(share))
      await ignoreRefusal(cluster.insist(({ saga }) => saga.refund(number, 'simulasi')));
}

/** Ignores a refusal: another process may have continued the order meanwhile. */
async function ignoreRefusal(work: Promise<unknown>): Promise<void> {
  await work.catch((error: unknown) => {
    if (!(error instanceof OrderRefusal)) throw error;
  });
}

function countBy(names: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const name of names) counts[name] = (counts[name] ?? 0) + 1;
  return counts;
}
