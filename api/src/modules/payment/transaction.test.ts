/** @jest-environment ./api/src/testing/embedded-environment.cjs */
import { transactionCall } from '@poku/mfe-checkout/calls/transaction';
import { EWALLET_PAYMENT_LIFE_MS } from '@poku/domain/limits/payment';
import { sql } from 'drizzle-orm';
import { agusId, answerTo, sitiId } from '../../testing/api';
import { startPaying, toRequest, type Paying } from '../../testing/paying';
import { createPurchaseService } from './purchase.service';

const shares = { '0': 1000, '3': 2000 };
let paying: Paying;
let token: string;
beforeAll(async () => {
  paying = await startPaying();
});
beforeEach(async () => {
  await paying.reset();
  token = await paying.api.login();
});
afterAll(() => paying.close());

const read = (query: string, id = sitiId, by = token) =>
  paying.api.call('GET', `/transaction/${id}?${query}`, { token: by });

test('a transaction is found by the key of its purchase', async () => {
  const body = await paying.prepare({ shares: { '0': 1000 } });
  await paying.send(body, { 'idempotency-key': 'a-key' });
  expect(answerTo(transactionCall, await read('key=a-key'))).toMatchObject({
    status: 'success',
    totalPoints: 1000,
  });
  expect((await read('key=another')).responseCode).toBe(404);
  expect(await read('')).toMatchObject({ status: 400, data: { field: 'number' } });
});

test('another member’s transaction is like one that does not exist', async () => {
  await paying.buy({ shares: { '0': 1000 } });
  const { number } = await paying.order();
  const agus = await paying.api.login('081200000003');
  const foreign = await read(`number=${number}`, agusId, agus);
  expect(foreign).toMatchObject({ status: 200, responseCode: 404, data: undefined });
  expect(foreign.message).toBe((await read('number=PK0', agusId, agus)).message);
});

test('a return’s numbers must be those of the payment', async () => {
  await paying.buy({ shares });
  paying.fake.books.finishPayment('dompetnusa', 'paid');
  const { reference } = paying.fake.calls.findLast(({ name }) => name === 'orderPayment') ?? {
    reference: '',
  };
  paying.api.deps.clock.advance(1000);
  const own = await paying.transaction(`&trxId=trx-${reference}&refNum=ref-${reference}`);
  expect(answerTo(transactionCall, own)).toMatchObject({ status: 'success' });
  expect((await paying.transaction('&trxId=trx-x')).responseCode).toBe(404);
  expect((await paying.transaction(`&trxId=trx-${reference}&refNum=ref-x`)).responseCode).toBe(404);
});

test('an e-wallet is asked at most once a second, however often the page is read', async () => {
  await paying.buy({ shares });
  paying.api.deps.clock.advance(1000);
  await Promise.all(Array.from({ length: 5 }, () => paying.transaction()));
  expect(paying.fake.calls.filter(({ name }) => name === 'paymentState')).toHaveLength(1);
});

test('a partner that hangs: the member has an answer in time, and the order ends later', async () => {
  let answer: () => void = () => undefined;
  const hanging = new Promise<'none'>((resolve) => (answer = () => resolve('none')));
  paying.fake.decide = () => hanging;
  const body = await paying.prepare({ shares: { '0': 1000, '2': 500 } });
  const impatient = createPurchaseService(paying.api.deps, 300);
  await expect(impatient.buy(sitiId, toRequest(body), null)).rejects.toMatchObject({ code: 20002 });
  expect((await paying.send(body)).responseCode).toBe(20002);
  answer();
  while ((await paying.order()).state !== 'completed')
    await new Promise((resolve) => setTimeout(resolve, 20));
  expect((await paying.send(body)).responseCode).toBe(200);
});

test('a return names its transaction without the order’s number, also before anybody asked the e-wallet', async () => {
  await paying.buy({ shares });
  const { reference } = paying.fake.calls.findLast(({ name }) => name === 'orderPayment') ?? {
    reference: '',
  };
  const back = `trxId=trx-${reference}&refNum=ref-${reference}`;
  expect((await read(back)).responseCode).toBe(404);
  paying.fake.books.finishPayment('dompetnusa', 'paid');
  paying.api.deps.clock.advance(1000);
  const { number } = await paying.order();
  expect(answerTo(transactionCall, await read(back))).toMatchObject({ status: 'success', number });
  expect((await read(`trxId=trx-${reference}&refNum=ref-x`)).responseCode).toBe(404);
  expect(await read(`trxId=trx-${reference}`)).toMatchObject({ status: 400 });
  const agus = await paying.api.login('081200000003');
  expect((await read(back, agusId, agus)).responseCode).toBe(404);
});

test('the coupons of a transaction are told as they are now', async () => {
  await paying.buy({ shares: { '0': 1000 } });
  const states = async () =>
    answerTo(transactionCall, await paying.transaction()).coupons.map((coupon) => coupon.state);
  expect(await states()).toEqual(['new']);
  await paying.api.deps.db.run(
    sql`update coupon set used_at = now() where order_id = ${(await paying.order()).id}`,
  );
  expect(await states()).toEqual(['used']);
});

test.each([
  ['is down', 'down', 'silent'],
  ['turns the call away', 'rejected', null],
  ['refuses', { refuse: 'other' }, null],
] as const)('an e-wallet that %s fails the purchase for its own reason', async (_, fault, reason) => {
  paying.fake.decide = ({ name }) => (name === 'orderPayment' ? fault : 'none');
  expect((await paying.buy({ shares })).responseCode).toBe(40112);
  expect(answerTo(transactionCall, await paying.transaction())).toMatchObject({
    status: 'failed',
    failure: 40112,
    failureReason: reason,
  });
});

test('a page that nobody pays, and one that is declined, fail for their own reasons', async () => {
  await paying.buy({ shares });
  await paying.work(EWALLET_PAYMENT_LIFE_MS);
  expect(answerTo(transactionCall, await paying.transaction())).toMatchObject({ failureReason: 'expired' });
  await paying.buy({ shares });
  paying.fake.books.finishPayment('dompetnusa', 'declined');
  await paying.work(5000);
  expect(answerTo(transactionCall, await paying.transaction())).toMatchObject({ failureReason: 'declined' });
});
