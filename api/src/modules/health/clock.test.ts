/** @jest-environment ./api/src/testing/embedded-environment.cjs */
import { sql } from 'drizzle-orm';
import { buildApp } from '../../app';
import { only } from '../../db/rows';
import { sitiId, startTestApi, type TestApi } from '../../testing/api';
import { startWorker } from '../../worker';
import { clockDifference } from './clock-watch';

const minuteMs = 60_000;
let api: TestApi;

beforeAll(async () => {
  api = await startTestApi();
});
beforeEach(() => api.reset());
afterAll(() => api.close());

const shifted = (ms: number) => () => new Date(Date.now() + ms);

test.each([minuteMs, -minuteMs])(
  'a process whose clock is %d ms off takes no call, is not ready, and says so',
  async (ms) => {
    const token = await api.login();
    const lines: string[] = [];
    const logStream = { write: (line: string) => void lines.push(line) };
    const config = { ...api.deps.config, logLevel: 'error' };
    const app = await buildApp({ ...api.deps, config, logStream, machineTime: shifted(ms) });
    const headers = { authorization: `Bearer ${token}` };
    const bought = await app.inject({
      method: 'POST',
      url: '/buyvoucher',
      headers,
      payload: { clientId: sitiId },
    });
    expect([bought.statusCode, bought.headers['retry-after']]).toEqual([503, '5']);
    expect((await app.inject({ url: `/customerdetail/${sitiId}`, headers })).statusCode).toBe(503);
    const ready = await app.inject({ url: '/health/ready' });
    expect([ready.statusCode, ready.json()]).toEqual([
      503,
      expect.objectContaining({ data: { reason: 'clock' } }),
    ]);
    expect((await app.inject({ url: '/health/live' })).statusCode).toBe(200);
    expect(lines.join('')).toContain(`60 s ${ms > 0 ? 'ahead of' : 'behind'} the database: it takes no work`);
    await app.close();
  },
);

test('the worker of a process whose clock is wrong ends no points and reports it once; a right one does', async () => {
  const { db, clock } = api.deps;
  const points = async () =>
    only(
      await db.rows<{ balance: number }>(sql`
        select balance from ledger_account where member_id = ${sitiId} and purpose = 'available'`),
    ).balance;
  const before = await points();
  clock.advance(400 * 24 * 60 * minuteMs);
  const reports: unknown[] = [];
  let asked = 0;
  const machineTime = (): Date => {
    asked += 1;
    return shifted(minuteMs)();
  };
  const wrong = startWorker({ ...api.deps, machineTime }, (error) => reports.push(error));
  // Twice two moments: rounds came, were asked about, and came again.
  while (asked < 4) await new Promise((resolve) => setTimeout(resolve, 20));
  await wrong.stop();
  expect(await points()).toBe(before);
  expect(reports.map(String)).toEqual([expect.stringContaining('60 s ahead of the database')]);

  const right = startWorker(api.deps, (error) => reports.push(error));
  while ((await points()) === before) await new Promise((resolve) => setTimeout(resolve, 20));
  await right.stop();
  expect(reports).toHaveLength(1);
});

test('the time that the question takes is no difference', () => {
  const at = (seconds: number): Date => new Date(seconds * 1000);
  expect(clockDifference(at(100), at(95), at(130))).toBe(0);
  expect(clockDifference(at(100), at(135), at(130))).toBe(0);
  expect(clockDifference(at(101), at(95), at(130))).toBe(6000);
  expect(clockDifference(at(100), at(136), at(130))).toBe(-6000);
});

test('the readiness asks the database once for many who ask at once', async () => {
  let transactions = 0;
  const db: typeof api.deps.db = {
    ...api.deps.db,
    transaction: (work) => {
      transactions += 1;
      return api.deps.db.transaction(work);
    },
  };
  const app = await buildApp({ ...api.deps, db });
  const answers = await Promise.all(Array.from({ length: 20 }, () => app.inject({ url: '/health/ready' })));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(20).fill(200));
  expect(transactions).toBe(1);
  await app.close();
});
