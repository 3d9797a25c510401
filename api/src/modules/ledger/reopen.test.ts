/** @jest-environment ./api/src/testing/embedded-environment.cjs */
import { sql } from 'drizzle-orm';
import { only } from '../../db/rows';
import { after } from '../../ports/clock';
import { agusId, sitiId, startTestApi, type TestApi } from '../../testing/api';
import { createExpiryService } from './expiry.service';
import { createReopenService } from './reopen.service';
import { ledger } from './service';
import { verifyLedger } from './verify.service';

const dayMs = 24 * 60 * 60_000;
let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
beforeEach(() => api.reset());
afterAll(() => api.close());

const reopen = () => createReopenService(api.deps);
/** What a process does whose clock is years ahead. */
const expireTooEarly = () =>
  createExpiryService({ db: api.deps.db, clock: { now: () => after(new Date(), 1000 * dayMs) } }).run(false);
const spendable = (memberId: string) => ledger.spendable(api.deps.db, memberId, new Date());
const events = async () =>
  only(
    await api.deps.db.rows<{ n: number }>(sql`
      select count(*)::int as n from member_event where member_id = ${sitiId} and name = 'points.changed'`),
  ).n;

test('points that a wrong clock ended are given back whole, once, and the member is told', async () => {
  const before = [await spendable(sitiId), await spendable(agusId)];
  const ended = await expireTooEarly();
  expect(await spendable(sitiId)).toBe(0);
  expect(await reopen().plan()).toMatchObject({ points: ended });
  expect(await spendable(sitiId)).toBe(0);
  const told = await events();
  const both = await Promise.all([reopen().run(), reopen().run()]);
  expect(both.reduce((sum, points) => sum + points, 0)).toBe(ended);
  expect([await spendable(sitiId), await spendable(agusId)]).toEqual(before);
  expect(await events()).toBeGreaterThan(told);
  expect(await reopen().plan()).toEqual({ journals: 0, members: 0, points: 0 });
  expect(await verifyLedger(api.deps.db)).toEqual([]);
});

test('what came back can be spent, and ends again when its time has come', async () => {
  await expireTooEarly();
  await reopen().run();
  const hold = { id: 'after-reopen', memberId: sitiId, points: 15_000, at: new Date() };
  expect(await api.deps.db.transaction((tx) => ledger.hold(tx, hold))).toBe(true);
  await api.deps.db.transaction((tx) => ledger.void(tx, hold.id, new Date()));
  expect(await expireTooEarly()).toBeGreaterThanOrEqual(15_000);
  expect(await verifyLedger(api.deps.db)).toEqual([]);
});

test('points whose time is over stay ended', async () => {
  const { db } = api.deps;
  const earning = {
    memberId: sitiId,
    points: 500,
    reference: 'long-ago',
    at: after(new Date(), -500 * dayMs),
  };
  await db.transaction((tx) => ledger.earn(tx, earning));
  expect(await createExpiryService({ db, clock: { now: () => new Date() } }).run(false)).toBe(500);
  expect(await reopen().plan()).toMatchObject({ points: 0 });
  expect(await reopen().run()).toBe(0);
});
