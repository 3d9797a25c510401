/** @jest-environment ./api/src/testing/embedded-environment.cjs */
import { buyCall } from '@poku/mfe-checkout/calls/purchase';
import { transactionCall } from '@poku/mfe-checkout/calls/transaction';
import { EWALLET_PAYMENT_LIFE_MS } from '@poku/domain/limits/payment';
import { sql } from 'drizzle-orm';
import { answerTo } from '../../../testing/api';
import { startPaying, type Paying } from '../../../testing/paying';

let paying: Paying;
beforeAll(async () => {
  paying = await startPaying();
});
beforeEach(() => paying.reset());
afterEach(async () => expect(await paying.problems()).toEqual([]));
afterAll(() => paying.close());

const twoSources = { '0': 4000, '2': 3000 };
const threeSources = { ...twoSources, '3': 2000 };
const untouched = { own: 15_000, held: 0, nusapoin: 20_000, dompetnusa: 150_000 };
const called = () => paying.fake.calls.map(({ slug, name }) => `${slug} ${name}`);
const only = (name: string, fault: 'before' | 'after' | 'late' | 'down' | 'rejected') =>
  void (paying.fake.decide = (call) => (call.name === name ? fault : 'none'));

test('own points and a programme pay together, and every point is where the receipt says', async () => {
  const stock = await paying.stock();
  const answer = await paying.buy({ shares: twoSources });
  expect(answer.responseCode).toBe(200);
  expect(answerTo(buyCall, answer)).toMatchObject({ totalPoints: 7000, ownPoints: 11_000 });
  expect(await paying.balances()).toEqual({ ...untouched, own: 11_000, nusapoin: 17_000 });
  expect(await paying.stock()).toBe(stock - 1);
  const receipt = answerTo(transactionCall, await paying.transaction());
  expect(receipt).toMatchObject({
    status: 'success',
    failure: null,
    totalPoints: 7000,
    parts: [
      { partnerId: '0', points: 4000, state: 'taken' },
      { partnerId: '2', points: 3000, units: 3000, state: 'taken', lots: [] },
    ],
    coupons: answerTo(buyCall, answer).coupons,
    paymentPage: null,
  });
  expect(receipt.parts[0]?.lots.reduce((sum, lot) => sum + lot.points, 0)).toBe(4000);
});

test('a programme alone may pay all of it', async () => {
  expect((await paying.buy({ shares: { '2': 500 } })).responseCode).toBe(200);
  expect(await paying.balances()).toEqual({ ...untouched, nusapoin: 19_500 });
});

test('three sources: the page is paid, then the coupons come', async () => {
  const answer = await paying.buy({ shares: threeSources });
  const bought = answerTo(buyCall, answer);
  expect(bought).toMatchObject({ coupons: [], checkoutUrl: paying.fake.books.checkoutUrl });
  const waiting = answerTo(transactionCall, await paying.transaction());
  expect(waiting).toMatchObject({ status: 'processing', paymentPage: { paymentCode: bought.paymentCode } });
  expect((await paying.order()).legs).toEqual(['poku held', 'nusapoin debited', 'dompetnusa waiting']);
  paying.fake.books.finishPayment('dompetnusa', 'paid');
  paying.api.deps.clock.advance(1000);
  const paid = answerTo(transactionCall, await paying.transaction());
  expect(paid).toMatchObject({ status: 'success', paymentPage: null });
  expect(paid.coupons).toHaveLength(1);
  expect(await paying.balances()).toEqual({ own: 11_000, held: 0, nusapoin: 17_000, dompetnusa: 148_000 });
});

test('the job finds out about a paid page by itself, and an event makes it at once', async () => {
  await paying.buy({ shares: threeSources });
  paying.fake.books.finishPayment('dompetnusa', 'paid');
  await paying.work();
  expect((await paying.order()).state).toBe('paying');
  const { reference } = paying.fake.calls.findLast(({ name }) => name === 'orderPayment') ?? {
    reference: '',
  };
  await paying.api.deps.db.transaction((tx) => paying.saga.nudge(tx, '3', reference));
  await paying.work();
  expect(await paying.order()).toMatchObject({ state: 'completed', due: false, coupons: 1 });
});

test('a page that is declined gives everything back and fails with 40112', async () => {
  const stock = await paying.stock();
  const body = await paying.prepare({ shares: threeSources });
  await paying.send(body);
  paying.fake.books.finishPayment('dompetnusa', 'declined');
  await paying.work(5000);
  expect(await paying.order()).toMatchObject({
    state: 'failed',
    failure: 40112,
    legs: ['poku released', 'nusapoin released', 'dompetnusa refused'],
    coupons: 0,
  });
  expect(await paying.balances()).toEqual(untouched);
  expect(await paying.stock()).toBe(stock);
  expect((await paying.send(body)).responseCode).toBe(40112);
});

test('nobody pays the page: after 15 minutes own points are back in their lots, and a late payment finds nothing', async () => {
  await paying.buy({ shares: threeSources });
  await paying.work(EWALLET_PAYMENT_LIFE_MS - 1000);
  expect((await paying.order()).state).toBe('paying');
  await paying.work(1000);
  expect(await paying.order()).toMatchObject({ state: 'failed', failure: 40112 });
  expect(paying.fake.books.finishPayment('dompetnusa', 'paid')).toBe(false);
  expect(await paying.balances()).toEqual(untouched);
});

test('a page that was paid in time counts, though the e-wallet says so only after the end', async () => {
  await paying.buy({ shares: { '0': 1000, '3': 2000 } });
  paying.fake.books.finishPayment('dompetnusa', 'paid');
  only('paymentState', 'before');
  await paying.work(EWALLET_PAYMENT_LIFE_MS);
  expect(await paying.order()).toMatchObject({ state: 'paying', legs: ['poku held', 'dompetnusa unknown'] });
  paying.fake.decide = () => 'none';
  await paying.work(5000);
  expect(await paying.order()).toMatchObject({ state: 'completed', coupons: 1 });
});

test('a payment that is made while the page is called off is given back, and the books show both', async () => {
  await paying.buy({ shares: { '0': 1000, '3': 2000 } });
  paying.fake.decide = ({ name }) => {
    if (name === 'reversePayment') paying.fake.books.finishPayment('dompetnusa', 'paid');
    return 'none';
  };
  await paying.work(EWALLET_PAYMENT_LIFE_MS);
  expect(await paying.order()).toMatchObject({ state: 'failed', failure: 40112 });
  expect(await paying.balances()).toEqual(untouched);
  const moves = await paying.api.deps.db.rows(sql`
    select kind from ledger_journal where kind in ('debit', 'return') order by id`);
  expect(moves.map(({ kind }) => kind)).toEqual(['debit', 'return']);
});

test('a partner that gives back less than it took is not believed, and an operator sees it', async () => {
  paying.fake.decide = ({ name }) => (name === 'orderPayment' ? { refuse: 'other' } : 'none');
  paying.fake.books.givesBack = 0;
  expect((await paying.buy({ shares: threeSources })).responseCode).toBe(20002);
  for (let inquiry = 0; inquiry < 6; inquiry += 1) await paying.work(7_200_000);
  expect(await paying.order()).toMatchObject({ state: 'compensating', stuck: true });
  paying.fake.books.givesBack = 1;
  expect(await paying.saga.inquire((await paying.order()).number)).toMatchObject({ state: 'failed' });
});

test('the e-wallet refuses: the programme gives back before the member is told of it', async () => {
  paying.fake.decide = ({ name }) => (name === 'orderPayment' ? { refuse: 'balance-too-low' } : 'none');
  expect((await paying.buy({ shares: threeSources })).responseCode).toBe(40004);
  expect((await paying.order()).legs).toEqual(['poku released', 'nusapoin released', 'dompetnusa refused']);
  expect(await paying.balances()).toEqual(untouched);
});

test.each([
  ['balance-too-low', 40004],
  ['code-missing', 40111],
  ['limit', 40121],
  ['unknown-account', 40121],
  ['other', 40112],
])('a programme that refuses for %s: %d, nothing taken, the e-wallet never asked', async (refuse, code) => {
  paying.fake.decide = ({ name }) => (name === 'debit' ? { refuse } : 'none');
  expect((await paying.buy({ shares: threeSources })).responseCode).toBe(code);
  expect((await paying.order()).legs).toEqual(['poku released', 'nusapoin refused', 'dompetnusa refused']);
  expect(called()).toEqual(['nusapoin debit']);
  expect(await paying.balances()).toEqual(untouched);
});

test.each(['down', 'rejected'] as const)(
  'a programme that is %s took nothing: 40112 at once',
  async (fault) => {
    only('debit', fault);
    expect((await paying.buy({ shares: twoSources })).responseCode).toBe(40112);
    expect(await paying.balances()).toEqual(untouched);
  },
);

test('a page outside the e-wallet’s addresses is given back and nobody is sent there', async () => {
  paying.fake.books.checkoutUrl = 'https://jahat.contoh.id/pay';
  const answer = await paying.buy({ shares: threeSources });
  expect([answer.responseCode, answer.data]).toEqual([40112, undefined]);
  expect((await paying.order()).legs).toEqual(['poku released', 'nusapoin released', 'dompetnusa released']);
  expect(await paying.balances()).toEqual(untouched);
});

test('silent and debited: 20002, then the inquiry completes it', async () => {
  only('debit', 'after');
  const body = await paying.prepare({ shares: twoSources });
  expect((await paying.send(body)).responseCode).toBe(20002);
  expect(await paying.order()).toMatchObject({ state: 'paying', legs: ['poku held', 'nusapoin unknown'] });
  expect((await paying.send(body)).responseCode).toBe(20002);
  await paying.work(5000);
  expect(await paying.order()).toMatchObject({ state: 'completed', coupons: 1 });
  expect((await paying.send(body)).responseCode).toBe(200);
  expect(called().filter((call) => call === 'nusapoin debit')).toHaveLength(1);
});

test('silent and never arrived: the reference is fenced before it counts as refused', async () => {
  only('debit', 'late');
  const body = await paying.prepare({ shares: twoSources });
  expect((await paying.send(body)).responseCode).toBe(20002);
  await paying.work(5000);
  expect(await paying.order()).toMatchObject({
    state: 'failed',
    legs: ['poku released', 'nusapoin released'],
  });
  paying.fake.deliverLate();
  expect(await paying.balances()).toEqual(untouched);
  expect((await paying.send(body)).responseCode).toBe(40112);
});

test('silent for good: six inquiries by the schedule, then it is an operator’s as well and nothing is given back', async () => {
  paying.fake.decide = ({ name }) => (name === 'debit' ? 'after' : 'before');
  await paying.buy({ shares: twoSources });
  const inquiries = () => paying.fake.calls.filter(({ name }) => name === 'debitState').length;
  const counts = [];
  for (const wait of [5000, 15_000, 60_000, 300_000, 1_800_000, 7_200_000]) {
    await paying.work(wait - 1);
    counts.push(inquiries());
    await paying.work(1);
  }
  expect(counts).toEqual([0, 1, 2, 3, 4, 5]);
  expect(inquiries()).toBe(6);
  expect(await paying.order()).toMatchObject({ state: 'paying', stuck: true, due: true });
  expect(await paying.saga.recover()).toBe(0);
  expect((await paying.balances()).held).toBe(4000);
  paying.fake.decide = () => 'none';
  const { number } = await paying.order();
  expect(await paying.saga.inquire(number)).toEqual({ number, state: 'completed', isStuck: false });
});

const hourMs = 60 * 60_000;
const silentFor = async (hours: number): Promise<void> => {
  paying.fake.decide = ({ name }) => (name === 'debit' ? 'after' : 'before');
  await paying.buy({ shares: twoSources });
  for (let hour = 0; hour < hours; hour += 1) await paying.work(hourMs);
};

test('an order that is an operator’s ends by itself once its partner is back', async () => {
  await silentFor(12);
  expect(await paying.order()).toMatchObject({ state: 'paying', stuck: true });
  expect((await paying.balances()).held).toBe(4000);
  paying.fake.decide = () => 'none';
  for (let hour = 0; hour < 3; hour += 1) await paying.work(hourMs);
  expect(await paying.order()).toMatchObject({ state: 'completed', stuck: false });
});

test('whose partner stays silent is called off within two days: nothing is held, and the fence is asked for until it stands', async () => {
  await silentFor(48);
  expect(await paying.order()).toMatchObject({
    state: 'compensating',
    legs: ['poku released', 'nusapoin releasing'],
  });
  expect(await paying.balances()).toMatchObject({ own: 15_000, held: 0 });
  paying.fake.decide = () => 'none';
  for (let hour = 0; hour < 3; hour += 1) await paying.work(hourMs);
  expect(await paying.order()).toMatchObject({ state: 'failed', stuck: false });
  expect(await paying.balances()).toEqual(untouched);
});

test('giving back is asked for until the partner has said so, and only then is the failure told', async () => {
  paying.fake.decide = ({ name }) =>
    name === 'orderPayment' ? { refuse: 'other' } : name === 'reverseDebit' ? 'after' : 'none';
  const body = await paying.prepare({ shares: threeSources });
  expect((await paying.send(body)).responseCode).toBe(20002);
  expect((await paying.balances()).own).toBe(15_000);
  expect((await paying.order()).state).toBe('compensating');
  expect(answerTo(transactionCall, await paying.transaction())).toMatchObject({
    status: 'processing',
    failure: null,
  });
  expect((await paying.send(body)).responseCode).toBe(20002);
  paying.fake.decide = () => 'none';
  await paying.work(5000);
  expect((await paying.send(body)).responseCode).toBe(40112);
  expect(answerTo(transactionCall, await paying.transaction())).toMatchObject({
    status: 'failed',
    failure: 40112,
  });
});
