/** @jest-environment ./api/src/testing/embedded-environment.cjs */
import { z } from 'zod';
import { startTestPartners, testLinkOrder, type TestPartners } from '../../testing/sandbox-partners';

const anyText: unknown = expect.any(String);
const textLike = (form: RegExp): unknown => expect.stringMatching(form);
let partners: TestPartners;
beforeAll(async () => {
  partners = await startTestPartners();
});
beforeEach(() => partners.reset());
afterAll(() => partners.close());

const dewi = '+6281200000004';
const active = { status: 'active', subject: dewi, msisdn: dewi };
const order = async (slug: string, reference: string, changes?: Parameters<typeof testLinkOrder>[1]) =>
  (await partners.call(slug, 'POST', '/v1/links', testLinkOrder(reference, changes))).data;
const stateOf = async (slug: string, reference: string) =>
  (await partners.call(slug, 'GET', `/v1/links/${reference}`)).data;
const end = async (slug: string, reference: string) =>
  (await partners.call(slug, 'DELETE', `/v1/links/${reference}`)).status;
const refused = (reason: string) => ({ status: 'refused', reason });

test.each(['rumahnet', 'garuda', 'fitnusa'])(
  '%s knows its users by phone number and links at once, once per reference',
  async (slug) => {
    expect(await order(slug, 'one')).toEqual(active);
    expect(await order(slug, 'one')).toEqual(active);
    expect(await stateOf(slug, 'one')).toEqual(active);
    expect(await order(slug, 'two')).toEqual(refused('already-linked'));
    expect(await stateOf(slug, 'one')).toEqual(active);
  },
);

test('fifty orders for one account at the same time make one link', async () => {
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, index) => order('fitnusa', `race-${index}`)),
  );
  const read = z.array(z.object({ status: z.string() })).parse(answers);
  expect(read.filter(({ status }) => status === 'active')).toHaveLength(1);
  expect(read.filter(({ status }) => status === 'refused')).toHaveLength(49);
});

test('fifty orders with one reference at the same time make one link and give one answer', async () => {
  const answers = await Promise.all(Array.from({ length: 50 }, () => order('fitnusa', 'same')));
  expect(answers.every((answer) => JSON.stringify(answer) === JSON.stringify(active))).toBe(true);
});

test('a phone number without an account is refused, and so stays its reference', async () => {
  const msisdn = '+6281299999999';
  expect(await order('rumahnet', 'nobody', { msisdn })).toEqual(refused('unknown-account'));
  expect(await order('dompetnusa', 'nobody', { msisdn })).toEqual(refused('unknown-account'));
  expect(await stateOf('rumahnet', 'nobody')).toEqual(refused('unknown-account'));
});

test('bank and e-wallet answer with a page of their own, the same one for the same reference', async () => {
  for (const [slug, page] of [
    ['nusapoin', 'authorize'],
    ['dompetnusa', 'bind'],
  ] as const) {
    const first = await order(slug, 'page');
    const form = new RegExp(`^http://${slug}.partner.localhost:\\d+/${slug}/${page}\\?request=[\\w-]{43}$`);
    expect(first).toEqual({ status: 'pending', bindingUrl: textLike(form) });
    expect(await order(slug, 'page')).toEqual(first);
    expect(await stateOf(slug, 'page')).toEqual({ status: 'pending' });
  }
});

test('a link that Poku ends is ended, twice too, and frees the account', async () => {
  await order('garuda', 'short');
  expect([await end('garuda', 'short'), await end('garuda', 'short')]).toEqual([204, 204]);
  expect(await stateOf('garuda', 'short')).toEqual({ status: 'ended' });
  expect(await order('garuda', 'again')).toEqual(active);
});

test('an order that comes after Poku ended its reference makes no link', async () => {
  expect(await end('garuda', 'overtaken')).toBe(204);
  expect(await order('garuda', 'overtaken')).toEqual(refused('expired'));
  expect(await order('dompetnusa', 'other')).toMatchObject({ status: 'pending' });
  await end('dompetnusa', 'other');
  expect(await order('dompetnusa', 'other')).toEqual(refused('expired'));
});

test('an order beyond its time is refused', async () => {
  await order('dompetnusa', 'late', { expiresAt: new Date(Date.now() + 60_000).toISOString() });
  partners.clock.advance(60_000);
  expect(await stateOf('dompetnusa', 'late')).toEqual(refused('expired'));
});

test('the links of the fixtures are there with their references', async () => {
  expect(await stateOf('nusapoin', 'fixture-nusapoin-6281200000002')).toEqual({
    status: 'active',
    subject: 'siti@contoh.id',
    msisdn: '+6281200000002',
  });
  expect(await stateOf('dompetnusa', 'fixture-dompetnusa-6281200000003')).toMatchObject({
    status: 'active',
    mandateId: anyText,
    refNum: anyText,
  });
  expect(await order('nusapoin', 'x')).toMatchObject({ status: 'pending' });
});

test('a user whom the partner sent in is linked without a page, at every partner', async () => {
  const visit = async (slug: string, reference: string, subject: string, msisdn: string) =>
    (await partners.call(slug, 'POST', '/v1/visitor-links', { reference, subject, msisdn, scope: ['phone'] }))
      .data;
  const linked = { status: 'active', subject: 'dewi@contoh.id', msisdn: dewi };
  expect(await visit('nusapoin', 'v1', 'dewi@contoh.id', dewi)).toEqual(linked);
  expect(await visit('nusapoin', 'v1', 'dewi@contoh.id', dewi)).toEqual(linked);
  expect(await visit('nusapoin', 'v2', 'dewi@contoh.id', dewi)).toEqual(refused('already-linked'));
  expect(await visit('nusapoin', 'v3', 'nobody@contoh.id', dewi)).toEqual(refused('unknown-account'));
  expect(await visit('nusapoin', 'v4', 'dewi.lama@contoh.id', dewi)).toEqual(refused('phone-differs'));
  expect(await visit('dompetnusa', 'v5', dewi, dewi)).toMatchObject({ mandateId: anyText });
  expect(await stateOf('nusapoin', 'v1')).toEqual(linked);
  const guest = { msisdn: '+628129090007' };
  expect(await visit('rumahnet', 'v6', guest.msisdn, guest.msisdn)).toMatchObject({ status: 'active' });
});

test('a balance is told in units, and an unknown account or path is not found', async () => {
  const balance = (subject: string) =>
    partners.call('nusapoin', 'GET', `/v1/accounts/${encodeURIComponent(subject)}/balance`);
  expect(await balance('siti@contoh.id')).toMatchObject({ status: 200, data: { balanceUnits: 20_000 } });
  expect((await balance('nobody@contoh.id')).status).toBe(404);
  expect((await partners.call('nusapoin', 'GET', '/v1/links/nothing')).status).toBe(404);
  expect((await partners.call('nusapoin', 'GET', '/v1/nothing')).status).toBe(404);
});

test('a malformed order is refused with the field that is wrong', async () => {
  const bad = { ...testLinkOrder('bad'), msisdn: '0812' };
  expect(await partners.call('rumahnet', 'POST', '/v1/links', bad)).toEqual({
    status: 400,
    data: { error: 'malformed', field: 'msisdn' },
  });
  const script = testLinkOrder('bad', { redirectUrl: 'javascript:alert(1)' });
  expect(await partners.call('nusapoin', 'POST', '/v1/links', script)).toMatchObject({
    status: 400,
    data: { field: 'redirectUrl' },
  });
});
