/** @jest-environment ./api/src/testing/embedded-environment.cjs */
// @database either: `npm run prove -- simulate` takes the same steps on both.
// @long: crashes at every await of a purchase.
import { readApiConfig } from '../config/env';
import type { Database } from '../db/database';
import { createTestDatabase } from '../testing/database';
import { crashAtEveryAwait, livesOfCoupons, packageOnly, simulate } from './simulate';

const config = readApiConfig({ POKU_LOG_LEVEL: 'silent' });
/** The embedded database takes several times as long for a statement. */
const isServer = readApiConfig(process.env).databaseUrl !== undefined;
const worldSize = 50;
const longMs = 600_000;
let db: Database;

beforeAll(async () => {
  db = await createTestDatabase();
});
afterAll(() => db.close());

test(
  'a process may crash at every await of a purchase from several sources',
  async () => {
    // Own points, a programme with a code of its own, another programme and the e-wallet; the command tries every await.
    const tried = await crashAtEveryAwait(db, config, { seed: 27 }, isServer ? 5 : 25);
    expect(tried).toBeGreaterThan(60);
  },
  longMs,
);

test(
  'a process may crash at every await of coupons that are sent, used, taken back and used twice',
  async () => {
    const tried = await crashAtEveryAwait(db, config, livesOfCoupons, isServer ? 20 : 40);
    expect(tried).toBeGreaterThan(100);
  },
  longMs,
);

test(
  'a process may crash at every await of a package that is bought, sent and delivered',
  async () => {
    const tried = await crashAtEveryAwait(db, config, packageOnly, isServer ? 3 : 12);
    expect(tried).toBeGreaterThan(15);
  },
  longMs,
);

test(
  'a seed repeats every step of a simulation',
  async () => {
    // The first one has orders that become due at one time.
    for (const plan of [
      { seed: 104, members: 3, days: 2, checkouts: 1, packages: 2, shopping: 2 },
      { seed: 102, checkouts: worldSize },
      { seed: 103, checkouts: 10, shopping: 10, using: true },
    ])
      expect(await simulate(db, config, plan)).toEqual(await simulate(db, config, plan));
  },
  longMs,
);
