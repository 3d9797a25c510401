import { readApiConfig } from '../../src/config/env';
import {
  crashAtEveryAwait,
  livesOfCoupons,
  packageOnly,
  simulate,
  type SimulationPlan,
} from '../../src/simulation/simulate';
import { weeksOf } from '../../src/simulation/plans';
import { temporaryDatabase } from '../databases/temporary-database';
import { createTotals } from './simulate-totals';

/** A purchase from own points, two programmes, one of them with a code, and the e-wallet. */
const FULL_SPLIT_SEED = 27;

/** How much is tried, and how. */
interface Options {
  readonly checkouts: number;
  readonly size: number;
  /** Members of a world times the weeks that it lives, in all; hours with many purchases instead when it is missing. */
  readonly memberWeeks?: number;
  readonly members: number;
  readonly weeks: number;
  /** Default 1, or with `everyAwait` that of a purchase with every kind of source. */
  readonly seed?: number;
  readonly everyAwait?: boolean;
}

const hoursOf = (size: number): Omit<SimulationPlan, 'seed'> => ({
  checkouts: size,
  shopping: size,
  packages: Math.ceil(size / 5),
  using: true,
});

/**
 * Simulates purchases under a simulated clock with faulty partners and crashes of the API, in worlds of so many checkouts, or of members
 * that live for weeks, each with the seed after the one before; or one purchase, one of a package, and another one whose coupons are
 * sent and used, which crash at one await after the other. Sets the exit code 1 at the first broken promise and says how to see it again.
 */
export const proveSimulate = async ({
  checkouts,
  size,
  memberWeeks,
  members,
  weeks,
  seed,
  everyAwait = false,
}: Options): Promise<void> => {
  const firstSeed = seed ?? (everyAwait ? FULL_SPLIT_SEED : 1);
  const isLong = memberWeeks !== undefined;
  const worlds = Math.max(1, Math.ceil(isLong ? memberWeeks / (members * weeks) : checkouts / size));
  const plan = isLong ? weeksOf(members, weeks) : hoursOf(size);
  const config = readApiConfig({ POKU_LOG_LEVEL: 'silent' });
  const { db, drop } = await temporaryDatabase(process.env.DATABASE_URL, {
    waitsForDisk: false,
  });
  const totals = createTotals();
  const start = performance.now();
  const elapsed = (): string => `${((performance.now() - start) / 1000).toFixed(0)} s`;

  const crashEverywhere = async (): Promise<void> => {
    const tried = await crashAtEveryAwait(db, config, { seed: firstSeed });
    console.log(`crashed at each of ${tried} awaits of a purchase, ${elapsed()}`);
    if (seed !== undefined) return;
    const lives = await crashAtEveryAwait(db, config, livesOfCoupons);
    console.log(`crashed at each of ${lives} awaits of what becomes of its coupons, ${elapsed()}`);
    const packages = await crashAtEveryAwait(db, config, packageOnly);
    console.log(`crashed at each of ${packages} awaits of a package, ${elapsed()}`);
  };

  const simulateWorlds = async (): Promise<void> => {
    for (let world = 0; world < worlds; world += 1) {
      totals.add(await simulate(db, config, { ...plan, seed: firstSeed + world }));
      if (isLong || (world + 1) % 50 === 0) console.log(`${world + 1} worlds, ${elapsed()} …`);
    }
    const lived = isLong ? `${worlds * members * weeks} members' weeks` : `${worlds * size} checkouts`;
    console.log(`${lived} in ${worlds} worlds from seed ${firstSeed}`);
    totals.print();
    console.log(`in ${elapsed()}`);
  };

  try {
    await (everyAwait ? crashEverywhere() : simulateWorlds());
    console.log('every promise held');
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    const size1 = isLong
      ? `--member-weeks 1 --members ${members} --weeks ${weeks}`
      : `--checkouts 1 --size ${size}`;
    if (error instanceof Error && 'seed' in error)
      console.error(
        `again: npm run prove -- simulate --seed ${String(error.seed)} ${everyAwait ? '--every-await' : size1}`,
      );
    process.exitCode = 1;
  }
  await drop();
};
