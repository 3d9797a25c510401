/** @jest-environment ./api/src/testing/embedded-environment.cjs */
// @database either: `npm run prove -- simulate` takes the same steps on both.
import { readApiConfig } from '../config/env';
import type { Database } from '../db/database';
import { createTestDatabase } from '../testing/database';
import { crashAtEveryAwait, simulate, type SimulationReport } from './simulate';

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

const sum = (reports: readonly SimulationReport[], pick: (report: SimulationReport) => number): number =>
  reports.reduce((total, report) => total + pick(report), 0);

test(
  'whatever fails between members, the API and partners, every purchase ends with every point in one place',
  async () => {
    const worlds = isServer ? 20 : 2;
    const reports: SimulationReport[] = [];
    for (let seed = 1; seed <= worlds; seed += 1)
      reports.push(await simulate(db, config, { seed, checkouts: worldSize }));
    // That nothing breaks means something only where much happens.
    expect(sum(reports, ({ crashes }) => crashes)).toBeGreaterThan(worlds);
    expect(sum(reports, ({ orders }) => orders.completed ?? 0)).toBeGreaterThan(worlds * 10);
    expect(sum(reports, ({ orders }) => orders.failed ?? 0)).toBeGreaterThan(worlds * 2);
    expect(sum(reports, ({ splits }) => splits)).toBeGreaterThan(worlds * 10);
  },
  longMs,
);

test(
  'a process may crash at every await of a purchase from several sources',
  async () => {
    // Own points, a programme with a code of its own, another programme and the e-wallet; the command tries every await.
    const tried = await crashAtEveryAwait(db, config, 27, isServer ? 5 : 25);
    expect(tried).toBeGreaterThan(60);
  },
  longMs,
);

test(
  'a seed repeats every step of a simulation',
  async () => {
    // This one has orders that become due at one time.
    const plan = { seed: 102, checkouts: worldSize };
    expect(await simulate(db, config, plan)).toEqual(await simulate(db, config, plan));
  },
  longMs,
);
