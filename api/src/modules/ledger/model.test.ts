/** @jest-environment ./api/src/testing/embedded-environment.cjs */
// @long: hundreds of random commands, with every rule checked after each.
import type { Database } from '../../db/database';
import { createTestDatabase } from '../../testing/database';
import { runLedgerModel } from '../../simulation/ledger/run';

/** The embedded database takes longer for each. */
const sequences = process.env.DATABASE_URL ? 100 : 20;
let db: Database;

beforeAll(async () => {
  db = await createTestDatabase();
});
afterAll(() => db.close());

test('sequences of up to 100 commands leave the books as a person would keep them, after each command', async () => {
  expect(await runLedgerModel(db, { sequences, commands: 100 })).toBeGreaterThan(sequences);
}, 600_000);
