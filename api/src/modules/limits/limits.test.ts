/** @jest-environment ./api/src/testing/embedded-environment.cjs */
import { readApiConfig } from '../../config/env';
import type { Database } from '../../db/database';
import { after, createClock } from '../../ports/clock';
import { createTestDatabase } from '../../testing/database';
import { haveTimes, takeTime } from './repository';
import { createLimitService } from './service';

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

test('calls of an address at once have all that there are, in each process, and no more', async () => {
  const calls = 60;
  const now = new Date();
  const deps = { db, config: readApiConfig({}), clock: { ...createClock(), now: () => now } };
  const [one, other] = [createLimitService(deps), createLimitService(deps)];
  const takes = Array.from({ length: calls }, () => one.takeCall('GET /x', '203.0.113.9', calls));
  expect(new Set(await Promise.all(takes))).toEqual(new Set([true]));
  for (const service of [one, other])
    expect(await service.takeCall('GET /x', '203.0.113.9', calls)).toBe(false);
});
