/** @jest-environment ./api/src/testing/embedded-environment.cjs */
import type { PartnerFaults } from '@poku/partner-protocol';
import { sql } from 'drizzle-orm';
import { startEventReceiver, type EventReceiver } from '../../testing/event-receiver';
import { until } from '../../testing/linking';
import { startTestPartners, testLinkOrder, type TestPartners } from '../../testing/sandbox-partners';

let partners: TestPartners;
let poku: EventReceiver;
beforeAll(async () => {
  partners = await startTestPartners();
});
beforeEach(async () => {
  await partners.reset();
  poku = await startEventReceiver();
  partners.pokuUrl = poku.url;
});
afterEach(() => poku.close());
afterAll(() => partners.close());

const dewi = '+6281200000004';
const fault = (faults: Partial<PartnerFaults>) => partners.call('rumahnet', 'PUT', '/sandbox/faults', faults);
const link = (reference: string) => partners.call('rumahnet', 'POST', '/v1/links', testLinkOrder(reference));
const helper = async (path: string, body: object = {}) =>
  (
    await fetch(`${partners.addresses.rumahnet?.url ?? ''}/sandbox/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
  ).status;

test('a link that became active is told, signed with the partner’s key', async () => {
  await link('one');
  const [told] = await poku.have(1);
  expect(told).toMatchObject({
    path: '/partners/rumahnet/events',
    isSigned: true,
    event: { type: 'link.completed', reference: 'one', subject: dewi, msisdn: dewi },
  });
});

test('a changed balance is told when the account is linked, and only then', async () => {
  expect(await helper(`accounts/${encodeURIComponent(dewi)}`, { balanceUnits: 10 })).toBe(200);
  await link('one');
  await poku.have(1);
  expect(await helper(`accounts/${encodeURIComponent(dewi)}`, { balanceUnits: 4321 })).toBe(200);
  const events = await poku.have(2);
  expect(events.map(({ event }) => event)).toMatchObject([
    { type: 'link.completed' },
    { type: 'balance.changed', subject: dewi, balanceUnits: 4321 },
  ]);
  const path = `/v1/accounts/${encodeURIComponent(dewi)}/balance`;
  expect((await partners.call('rumahnet', 'GET', path)).data).toMatchObject({ balanceUnits: 4321 });
  expect(await helper('accounts/nobody', { balanceUnits: 1 })).toBe(404);
});

test('a user ends a link by its reference or their subject, once', async () => {
  await link('one');
  expect(await helper(`links/${encodeURIComponent(dewi)}/end`)).toBe(200);
  expect(await helper('links/one/end')).toBe(404);
  await link('two');
  expect(await helper('links/two/end')).toBe(200);
  const events = await poku.have(4);
  expect(events.map(({ event }) => event)).toMatchObject([
    { type: 'link.completed', reference: 'one' },
    { type: 'link.ended', reference: 'one', subject: dewi },
    { type: 'link.completed', reference: 'two' },
    { type: 'link.ended', reference: 'two' },
  ]);
  expect((await partners.call('rumahnet', 'GET', '/v1/links/two')).data).toEqual({ status: 'ended' });
});

test('an event that Poku does not take is tried again with the same id, signed anew', async () => {
  poku.status = 503;
  await link('again');
  await poku.have(1);
  poku.status = 200;
  partners.clock.advance(60_000);
  const [first, second] = await poku.have(2);
  expect(second?.event).toEqual(first?.event);
  expect(second?.requestId).not.toBe(first?.requestId);
  expect(second?.isSigned).toBe(true);
});

test('an event is tried again until the answer that it was taken is signed', async () => {
  poku.isSigning = false;
  await link('again');
  await poku.have(1);
  partners.clock.advance(60_000);
  await poku.have(2);
  poku.isSigning = true;
  partners.clock.advance(60_000);
  const [first, , third] = await poku.have(3);
  expect(third?.event).toEqual(first?.event);
});

test('twice: the same event id in two requests of their own', async () => {
  await fault({ events: 'twice' });
  await link('one');
  const [first, second] = await poku.have(2);
  expect(second?.event).toEqual(first?.event);
  expect(second?.requestId).not.toBe(first?.requestId);
});

test('replayed: the very same request twice', async () => {
  await fault({ events: 'replayed' });
  await link('one');
  const [first, second] = await poku.have(2);
  expect(second).toEqual(first);
});

test('an event on its way when the fixtures are put back has arrived when they are', async () => {
  const answer = poku.hold();
  await link('one');
  await poku.have(1);
  const order: string[] = [];
  const reset = partners.call('rumahnet', 'POST', '/sandbox/reset').then(() => order.push('fixtures'));
  const events = () => partners.db.rows(sql`select 1 from event where partner = 'rumahnet'`);
  await until(async () => (await events()).length === 0);
  order.push('answer');
  answer();
  await reset;
  expect(order).toEqual(['answer', 'fixtures']);
});

test('early: the event is there before the answer of the call', async () => {
  await fault({ events: 'early' });
  await link('one');
  expect(poku.events).toHaveLength(1);
});

test('held: nothing comes until it is released', async () => {
  await fault({ events: 'held' });
  await link('one');
  await fault({ events: 'once' });
  await helper(`accounts/${encodeURIComponent(dewi)}`, { balanceUnits: 5 });
  await poku.have(1);
  expect(poku.events.map(({ event }) => event.type)).toEqual(['balance.changed']);
  expect((await partners.call('rumahnet', 'POST', '/sandbox/events/release')).data).toEqual({ released: 1 });
  expect(poku.events.map(({ event }) => event.type)).toEqual(['balance.changed', 'link.completed']);
});

test('a bad signature is another key’s', async () => {
  await fault({ badSignature: true });
  await link('one');
  const [told] = await poku.have(1);
  expect(told?.isSigned).toBe(false);
});

test('a reset forgets what was not sent', async () => {
  await fault({ events: 'held' });
  await link('one');
  await partners.reset();
  expect((await partners.call('rumahnet', 'POST', '/sandbox/events/release')).data).toEqual({ released: 0 });
});
