import type { ApiConfig } from '../config/env';
import type { Database } from '../db/database';
import { OrderRefusal } from '../modules/payment/saga/refusal';
import { createBuyer, type Told } from './buyer';
import { findBreaches } from './checks';
import { createCluster, type Cluster } from './cluster';
import { liveCoupons } from './coupon-life';
import { noFaults, usualFaults, type FaultRates } from './flaky-partners';
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
  /** Whether coupons are sent, revealed and used after they were bought; default no. */
  using?: boolean;
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
  const world = await createWorld(db, config, { seed, members });
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

/**
 * One purchase of a seed without other faults, again and again, its first process crashing at one await after the other until
 * there is none left. Returns how many were tried. `stride` leaves awaits out; default 1.
 * @param plan the seed, and whether its coupons are sent and used among so many members
 */
export async function crashAtEveryAwait(
  db: Database,
  config: ApiConfig,
  plan: Pick<SimulationPlan, 'seed' | 'using' | 'members'>,
  stride = 1,
): Promise<number> {
  for (let point = 1; ; point += stride) {
    let isFirst = true;
    const crashPoint = (): number => {
      const end = isFirst ? point : Infinity;
      isFirst = false;
      return end;
    };
    const report = await simulate(db, config, { ...plan, checkouts: 1, faults: noFaults, crashPoint });
    if (report.crashes === 0) return point - 1;
  }
}

/** Half of the processes live long; the others end at an await of their first purchases. */
const crashByChance =
  ({ random }: World) =>
  (): number =>
    random.chance(0.5) ? random.int(1, 120) : random.int(120, 4000);

async function run(
  world: World,
  { checkouts, shopping = 0, using = false }: SimulationPlan,
  faults: FaultRates,
  crashPoint: () => number,
): Promise<SimulationReport> {
  const { schedule, random, db } = world;
  const isShopping = shopping > 0;
  const cluster = createCluster(world, { processes, faults, crashPoint, isShopping });
  const tell = tellOfChanges(world, cluster, faults);
  world.partners.afterEffect = ({ slug, name, reference }) => {
    if (name === 'debit' || name.startsWith('reverse')) tell(slug, reference);
  };
  const buyer = createBuyer(world, cluster, tell);
  const told: Told[] = [];
  let buying = checkouts;
  let isOver = false;
  for (let index = 0; index < checkouts; index += 1) {
    const member = random.pick(world.members);
    schedule.spawn(async () => {
      const one = await buyer.buy(member);
      if (one !== undefined) told.push(one);
      buying -= 1;
    });
  }
  const shopped = shop(world, cluster, shopping);
  const lives = using ? liveCoupons(world, cluster, () => isOver) : undefined;
  cluster.run(() => isOver);
  let hours = 0;
  schedule.spawn(async () => {
    const sinceStart = (): number => (schedule.clock.now().getTime() - world.startedAt.getTime()) / hourMs;
    for (;;) {
      await schedule.sleep(hourMs / 4);
      const { open } = await schedule.turn(() => openOrders(db));
      hours = sinceStart();
      const waits = isShopping && (await schedule.turn(() => nextDuePurchase(db))) !== null;
      const living = (await lives?.look()) ?? 0;
      const isQuiet = buying === 0 && open === 0 && !waits && living === 0;
      if (isQuiet && hours >= (isShopping ? toldWithinHours : 0)) break;
      if (hours > longestHours) break;
      await operate(world, cluster, hours);
    }
    isOver = true;
  });
  await schedule.run();
  const breaches = await findBreaches(world, told, shopped, lives?.books);
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
    crashes: cluster.crashes,
    steps: schedule.steps,
    hours,
  };
}

/** What an operator does: asks about stuck orders every hour, and gives a few completed ones back. */
async function operate({ schedule, random, db }: World, cluster: Cluster, hours: number): Promise<void> {
  if (hours % 1 < 0.25) {
    const { stuck } = await schedule.turn(() => openOrders(db));
    for (const number of stuck) await ignoreRefusal(cluster.insist(({ saga }) => saga.inquire(number)));
  }
  const orders = await schedule.turn(() => listOrders(db));
  for (const { number, state } of orders)
    if (state === 'completed' && random.chance(refundShare))
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
