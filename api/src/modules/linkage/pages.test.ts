/** @jest-environment ./api/src/testing/embedded-environment.cjs */
import { PENDING_LINK_LIFE_MS } from '@poku/domain/limits/linkage';
import { linkCodeWording } from '@poku/flows/linking/calls/link-code';
import { sql } from 'drizzle-orm';
import { linkStatusCall } from '@poku/flows/linking/calls/link-status';
import { answerTo } from '../../testing/api';
import { startLinking, startOf, until, type Guest, type Linking } from '../../testing/linking';
import { codeOf, mandateOf, visitPage } from '../../testing/partner-pages';

let linking: Linking;
let dewi: Guest;

beforeAll(async () => {
  linking = await startLinking();
});
beforeEach(async () => {
  await linking.reset();
  dewi = await linking.enter('081200000004');
});
afterAll(() => linking.close());

const bank = { email: 'dewi@contoh.id', phone: '081200000004' };
const wallet = { phone: '081200000004' };
const begin = async (guest: Guest, partnerId: string, more?: object) =>
  startOf(await linking.initiate(guest, partnerId, more));
const statusOf = async (guest: Guest, authCode: string) =>
  answerTo(linkStatusCall, await linking.status(guest, authCode));
/** Dewi's links, the same on both sides. */
const linked = async () => {
  const { ours, theirs } = await linking.links();
  expect(ours).toEqual(theirs);
  return ours.filter((link) => /dewi@|0004$/.test(link)).map((link) => link.split(' ')[0]);
};
/** Does the due work until both sides have the same links; again when a partner is slow to answer. */
const settle = () =>
  until(async () => {
    await linking.work();
    const { ours, theirs } = await linking.links();
    return ours.join() === theirs.join();
  });
const isOurs = async () => (await linking.links()).ours.some((link) => /dewi@|0004$/.test(link));

test('the bank leads back with a code and the state, and the code links', async () => {
  const start = await begin(dewi, '2', { urlRedirect: '/onboard?step=1' });
  expect(start).toMatchObject({ isDirect: false, status: 'pending', needsCode: false });
  expect(start.bindingUrl).toMatch(
    /^http:\/\/nusapoin\.partner\.localhost:\d+\/nusapoin\/authorize\?request=/,
  );
  const back = await (await visitPage(start.bindingUrl)).agree(bank);
  expect(back.address).toBe('http://localhost:3000/onboard');
  expect(back.query.get('step')).toBe('1');
  expect(back.query.get('source')).toBe('nusapoin');
  expect(back.query.get('state')).toBe(start.authCode);
  expect(await linked()).toEqual([]);
  expect(await linking.confirm(dewi, '2', codeOf(back))).toMatchObject({ status: 200, responseCode: 200 });
  expect(await linked()).toEqual(['nusapoin']);
  expect(await linking.confirm(dewi, '2', codeOf(back))).toMatchObject({ responseCode: 200 });
  expect(await statusOf(dewi, start.authCode)).toMatchObject({ status: 'linked', partnerId: '2' });
});

test('the e-wallet leads back with its mandate, which is checked with it', async () => {
  const start = await begin(dewi, '3', { urlRedirect: '/ewallet-linkage/dompetnusa' });
  const back = await (await visitPage(start.bindingUrl)).agree(wallet);
  expect(back.address).toBe('http://localhost:3000/ewallet-linkage/dompetnusa');
  expect(await linking.confirm(dewi, '3', mandateOf(back))).toMatchObject({ responseCode: 200 });
  expect(await linked()).toEqual(['dompetnusa']);
  expect(await linking.confirm(dewi, '3', mandateOf(back))).toMatchObject({ responseCode: 200 });
});

test('the e-wallet’s own word links without the member’s way back', async () => {
  const start = await begin(dewi, '3');
  await (await visitPage(start.bindingUrl)).agree(wallet);
  await until(isOurs);
  expect(await linked()).toEqual(['dompetnusa']);
  expect(await statusOf(dewi, start.authCode)).toMatchObject({ status: 'linked' });
});

test('asking for the status finds out what no event told', async () => {
  await linking.fault('dompetnusa', { events: 'held' });
  const start = await begin(dewi, '3');
  expect((await statusOf(dewi, start.authCode)).status).toBe('pending');
  await (await visitPage(start.bindingUrl)).agree(wallet);
  expect((await linking.status(dewi, start.authCode)).data).toEqual({
    status_desc: 'Success',
    partnerId: '3',
    partnerName: 'DompetNusa',
    message: '',
  });
  expect(await linked()).toEqual(['dompetnusa']);
});

test.each([
  ['2', 'NusaPoin'],
  ['3', 'DompetNusa'],
])('who says no on the page of %s is told so, and nothing is linked', async (partnerId, partnerName) => {
  const start = await begin(dewi, partnerId);
  const back = await (await visitPage(start.bindingUrl)).cancel();
  expect(back.query.get('error')).toBe('declined');
  expect((await linking.status(dewi, start.authCode)).data).toEqual({
    status_desc: 'Failed',
    partnerId,
    partnerName,
    message: linkCodeWording[209],
  });
  expect(await linked()).toEqual([]);
});

test('the asking site is the one that the page leads back to, and a partner’s own page is not', async () => {
  const send = (origin: string) =>
    linking.api.call('POST', '/initiatelink', {
      token: dewi.token,
      headers: { origin },
      body: { clientId: dewi.id, partnerId: '2', urlRedirect: '/partner-linkage' },
    });
  for (const [origin, address] of [
    ['http://garuda.localhost:3000', 'http://garuda.localhost:3000/partner-linkage'],
    ['http://garuda.localhost:8080', 'http://localhost:3000/partner-linkage'],
  ] as const) {
    const page = await visitPage(startOf(await send(origin)).bindingUrl);
    expect((await page.cancel()).address).toBe(address);
  }
});

test('an account with another phone number is not linked, and the partner does not keep it', async () => {
  const start = await begin(dewi, '2');
  const page = await visitPage(start.bindingUrl);
  const back = await page.agree({ email: 'dewi.lama@contoh.id', phone: '+6281200000094' });
  expect(await linking.confirm(dewi, '2', codeOf(back))).toMatchObject({
    responseCode: 203,
    message: linkCodeWording[203],
  });
  await settle();
  expect(await linked()).toEqual([]);
  expect((await linking.links()).theirs.join()).not.toContain('dewi.lama');
  expect((await linking.confirm(dewi, '2', codeOf(back))).responseCode).toBe(203);
});

test('a code that comes after 15 minutes is too late', async () => {
  const start = await begin(dewi, '2');
  const back = await (await visitPage(start.bindingUrl)).agree(bank);
  linking.api.deps.clock.advance(PENDING_LINK_LIFE_MS);
  expect(await linking.confirm(dewi, '2', codeOf(back))).toMatchObject({
    responseCode: 204,
    message: linkCodeWording[204],
  });
  await settle();
  expect(await linked()).toEqual([]);
  expect((await statusOf(dewi, start.authCode)).status).toBe('failed');
});

test('a newer attempt closes the older one, on both sides', async () => {
  const older = await begin(dewi, '3');
  const newer = await begin(dewi, '3');
  await linking.work();
  expect((await statusOf(dewi, older.authCode)).status).toBe('failed');
  expect((await visitPage(older.bindingUrl)).status).toBe(410);
  await (await visitPage(newer.bindingUrl)).agree(wallet);
  await until(isOurs);
  expect(await linked()).toEqual(['dompetnusa']);
  expect((await statusOf(dewi, newer.authCode)).status).toBe('linked');
});

test('a page that is not among the partner’s addresses is not opened', async () => {
  await linking.api.deps.db.run(sql`update partner set addresses = '["http://nusapoin.example/authorize"]'`);
  const answer = await linking.initiate(dewi, '2');
  expect(answer).toMatchObject({ responseCode: 504, data: undefined });
  await linking.work();
  const rows = await linking.partners.db.rows<{ status: string }>(sql`
    select status from link where msisdn = '+6281200000004'`);
  expect(rows).toEqual([{ status: 'ended' }]);
});
