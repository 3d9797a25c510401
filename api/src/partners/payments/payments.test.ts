/** @jest-environment ./api/src/testing/embedded-environment.cjs */
import { z } from 'zod';
import { partnerBrowser, type PartnerBrowser } from '../../testing/partner-browser';
import { startEventReceiver, type EventReceiver } from '../../testing/event-receiver';
import { partnerAccount } from '../../testing/partner-account';
import { startTestPartners, type TestPartners } from '../../testing/sandbox-partners';

const anyText: unknown = expect.any(String);
const textLike = (form: RegExp): unknown => expect.stringMatching(form);
async function times(count: number, work: () => Promise<void>): Promise<void> {
  for (let done = 0; done < count; done += 1) await work();
}

let partners: TestPartners;
let browser: PartnerBrowser;
let poku: EventReceiver | undefined;
beforeAll(async () => {
  partners = await startTestPartners();
});
beforeEach(async () => {
  await partners.reset();
  browser = partnerBrowser();
});
afterEach(async () => {
  jest.restoreAllMocks();
  await poku?.close();
  poku = undefined;
});
afterAll(() => partners.close());

/** Siti's mandate of the fixtures; her balance is Rp150.000. */
const mandateId = 'fixture-mandate-dompetnusa-6281200000002';
const orderOf = (reference: string, changes: object = {}) => ({
  reference,
  mandateId,
  amountUnits: 40_000,
  redirectUrl: 'http://localhost:3000/checkout-linkaja?order=1',
  ...changes,
});
const order = (reference: string, changes?: object) =>
  partners.call('dompetnusa', 'POST', '/v1/payments', orderOf(reference, changes));
const stateOf = async (reference: string) =>
  (await partners.call('dompetnusa', 'GET', `/v1/payments/${reference}`)).data;
const reverse = async (reference: string) =>
  (await partners.call('dompetnusa', 'DELETE', `/v1/payments/${reference}`)).data;
const siti = '+6281200000002';
const account = () => partnerAccount(partners, 'dompetnusa', siti, siti);
const balance = () => account().balance();
async function openPage(reference: string, changes?: object): Promise<void> {
  const { data } = await order(reference, changes);
  const { checkoutUrl, paymentCode } = z
    .object({ checkoutUrl: z.string(), paymentCode: z.string() })
    .parse(data);
  browser.text = `<form action="${checkoutUrl}"></form>`;
  await browser.submit({ paymentCode, reference });
}
const newestOtp = async () => (await account().messages())[0]?.otp ?? '';
/** Goes through the page that is open. */
async function payOnPage(): Promise<void> {
  await browser.submit({ step: 'send' });
  await browser.submit({ step: 'pay', otp: await newestOtp() });
}
const wayBack = () => Object.fromEntries(new URL(browser.leftFor).searchParams);

test('a payment is confirmed on the page, taken once, and told with its numbers', async () => {
  await openPage('pay');
  expect(browser.text).toContain('Rp40.000');
  expect(browser.text).toContain('Rp150.000');
  await browser.submit({ step: 'send' });
  const form = browser.text;
  const otp = await newestOtp();
  await browser.submit({ step: 'pay', otp });
  const { trxId, refNum } = wayBack();
  expect(wayBack()).toEqual({ order: '1', trxId: textLike(/^TX/), refNum: anyText });
  const paid = { status: 'paid', amountUnits: 40_000, trxId, refNum };
  expect(await stateOf('pay')).toEqual(paid);
  expect((await order('pay')).data).toEqual(paid);
  browser.text = form;
  await browser.submit({ step: 'pay', otp });
  expect(await balance()).toBe(110_000);
});

test('one reference is one payment, and no other amount', async () => {
  const first = await order('same');
  expect(await order('same')).toEqual(first);
  expect((await order('same', { amountUnits: 1 })).status).toBe(409);
});

test('a balance that is too low, a wrong code and Batal take nothing', async () => {
  await openPage('much', { amountUnits: 150_001 });
  await payOnPage();
  expect(wayBack()).toMatchObject({ error: 'balance-too-low' });
  await openPage('wrong');
  await browser.submit({ step: 'send' });
  await times(3, () => browser.submit({ step: 'pay', otp: 'none' }));
  expect(await stateOf('wrong')).toEqual({ status: 'refused', reason: 'declined' });
  await openPage('no');
  await browser.submit({ step: 'cancel' });
  expect(wayBack()).toMatchObject({ error: 'declined' });
  expect(await balance()).toBe(150_000);
});

test('an unknown or ended mandate pays nothing, and a payment waits fifteen minutes', async () => {
  expect((await order('who', { mandateId: 'MD-nobody' })).data).toEqual({
    status: 'refused',
    reason: 'mandate-unknown',
  });
  await order('late');
  partners.clock.advance(15 * 60_000);
  expect(await stateOf('late')).toEqual({ status: 'refused', reason: 'expired' });
  await partners.call('dompetnusa', 'DELETE', '/v1/links/fixture-dompetnusa-6281200000002');
  expect((await order('ended')).data).toEqual({ status: 'refused', reason: 'mandate-unknown' });
  expect((await partners.call('dompetnusa', 'GET', '/v1/payments/none')).status).toBe(404);
});

test('the page opens for the reference that the payment has, and for no other', async () => {
  const { data } = await order('mine');
  const { checkoutUrl, paymentCode } = z
    .object({ checkoutUrl: z.string(), paymentCode: z.string() })
    .parse(data);
  browser.text = `<form action="${checkoutUrl}"></form>`;
  await browser.submit({ paymentCode, reference: 'yours' });
  expect([browser.status, browser.text]).toEqual([404, textLike(/tidak dikenali/)]);
  browser.text = `<form action="${checkoutUrl}"></form>`;
  await browser.submit({ paymentCode, reference: 'mine' });
  expect([browser.status, browser.text]).toEqual([200, textLike(/Bayar Rp40\.000/)]);
});

test('a payment that Poku calls off is over on its page, and nobody pays it any more', async () => {
  await openPage('off');
  await browser.submit({ step: 'send' });
  const form = browser.text;
  expect(await reverse('off')).toEqual({ status: 'reversed', amountUnits: 0 });
  browser.text = form;
  await browser.submit({ step: 'pay', otp: await newestOtp() });
  expect([browser.status, browser.text]).toEqual([410, textLike(/sudah dibatalkan oleh Poku/)]);
  expect(browser.text).toContain('error=other');
  expect(await stateOf('off')).toEqual({ status: 'reversed' });
  expect((await order('off')).data).toEqual({ status: 'refused', reason: 'other' });
  expect((await order('off', { amountUnits: 1 })).status).toBe(409);
  expect(await balance()).toBe(150_000);
  expect(await account().statement()).toEqual([]);
});

test('a payment is given back once, also when ten ask at once, and its page says so', async () => {
  await openPage('back');
  const { text } = browser;
  await payOnPage();
  const answers = await Promise.all(Array.from({ length: 10 }, () => reverse('back')));
  expect(answers).toEqual(Array.from({ length: 10 }, () => ({ status: 'reversed', amountUnits: 40_000 })));
  expect(await balance()).toBe(150_000);
  expect(await account().statement()).toMatchObject([
    { reference: 'back', kind: 'debit', amountUnits: 40_000 },
    { reference: 'back', kind: 'reversal', amountUnits: 40_000 },
  ]);
  browser.text = text;
  await browser.submit({ step: 'send' });
  expect(browser.text).toContain('Rp40.000 sudah kembali ke saldo kamu');
});

test('a payment that was called off before it was ordered has no page', async () => {
  expect(await reverse('overtaken')).toEqual({ status: 'reversed', amountUnits: 0 });
  expect((await order('overtaken')).data).toEqual({ status: 'refused', reason: 'other' });
  expect(await stateOf('overtaken')).toEqual({ status: 'reversed' });
});

test('paying and calling off at the same time leave the payment reversed and the balance whole', async () => {
  await openPage('race');
  await browser.submit({ step: 'send' });
  const otp = await newestOtp();
  await Promise.all([browser.submit({ step: 'pay', otp }), reverse('race'), reverse('race')]);
  expect(await stateOf('race')).toEqual({ status: 'reversed' });
  expect(await balance()).toBe(150_000);
});

test('more than the e-wallet takes at once, and every payment of one that refuses, is refused', async () => {
  const refused = { status: 'refused', reason: 'other' };
  expect((await order('much', { amountUnits: 2_000_001 })).data).toEqual(refused);
  await partners.call('dompetnusa', 'PUT', '/sandbox/faults', { refuse: true });
  expect((await order('refused')).data).toEqual(refused);
});

test('Poku is told what the person and time did to a payment, and the balance, and nothing of what it did itself', async () => {
  const receiver = await startEventReceiver();
  poku = receiver;
  partners.pokuUrl = receiver.url;
  const changed = (reference: string) => ({ type: 'payment.changed', reference });
  const told = async (count: number) => (await receiver.have(count)).slice(-1)[0]?.event;
  await openPage('paid');
  // The clock moves by 1 ms each time that it is read, as under load.
  const now = partners.clock.now.bind(partners.clock);
  const ticking = jest.spyOn(partners.clock, 'now').mockImplementation(() => {
    partners.clock.advance(1);
    return now();
  });
  await payOnPage();
  ticking.mockRestore();
  await receiver.have(2);
  expect(receiver.events.map(({ event }) => event)).toMatchObject([
    changed('paid'),
    { type: 'balance.changed', subject: siti, balanceUnits: 110_000 },
  ]);
  await reverse('paid');
  expect(await told(3)).toMatchObject({ type: 'balance.changed', balanceUnits: 150_000 });
  await openPage('no');
  await browser.submit({ step: 'cancel' });
  expect(await told(4)).toMatchObject(changed('no'));
  await order('late');
  partners.clock.advance(15 * 60_000);
  expect(await told(5)).toMatchObject(changed('late'));
});
