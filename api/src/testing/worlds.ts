import { readApiConfig } from '../config/env';
import type { Database } from '../db/database';
import { simulate, type SimulationReport } from '../simulation/simulate';
import { createTestDatabase } from './database';

const WORLD_SIZE = 50;
/** Packages of a world. */
const PACKAGES = 12;
const LONG_MS = 600_000;
/** Worlds of one file on a server; the embedded database takes several times as long for a statement. */
const ON_SERVER = 10;

const sum = (reports: readonly SimulationReport[], pick: (report: SimulationReport) => number): number =>
  reports.reduce((total, report) => total + pick(report), 0);

/**
 * A test that simulates the worlds of every second seed from the first one on: ten on a server, one on the embedded database. Two
 * files share them, so that two processes can.
 */
export const testWorlds = (firstSeed: 1 | 2): void => {
  const config = readApiConfig({ POKU_LOG_LEVEL: 'silent' });
  let db: Database;
  beforeAll(async () => {
    db = await createTestDatabase();
  });
  afterAll(() => db.close());

  test(
    'whatever fails between members, the API and partners, every purchase ends with every point in one place',
    async () => {
      const isServer = readApiConfig(process.env).databaseUrl !== undefined;
      const worlds = isServer ? ON_SERVER : 1;
      const reports: SimulationReport[] = [];
      for (let world = 0; world < worlds; world += 1)
        reports.push(
          await simulate(db, config, {
            seed: firstSeed + 2 * world,
            checkouts: WORLD_SIZE,
            shopping: WORLD_SIZE,
            packages: PACKAGES,
            using: true,
          }),
        );
      // A world without a broken promise proves something only when enough happened in it.
      expect(sum(reports, ({ crashes }) => crashes)).toBeGreaterThan(worlds);
      expect(sum(reports, ({ orders }) => orders.completed ?? 0)).toBeGreaterThan(worlds * 8);
      expect(sum(reports, ({ orders }) => orders.failed ?? 0)).toBeGreaterThan(worlds * 2);
      expect(sum(reports, ({ earned }) => earned)).toBeGreaterThan(worlds * 10_000);
      expect(sum(reports, ({ splits }) => splits)).toBeGreaterThan(worlds * 10);
      expect(sum(reports, ({ uses }) => uses['used'] ?? 0)).toBeGreaterThan(worlds * 8);
      expect(sum(reports, ({ uses }) => uses['double'] ?? 0)).toBeGreaterThan(worlds);
      expect(sum(reports, ({ gifts }) => gifts)).toBeGreaterThan(worlds);
      expect(sum(reports, ({ packages }) => packages['delivered'] ?? 0)).toBeGreaterThan(0);
    },
    LONG_MS,
  );
};
