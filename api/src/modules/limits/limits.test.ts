/** @jest-environment ./api/src/testing/embedded-environment.cjs */
import type { Database } from '../../db/database';
import { after } from '../../ports/clock';
import { createTestDatabase } from '../../testing/database';
import { haveTimes, takeTime } from './repository';

let db: Database;
beforeAll(async () => {
  db = await createTestDatabase();
});
afterAll(() => db.close());

const limit = { kind: 'test', key: 'clock', most: 2, everyMs: 60_000 };

test('times that a clock took which has gone back since are there again, and bound what follows', async () => {
  const now = new Date();
  const years = after(now, 1000 * 24 * 60 * 60_000);
  for (let taken = 0; taken < limit.most; taken += 1) expect(await takeTime(db, limit, years)).toBe(true);
  expect([await takeTime(db, limit, years), await haveTimes(db, [limit], years)]).toEqual([false, false]);
  expect(await haveTimes(db, [limit], now)).toBe(true);
  for (let taken = 0; taken < limit.most; taken += 1) expect(await takeTime(db, limit, now)).toBe(true);
  expect([await takeTime(db, limit, now), await haveTimes(db, [limit], now)]).toEqual([false, false]);
  expect(await takeTime(db, limit, after(now, limit.everyMs))).toBe(true);
});
