/** @jest-environment ./api/src/testing/embedded-environment.cjs */
import { z } from 'zod';
import { startEventReceiver, type EventReceiver } from '../../testing/event-receiver';
import { partnerBrowser, type PartnerBrowser } from '../../testing/partner-browser';
import { startTestPartners, testLinkOrder, type TestPartners } from '../../testing/sandbox-partners';

const textLike = (form: RegExp): unknown => expect.stringMatching(form);
let partners: TestPartners;
let poku: EventReceiver;
let browser: PartnerBrowser;
beforeAll(async () => {
  partners = await startTestPartners();
  poku = await startEventReceiver();
  partners.pokuUrl = poku.url;
});
beforeEach(async () => {
  await partners.reset();
  browser = partnerBrowser();
});
afterAll(async () => {
  await partners.close();
  await poku.close();
});

const pageOf = z.object({ bindingUrl: z.string() });
const codes = z.array(z.object({ otp: z.string() }));
async function openPage(slug: string, reference: string): Promise<string> {
  const answer = await partners.call(slug, 'POST', '/v1/links', testLinkOrder(reference));
  const { bindingUrl } = pageOf.parse(answer.data);
  await browser.open(bindingUrl);
  return bindingUrl;
}
async function newestOtp(slug: string, to = '081200000004'): Promise<string> {
  const answer = await fetch(`${partners.addresses[slug]?.url ?? ''}/sandbox/outbox?to=${to}`);
  return codes.parse(await answer.json())[0]?.otp ?? '';
}
async function confirm(slug: string): Promise<void> {
  await browser.submit({ step: 'send' });
  await browser.submit({ step: 'check', otp: await newestOtp(slug) });
  await browser.submit({ step: 'agree', agree: 'yes' });
}
const wayBack = () => Object.fromEntries(new URL(browser.leftFor).searchParams);
const exchange = (reference: string, changes: object = {}) => {
  const { AuthorizationCode: authorizationCode, email, state } = wayBack();
  const body = { authorizationCode, email, state, ...changes };
  return partners.call('nusapoin', 'POST', `/v1/links/${reference}/token`, body);
};
const stateOf = async (slug: string, reference: string) =>
  (await partners.call(slug, 'GET', `/v1/links/${reference}`)).data;
const active = { status: 'active', subject: 'dewi@contoh.id', msisdn: '+6281200000004' };

test('bank: e-mail, code, consent, and back with a code that makes the link active', async () => {
  await openPage('nusapoin', 'bank');
  expect(browser.text).toContain('value="dewi@contoh.id"');
  await confirm('nusapoin');
  expect(browser.leftFor).toMatch(/^http:\/\/localhost:3000\/partner-linkage\?step=1&/);
  expect(wayBack()).toMatchObject({
    source: 'nusapoin',
    email: 'dewi@contoh.id',
    state: 'state-of-bank',
    AuthorizationCode: textLike(/^[\w-]{43}$/),
  });
  expect(await stateOf('nusapoin', 'bank')).toEqual({ status: 'pending' });
  expect((await exchange('bank')).data).toEqual(active);
  expect((await exchange('bank')).data).toEqual(active);
  expect(await stateOf('nusapoin', 'bank')).toEqual(active);
});

test('bank: a code of another link, address or state is refused and changes nothing', async () => {
  await openPage('nusapoin', 'mine');
  await confirm('nusapoin');
  await partners.call('nusapoin', 'POST', '/v1/links', testLinkOrder('theirs'));
  const refused = { status: 'refused', reason: 'other' };
  expect((await exchange('theirs')).data).toEqual(refused);
  expect((await exchange('mine', { authorizationCode: 'x' })).data).toEqual(refused);
  expect((await exchange('mine', { email: 'rina@contoh.id' })).data).toEqual(refused);
  expect((await exchange('mine', { state: 'state-of-theirs' })).data).toEqual(refused);
  expect((await exchange('unknown')).status).toBe(404);
  expect((await exchange('mine')).data).toEqual(active);
});

test('bank: a code is worth nothing once Poku ended the attempt or its time is over', async () => {
  await openPage('nusapoin', 'ended');
  await confirm('nusapoin');
  await partners.call('nusapoin', 'DELETE', '/v1/links/ended');
  expect((await exchange('ended')).data).toMatchObject({ status: 'refused' });
  await openPage('nusapoin', 'late');
  await confirm('nusapoin');
  partners.clock.advance(16 * 60_000);
  expect((await exchange('late')).data).toEqual({ status: 'refused', reason: 'expired' });
});

test('bank: an unknown e-mail is told in place, and the account of another one may confirm', async () => {
  await openPage('nusapoin', 'other');
  await browser.submit({ step: 'send', email: 'nobody@contoh.id' });
  expect(browser.status).toBe(422);
  expect(browser.text).toContain('role="alert"');
  await browser.submit({ step: 'send', email: 'Dewi.Lama@contoh.id' });
  await browser.submit({ step: 'check', otp: await newestOtp('nusapoin', '081200000094') });
  await browser.submit({ step: 'agree', agree: 'yes' });
  expect((await exchange('other')).data).toEqual({
    status: 'active',
    subject: 'dewi.lama@contoh.id',
    msisdn: '+6281200000094',
  });
});

test('bank: an account that another reference linked is refused on the page, and a refusing bank at the exchange', async () => {
  await openPage('nusapoin', 'first');
  await confirm('nusapoin');
  await exchange('first');
  await openPage('nusapoin', 'second');
  await confirm('nusapoin');
  expect(browser.text).toContain('sudah terhubung dengan akun Poku lain');
  expect(await stateOf('nusapoin', 'second')).toEqual({ status: 'refused', reason: 'already-linked' });
  await partners.call('nusapoin', 'DELETE', '/v1/links/first');
  await openPage('nusapoin', 'third');
  await confirm('nusapoin');
  await partners.call('nusapoin', 'PUT', '/sandbox/faults', { refuse: true });
  expect((await exchange('third')).data).toEqual({ status: 'refused', reason: 'other' });
  expect(await stateOf('nusapoin', 'third')).toEqual({ status: 'refused', reason: 'other' });
});

test('bank: twenty exchanges at the same time make one link and give one answer', async () => {
  poku.events.length = 0;
  await openPage('nusapoin', 'race');
  await confirm('nusapoin');
  const answers = await Promise.all(Array.from({ length: 20 }, () => exchange('race')));
  for (const { data } of answers) expect(data).toEqual(active);
  await poku.have(1);
  expect(await partners.call('nusapoin', 'POST', '/sandbox/events/release')).toMatchObject({ status: 200 });
  expect(poku.events).toHaveLength(1);
});

test('e-wallet: agreeing a second time makes no second link and leads back with the first one', async () => {
  await openPage('dompetnusa', 'double');
  await browser.submit({ step: 'send' });
  await browser.submit({ step: 'check', otp: await newestOtp('dompetnusa') });
  const form = browser.text;
  await browser.submit({ step: 'agree', agree: 'yes' });
  const { mandateID } = wayBack();
  browser.text = form;
  await browser.submit({ step: 'agree', agree: 'yes' });
  expect(browser.status).toBe(410);
  expect(browser.text).toContain(`mandateID=${mandateID ?? ''}`);
});

test('e-wallet: code, consent, active at once, told, and back with mandate and number', async () => {
  poku.events.length = 0;
  const page = await openPage('dompetnusa', 'wallet');
  expect(browser.text).toContain('0812*****004');
  expect(browser.text).not.toContain('081200000004');
  await confirm('dompetnusa');
  const { mandateID: mandateId, refNum, ...rest } = wayBack();
  expect(rest).toEqual({ step: '1', source: 'dompetnusa', state: 'state-of-wallet' });
  const link = { subject: '+6281200000004', msisdn: '+6281200000004', mandateId, refNum };
  expect(await stateOf('dompetnusa', 'wallet')).toEqual({ status: 'active', ...link });
  const [told] = await poku.have(1);
  expect(told?.event).toMatchObject({ type: 'link.completed', reference: 'wallet', ...link });
  await browser.open(page);
  expect(browser.status).toBe(410);
});

test('without the checkbox nothing is linked', async () => {
  await openPage('dompetnusa', 'unchecked');
  await browser.submit({ step: 'send' });
  await browser.submit({ step: 'check', otp: await newestOtp('dompetnusa') });
  await browser.submit({ step: 'agree' });
  expect(browser.text).toContain('Centang persetujuan dulu');
  expect(await stateOf('dompetnusa', 'unchecked')).toEqual({ status: 'pending' });
});

test('nobody agrees without a right code', async () => {
  await openPage('dompetnusa', 'hasty');
  await browser.submit({ step: 'agree', agree: 'yes' });
  await browser.submit({ step: 'send' });
  await browser.submit({ step: 'agree', agree: 'yes' });
  expect(browser.leftFor).toBe('');
  expect(await stateOf('dompetnusa', 'hasty')).toEqual({ status: 'pending' });
});

test('Batal refuses the link and leads back with the state', async () => {
  await openPage('dompetnusa', 'no');
  await browser.submit({ step: 'cancel' });
  expect(wayBack()).toMatchObject({ source: 'dompetnusa', error: 'declined', state: 'state-of-no' });
  expect(await stateOf('dompetnusa', 'no')).toEqual({ status: 'refused', reason: 'declined' });
});

test('early: Poku has the event before the browser is led back', async () => {
  await partners.call('dompetnusa', 'PUT', '/sandbox/faults', { events: 'early' });
  poku.events.length = 0;
  await openPage('dompetnusa', 'early');
  await confirm('dompetnusa');
  expect(poku.events).toHaveLength(1);
});
