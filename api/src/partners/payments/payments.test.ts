/** @jest-environment ./api/src/testing/embedded-environment.cjs */
import { z } from 'zod';
import { partnerBrowser, type PartnerBrowser } from '../../testing/partner-browser';
import { startTestPartners, type TestPartners } from '../../testing/sandbox-partners';

const anyText: unknown = expect.any(String);
const textLike = (form: RegExp): unknown => expect.stringMatching(form);
async function times(count: number, work: () => Promise<void>): Promise<void> {
  for (let done = 0; done < count; done += 1) await work();
}

let partners: TestPartners;
let browser: PartnerBrowser;
beforeAll(async () => {
  partners = await startTestPartners();
});
beforeEach(async () => {
  await partners.reset();
  browser = partnerBrowser();
});
afterAll(() => partners.close());

/** Siti's mandate of the fixtures; her balance is Rp150.000. */
const mandateId = 'MD-fixture-dompetnusa-6281200000002';
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
const balance = async () =>
  z
    .object({ balanceUnits: z.number() })
    .parse((await partners.call('dompetnusa', 'GET', '/v1/accounts/%2B6281200000002/balance')).data)
    .balanceUnits;
async function openPage(reference: string, changes?: object): Promise<void> {
  const { data } = await order(reference, changes);
  const { checkoutUrl, paymentCode } = z
    .object({ checkoutUrl: z.string(), paymentCode: z.string() })
    .parse(data);
  browser.text = `<form action="${checkoutUrl}"></form>`;
  await browser.submit({ paymentCode, reference });
}
async function newestOtp(): Promise<string> {
  const answer = await fetch(`${partners.addresses.dompetnusa?.url ?? ''}/sandbox/outbox?to=081200000002`);
  return z.array(z.object({ otp: z.string() })).parse(await answer.json())[0]?.otp ?? '';
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
  await browser.submit({ step: 'send' });
  await browser.submit({ step: 'pay', otp: await newestOtp() });
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
