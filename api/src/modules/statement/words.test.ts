/** @jest-environment ./api/src/testing/embedded-environment.cjs */
import { sql } from 'drizzle-orm';
import { after } from '../../ports/clock';
import { agusId, startTestApi, type TestApi } from '../../testing/api';
import { addBurn } from '../../testing/history';
import { ledger } from '../ledger/service';
import { createStatementService, type Statement } from './service';

const dayMs = 24 * 60 * 60_000;
let api: TestApi;
beforeEach(async () => {
  api ??= await startTestApi();
  await api.reset();
});
afterAll(() => api.close());

const running = async (): Promise<Statement> => {
  const statements = createStatementService(api.deps);
  const [newest] = (await statements.months(agusId)).months;
  return statements.statement(agusId, newest?.month ?? '');
};
const now = () => api.deps.clock.now();

/** A purchase with a hold of its own points. */
const buy = async (number: string, end?: (tx: typeof api.deps.db, hold: string) => Promise<void>) => {
  const { db } = api.deps;
  await addBurn(db, agusId, { number, at: now().toISOString(), state: 'paying' });
  await ledger.hold(db, { id: `H-${number}`, memberId: agusId, points: 500, at: now() });
  await db.run(sql`update order_leg set hold_id = ${`H-${number}`} where order_id = ${number}`);
  await end?.(db, `H-${number}`);
};

test('a purchase has a line once it is completed, another when it is given back, and none when it failed', async () => {
  const { lines: before, closing } = await running();
  await buy('PK-done', (db, hold) => ledger.capture(db, hold, now()));
  await buy('PK-failed', (db, hold) => ledger.void(db, hold, now()));
  await buy('PK-back', async (db, hold) => {
    await ledger.capture(db, hold, now());
    await ledger.refund(db, hold, now());
  });
  await buy('PK-waits');
  const statement = await running();
  const text = expect.stringMatching(/^.+, Kopi Serambi$/) as unknown;
  expect(statement.lines.slice(before.length)).toMatchObject([
    { kind: 'capture', number: 'PK-done', points: -500, text },
    { kind: 'capture', number: 'PK-back', points: -500, text },
    { kind: 'reverse', number: 'PK-back', points: 500, text },
  ]);
  expect(statement.held).toMatchObject([{ number: 'PK-waits', points: 500, text }]);
  expect(statement.closing).toBe(closing - 500);
});

test('points that are taken back, owed, repaid and ended say which earning they are of', async () => {
  const { db } = api.deps;
  const [earning] = await db.rows<{ number: string; points: number; text: string }>(sql`
    select e.number, e.points, p.name || ', ' || e.description as text from earn_record e join partner p on p.id = e.partner_id
    where e.member_id = ${agusId} and e.status = 0 order by e.occurred_at desc limit 1`);
  if (earning === undefined) throw new Error('The fixtures have no earning');
  const { number, text } = earning;
  const { lines: before, closing } = await running();
  await ledger.spend(db, { id: 'H-all', memberId: agusId, points: closing, at: now() });
  await ledger.takeBack(db, {
    memberId: agusId,
    points: 300,
    earnings: [number],
    reference: `${number}:1`,
    at: now(),
  });
  expect(await running()).toMatchObject({ closing: 0, owed: 300 });
  await ledger.earn(db, { memberId: agusId, points: 700, reference: `${number}:2`, at: now() });
  await ledger.takeBack(db, {
    memberId: agusId,
    points: 50,
    earnings: [`${number}:2`],
    reference: `${number}:3`,
    at: now(),
  });
  await ledger.expire(db, agusId, after(now(), 400 * dayMs));
  api.deps.clock.advance(400 * dayMs);
  expect(await running()).toMatchObject({
    closing: 0,
    owed: 0,
    lines: [{ kind: 'expire', points: -350, number, text }],
  });
  api.deps.clock.reset();
  const { lines, owed } = await running();
  expect(lines.slice(before.length)).toMatchObject([
    { kind: 'capture', points: -closing },
    { kind: 'earn', points: 700, number, text },
    { kind: 'repay', points: -300, number, text },
    { kind: 'take-back', points: -50, number, text },
  ]);
  expect(owed).toBe(0);
});

test('points that end by the end of the next month are named with their day', async () => {
  const { ends } = await running();
  expect(ends).toEqual([]);
  api.deps.clock.advance(330 * dayMs);
  const later = await running();
  const { isRunning, nextUntil } = later.period;
  expect(isRunning).toBe(true);
  expect(later.ends.length).toBeGreaterThan(0);
  expect(later.ends.every(({ at, points }) => at < nextUntil && points > 0)).toBe(true);
  api.deps.clock.reset();
});
