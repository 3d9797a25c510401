/** @jest-environment ./api/src/testing/embedded-environment.cjs */
import { sql } from 'drizzle-orm';
import { only } from './db/rows';
import { verifyLedger } from './modules/ledger/verify.service';
import { sitiId, startTestApi } from './testing/api';
import { startWorker } from './worker';

test('the worker ends points when the clock passes their end, also after the clock went back', async () => {
  const api = await startTestApi();
  const { db, clock } = api.deps;
  const failures: unknown[] = [];
  const worker = startWorker(api.deps, (error) => failures.push(error));
  const balance = async () =>
    only(
      await db.rows<{ balance: number }>(sql`
        select balance from ledger_account where member_id = ${sitiId} and purpose = 'available'`),
    ).balance;
  const ended = async () => {
    while ((await balance()) > 0) await new Promise((resolve) => setTimeout(resolve, 20));
  };
  for (let round = 0; round < 2; round += 1) {
    expect(await balance()).toBe(15_000);
    clock.advance(400 * 24 * 60 * 60_000);
    await ended();
    await api.reset();
  }
  await worker.stop();
  expect(failures).toEqual([]);
  expect(await verifyLedger(db)).toEqual([]);
  await api.close();
});
