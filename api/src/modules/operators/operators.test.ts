/** @jest-environment ./api/src/testing/embedded-environment.cjs */
import { PAYMENT_INQUIRY_WAITS_MS } from '@poku/domain/limits/payment';
import { sql } from 'drizzle-orm';
import { startPaying, type Paying } from '../../testing/paying';
import { createOperatorService } from './service';

let paying: Paying;
const operators = () => createOperatorService(paying.api.deps);
const db = () => paying.api.deps.db;
const shares = { '0': 4000, '2': 3000 };

beforeAll(async () => {
  paying = await startPaying();
});
beforeEach(() => paying.reset());
afterAll(() => paying.close());

/** Makes NusaPoin silent at every call. */
const silence = () => void (paying.fake.decide = () => 'before');

/** An order whose inquiries are used up. */
async function buyUntilStuck(): Promise<string> {
  silence();
  await paying.buy({ shares });
  for (const wait of PAYMENT_INQUIRY_WAITS_MS) await paying.work(wait);
  return (await paying.order()).number;
}

test('an order whose partner never answers is listed first, with the leg and since when', async () => {
  const number = await buyUntilStuck();
  await paying.buy({ shares });
  const list = await operators().list();
  expect(list).toMatchObject({ open: 2, stuck: 1 });
  expect(list.orders.map((order) => [order.number === number, order.stuck_at !== null])).toEqual([
    [true, true],
    [false, false],
  ]);
  const first = await operators().list(1);
  expect(first).toMatchObject({ orders: [{ number }], open: 2, stuck: 1 });
  expect(list.orders[0]).toMatchObject({
    state: 'paying',
    coupons: 0,
    legs: [
      { slug: 'poku', state: 'held', points: 4000 },
      { slug: 'nusapoin', state: 'unknown', units: 3000, reason: null },
    ],
  });
});

test('asking again finishes a stuck order once its partner answers', async () => {
  const number = await buyUntilStuck();
  paying.fake.decide = () => 'none';
  expect(await paying.saga.inquire(number)).toMatchObject({ number, isStuck: false });
  await paying.work();
  expect(['completed', 'failed']).toContain((await operators().show(number)).state);
  expect(await operators().list()).toEqual({ orders: [], open: 0, stuck: 0 });
  expect(await paying.problems()).toEqual([]);
});

test('a refund gives points and units back, voids the coupon and stays reconciled', async () => {
  await paying.buy({ shares });
  const { number } = await paying.order();
  await paying.saga.refund(number, 'the shop has closed');
  await paying.work();
  expect(await operators().show(number)).toMatchObject({
    state: 'refunded',
    refund_reason: 'the shop has closed',
    coupons: 0,
    legs: [{ state: 'released' }, { state: 'released' }],
  });
  expect(await operators().reconcile('nusapoin')).toMatchObject({ compared: 1, open: 0, differences: [] });
  expect(await paying.problems()).toEqual([]);
});

test('a statement that says what our orders say has no difference', async () => {
  await paying.buy({ shares });
  await paying.buy({ shares: { '2': 500 } });
  expect(await operators().reconcile('2')).toEqual({
    slug: 'nusapoin',
    movements: 2,
    compared: 2,
    open: 0,
    differences: [],
  });
});

test('a debit that no order knows, one that the partner lacks, gave back, kept or took otherwise are named', async () => {
  const { books } = paying.fake;
  const references: string[] = [];
  for (let order = 0; order < 4; order += 1) {
    await paying.buy({ shares: { '2': 500 } });
    references.push(paying.fake.calls.findLast(({ name }) => name === 'debit')?.reference ?? '');
  }
  const [absent = '', otherwise = '', returned = '', kept = ''] = references;
  await db().run(sql`update order_leg set reference = ${`${absent}-ours`} where reference = ${absent}`);
  await db().run(sql`update order_leg set partner_units = 400 where reference = ${otherwise}`);
  await db().run(sql`update order_leg set state = 'refused' where reference = ${kept}`);
  books.reverseDebit('nusapoin', returned);
  const { differences } = await operators().reconcile('nusapoin');
  expect(new Map(differences.map(({ reference, what }) => [reference, what]))).toEqual(
    new Map([
      [absent, 'missing at Poku'],
      [`${absent}-ours`, 'missing at the partner'],
      [otherwise, 'another amount'],
      [returned, 'given back at the partner only'],
      [kept, 'not given back at the partner'],
    ]),
  );
  await paying.reset();
});

test('an order that is still asked for is open, not a difference', async () => {
  paying.fake.decide = ({ name }) => (name === 'debit' ? 'after' : name === 'statement' ? 'none' : 'before');
  await paying.buy({ shares });
  expect(await operators().reconcile('nusapoin')).toMatchObject({ open: 1, compared: 0, differences: [] });
});

test('an unknown order, an unknown partner and one that does not answer are named', async () => {
  await expect(operators().show('PK0')).rejects.toThrow('There is no order PK0');
  await expect(operators().reconcile('poku')).rejects.toThrow('There is no partner poku');
  silence();
  await expect(operators().reconcile('nusapoin')).rejects.toThrow('nusapoin did not give its statement');
});
