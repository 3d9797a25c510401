/** @jest-environment ./api/src/testing/embedded-environment.cjs */
import { customerDetailCall } from '@poku/domain/calls/customer-detail';
import { transactionCall } from '@poku/mfe-checkout/calls/transaction';
import { sql } from 'drizzle-orm';
import { agusId, answerTo, sitiId, wireTo } from '../../testing/api';
import { startPaying, type Paying } from '../../testing/paying';
import { createTransactionService } from './transaction.service';

const shares = { '0': 1000, '3': 2000 };
const untouched = { own: 15_000, held: 0, nusapoin: 20_000, dompetnusa: 150_000 };
let paying: Paying;
let token: string;
beforeAll(async () => {
  paying = await startPaying();
});
beforeEach(async () => {
  await paying.reset();
  token = await paying.api.login();
});
afterEach(async () => expect(await paying.problems()).toEqual([]));
afterAll(() => paying.close());

const cancelBy = (number: string, clientId = sitiId, by = token) =>
  paying.api.call('POST', '/canceltransaction', { token: by, body: { clientId, number } });
const cancel = async () => answerTo(transactionCall, await cancelBy((await paying.order()).number));
const detail = async () =>
  wireTo(customerDetailCall, await paying.api.call('GET', `/customerdetail/${sitiId}`, { token }));

test('a purchase that waits for its page is told with the points it holds, and no more once it is over', async () => {
  expect(await detail()).toMatchObject({ pokuPoinHeld: 0, openTransactions: [] });
  await paying.buy({ shares });
  const { number } = await paying.order();
  const waiting = await detail();
  expect(waiting).toMatchObject({ customerPoin: 14_000, pokuPoinHeld: 1000 });
  expect(waiting.openTransactions).toEqual([
    {
      pokuTransactionNumber: number,
      voucherName: 'Es Kopi Susu Gula Aren',
      totalTransaction: 3000,
      pokuPoinHeld: 1000,
      waitsFor: 'DompetNusa',
      expiredDate: answerTo(transactionCall, await paying.transaction()).paymentPage?.expiresAt,
    },
  ]);
  paying.fake.books.finishPayment('dompetnusa', 'paid');
  await paying.work(60_000);
  expect(await detail()).toMatchObject({ pokuPoinHeld: 0, openTransactions: [] });
});

test('a purchase whose programme is silent is told as well, without a page', async () => {
  paying.fake.decide = ({ name }) => (name === 'debit' ? 'after' : 'none');
  await paying.buy({ shares: { '2': 500 } });
  expect(await detail()).toMatchObject({
    pokuPoinHeld: 0,
    openTransactions: [{ pokuPoinHeld: 0, waitsFor: null, expiredDate: null }],
  });
  paying.fake.decide = () => 'none';
  await paying.work(5000);
});

test('called off: everything is given back at once, and nobody can pay the page any more', async () => {
  const stock = await paying.stock();
  const body = await paying.prepare({ shares });
  await paying.send(body);
  expect(await cancel()).toMatchObject({ status: 'failed', failure: 40112, failureReason: 'cancelled' });
  expect(await paying.order()).toMatchObject({
    state: 'failed',
    legs: ['poku released', 'dompetnusa released'],
  });
  expect(paying.fake.books.finishPayment('dompetnusa', 'paid')).toBe(false);
  expect(await paying.balances()).toEqual(untouched);
  expect(await paying.stock()).toBe(stock);
  expect((await paying.send(body)).responseCode).toBe(40112);
  expect(await cancel()).toMatchObject({ status: 'failed', failureReason: 'cancelled' });
});

test('a page that is paid already counts, whatever the member wishes', async () => {
  await paying.buy({ shares });
  paying.fake.books.finishPayment('dompetnusa', 'paid');
  expect(await cancel()).toMatchObject({ status: 'success', failure: null, failureReason: null });
  expect((await cancel()).coupons).toHaveLength(1);
  expect(await paying.balances()).toEqual({ ...untouched, own: 14_000, dompetnusa: 148_000 });
});

test('a payment that is made while it is called off is given back, and the books show both', async () => {
  await paying.buy({ shares });
  paying.fake.decide = ({ name }) => {
    if (name === 'reversePayment') paying.fake.books.finishPayment('dompetnusa', 'paid');
    return 'none';
  };
  expect(await cancel()).toMatchObject({ status: 'failed', failureReason: 'cancelled' });
  expect(await paying.balances()).toEqual(untouched);
});

test('an e-wallet that is silent: nothing is given back on a guess, and its answer ends it', async () => {
  await paying.buy({ shares });
  paying.fake.decide = ({ name }) => (name === 'paymentState' ? 'before' : 'none');
  expect(await cancel()).toMatchObject({ status: 'processing', failureReason: null, paymentPage: null });
  expect(await paying.balances()).toEqual({ ...untouched, own: 14_000, held: 1000 });
  expect(await cancel()).toMatchObject({ status: 'processing' });
  paying.fake.decide = () => 'none';
  await paying.work(5000);
  expect(answerTo(transactionCall, await paying.transaction())).toMatchObject({
    status: 'failed',
    failureReason: 'cancelled',
  });
  expect(await paying.balances()).toEqual(untouched);
});

test('the points come back at the member’s word, and the failure is told once the e-wallet has closed the page', async () => {
  await paying.buy({ shares });
  paying.fake.decide = ({ name }) => (name === 'reversePayment' ? 'before' : 'none');
  expect(await cancel()).toMatchObject({ status: 'processing', failure: null });
  expect(await paying.order()).toMatchObject({ state: 'compensating', due: true });
  paying.fake.decide = () => 'none';
  await paying.work(5000);
  expect(await paying.order()).toMatchObject({ state: 'failed' });
});

test('asked ten times at once it is called off once', async () => {
  await paying.buy({ shares });
  const { number } = await paying.order();
  const answers = await Promise.all(Array.from({ length: 10 }, () => cancelBy(number)));
  expect(answers.map(({ responseCode }) => responseCode)).toEqual(Array(10).fill(200));
  await paying.work(10_000);
  expect(await paying.order()).toMatchObject({ state: 'failed' });
  expect(await paying.balances()).toEqual(untouched);
});

test('a process that dies after the wish leaves an order that another one goes on with', async () => {
  await paying.buy({ shares });
  paying.fake.decide = ({ name }) => (name === 'paymentState' ? 'before' : 'none');
  await cancel();
  paying.fake.decide = () => 'none';
  await paying.api.deps.db.run(sql`update purchase_order set due_at = null where state = 'paying'`);
  await paying.saga.recover();
  await paying.work();
  expect(await paying.order()).toMatchObject({ state: 'failed' });
});

test('a purchase that is over, or that a programme decides, stays as it is', async () => {
  await paying.buy({ shares: { '0': 1000 } });
  expect(await cancel()).toMatchObject({ status: 'success' });
  paying.fake.decide = ({ name }) => (name === 'debit' ? 'after' : 'none');
  await paying.buy({ shares: { '0': 1000, '2': 500 } });
  expect(await cancel()).toMatchObject({ status: 'processing' });
  expect(await paying.order()).toMatchObject({ state: 'paying', legs: ['poku held', 'nusapoin unknown'] });
  paying.fake.decide = () => 'none';
  await paying.work(5000);
});

test('another member’s purchase is like one that does not exist', async () => {
  await paying.buy({ shares });
  const { number } = await paying.order();
  const agus = await paying.api.login('081200000003');
  expect(await cancelBy(number, agusId, agus)).toMatchObject({ status: 200, responseCode: 404 });
  expect(await paying.order()).toMatchObject({ state: 'paying', legs: ['poku held', 'dompetnusa waiting'] });
});

test('an e-wallet that hangs: the member has an answer in time, and the purchase ends later', async () => {
  await paying.buy({ shares });
  let answer: () => void = () => undefined;
  const hanging = new Promise<'none'>((resolve) => (answer = () => resolve('none')));
  paying.fake.decide = () => hanging;
  const impatient = createTransactionService(paying.api.deps, 300);
  const { number } = await paying.order();
  expect(await impatient.cancel(sitiId, number)).toMatchObject({ status: 'processing' });
  answer();
  while ((await paying.order()).state !== 'failed') await new Promise((resolve) => setTimeout(resolve, 20));
  expect(await paying.balances()).toEqual(untouched);
});
