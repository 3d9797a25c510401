import { readApiConfig } from '../../src/config/env';
import { crashAtEveryAwait, livesOfCoupons, simulate } from '../../src/simulation/simulate';
import { temporaryDatabase } from '../databases/temporary-database';

/** A purchase from own points, two programmes, one of them with a code, and the e-wallet. */
const FULL_SPLIT_SEED = 27;

/** How much is tried, and how. */
interface Options {
  readonly checkouts: number;
  readonly size: number;
  /** Default 1, or with `everyAwait` that of a purchase with every kind of source. */
  readonly seed?: number;
  readonly everyAwait?: boolean;
}

/**
 * Simulates purchases under a simulated clock with faulty partners and crashes of the API, in worlds of so many checkouts, each with
 * the seed after the one before; or one purchase, and another one whose coupons are sent and used, which crash at one await after the
 * other. Sets the exit code 1 at the first broken
 * promise and says how to see it again.
 */
export const proveSimulate = async ({
  checkouts,
  size,
  seed,
  everyAwait = false,
}: Options): Promise<void> => {
  const firstSeed = seed ?? (everyAwait ? FULL_SPLIT_SEED : 1);
  const worlds = Math.max(1, Math.ceil(checkouts / size));
  const config = readApiConfig({ POKU_LOG_LEVEL: 'silent' });
  const { db, drop } = await temporaryDatabase();

  const totals = { checkouts: 0, splits: 0, earned: 0, gifts: 0, crashes: 0, steps: 0, hours: 0 };
  const orders: Record<string, number> = {};
  const answers: Record<string, number> = {};
  const uses: Record<string, number> = {};
  const add = (to: Record<string, number>, from: Readonly<Record<string, number>>): void => {
    for (const [name, count] of Object.entries(from)) to[name] = (to[name] ?? 0) + count;
  };
  const start = performance.now();
  const elapsed = (): string => `${((performance.now() - start) / 1000).toFixed(0)} s`;

  const crashEverywhere = async (): Promise<void> => {
    const tried = await crashAtEveryAwait(db, config, { seed: firstSeed });
    console.log(`crashed at each of ${tried} awaits of a purchase, ${elapsed()}`);
    if (seed !== undefined) return;
    const lives = await crashAtEveryAwait(db, config, livesOfCoupons);
    console.log(`crashed at each of ${lives} awaits of what becomes of its coupons, ${elapsed()}`);
  };

  const simulateWorlds = async (): Promise<void> => {
    for (let world = 0; world < worlds; world += 1) {
      const report = await simulate(db, config, {
        seed: firstSeed + world,
        checkouts: size,
        shopping: size,
        using: true,
      });
      totals.checkouts += report.checkouts;
      totals.splits += report.splits;
      totals.earned += report.earned;
      totals.gifts += report.gifts;
      totals.crashes += report.crashes;
      totals.steps += report.steps;
      totals.hours = Math.max(totals.hours, report.hours);
      add(orders, report.orders);
      add(answers, report.answers);
      add(uses, report.uses);
      if ((world + 1) % 50 === 0) console.log(`${(world + 1) * size} checkouts …`);
    }
    console.log(
      `${worlds * size} checkouts in ${worlds} worlds from seed ${firstSeed}, ${totals.checkouts} of them as far as buying`,
    );
    console.log('orders:', orders, `, ${totals.splits} of them with partners`);
    console.log('answers:', answers);
    console.log(`${worlds * size} purchases at partners, which gave ${totals.earned} points`);
    console.log(`uses of coupons at merchants:`, uses, `, ${totals.gifts} coupons that were sent`);
    console.log(
      `${totals.crashes} crashes, ${totals.steps} steps, ${elapsed()}; the longest took ${totals.hours.toFixed(1)} simulated hours`,
    );
  };

  try {
    await (everyAwait ? crashEverywhere() : simulateWorlds());
    console.log('every promise held');
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    if (error instanceof Error && 'seed' in error)
      console.error(
        `again: npm run prove -- simulate --seed ${String(error.seed)} ${everyAwait ? '--every-await' : `--checkouts 1 --size ${size}`}`,
      );
    process.exitCode = 1;
  }
  await drop();
};
