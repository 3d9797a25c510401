/** @jest-environment ./api/src/testing/embedded-environment.cjs */
import { partnerPointsCall } from '@poku/domain/calls/partner-points';
import { sql } from 'drizzle-orm';
import { signedHeaders } from '@poku/partner-protocol';
import { answerTo } from '../../testing/api';
import { startLinking, startOf, until, type Guest, type Linking } from '../../testing/linking';
import { partnerKeys } from '../../testing/partners';
import { visitPage } from '../../testing/partner-pages';

let linking: Linking;
let siti: Guest;

beforeAll(async () => {
  linking = await startLinking();
});
beforeEach(async () => {
  await linking.reset();
  siti = await linking.enter('081200000002');
});
afterAll(() => linking.close());

const reference = 'fixture-nusapoin-6281200000002';
const subject = 'siti@contoh.id';
const db = () => linking.api.deps.db;
let count = 0;
const eventId = () => `event-${(count += 1)}`;

/** Sends an event as the partner, signed anew unless `headers` are given; gives status and body. */
async function send(slug: string, event: object, headers?: Record<string, string>) {
  const path = `/partners/${slug}/events`;
  const body = JSON.stringify(event);
  const signed = headers ?? signedHeaders(partnerKeys(slug).partner, { method: 'POST', path, body });
  const answer = await fetch(`${linking.api.origin}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...signed },
    body,
  });
  const content: unknown = await answer.json();
  return { status: answer.status, content };
}
const told = async () =>
  (
    await db().rows<{ name: string }>(sql`
      select name from member_event where member_id = ${siti.id} order by id`)
  ).map(({ name }) => name);
const mirror = async () => {
  const [row] = await db().rows<{ balance_units: number; state: string }>(sql`
    select balance_units, state from partner_link where reference = ${reference}`);
  return row;
};
const balanceChanged = (balanceUnits: number, at: Date, id = eventId()) =>
  send('nusapoin', {
    type: 'balance.changed',
    eventId: id,
    subject,
    balanceUnits,
    expiresAt: null,
    at: at.toISOString(),
  });
const now = () => new Date();
const ended = (name = reference, id = eventId()) =>
  send('nusapoin', { type: 'link.ended', eventId: id, reference: name, subject });
const completed = (name: string, changes: object = {}) =>
  send('nusapoin', {
    type: 'link.completed',
    eventId: eventId(),
    reference: name,
    subject,
    msisdn: '+6281200000002',
    ...changes,
  });

test('a balance that changed is shown without asking, and open pages are told', async () => {
  expect(await balanceChanged(31_000, now())).toEqual({ status: 200, content: { status: 'taken' } });
  expect((await mirror())?.balance_units).toBe(31_000);
  expect(await told()).toEqual(['points.changed']);
});

test('an event that comes twice, and an older one, change nothing', async () => {
  const at = now();
  await balanceChanged(31_000, at, 'the-same');
  expect(await balanceChanged(32_000, now(), 'the-same')).toEqual({
    status: 200,
    content: { status: 'known' },
  });
  await balanceChanged(1, new Date(at.getTime() - 1));
  expect((await mirror())?.balance_units).toBe(31_000);
  expect(await told()).toEqual(['points.changed']);
});

test('a balance that was asked for after the change is newer than its event', async () => {
  const at = now();
  await linking.api.call('GET', `/customerpartnerpoin/${siti.id}`, { token: siti.token });
  await balanceChanged(1, new Date(at.getTime() - 60_000));
  expect((await mirror())?.balance_units).toBe(20_000);
  expect(await told()).toEqual(['points.changed']);
});

test('a change at the partner itself arrives', async () => {
  const { url } = linking.partners.addresses['nusapoin'] ?? { url: '' };
  await fetch(`${url}/sandbox/accounts/${encodeURIComponent(subject)}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ balanceUnits: 4321 }),
  });
  await until(async () => (await mirror())?.balance_units === 4321);
  expect(await told()).toEqual(['points.changed']);
});

test('a link that the partner’s user ended is revoked, with its consent', async () => {
  expect(await ended()).toEqual({ status: 200, content: { status: 'taken' } });
  expect((await mirror())?.state).toBe('revoked');
  expect(await told()).toEqual(['partner.unlinked', 'points.changed', 'notice.changed']);
  const rows = await db().rows(sql`
    select 1 from consent where reference = ${reference} and withdrawn_at is not null`);
  expect(rows).toHaveLength(1);
  const points = await linking.api.call('GET', `/customerpartnerpoin/${siti.id}`, { token: siti.token });
  expect(answerTo(partnerPointsCall, points).map(({ partnerId }) => partnerId)).toEqual(['3']);
});

test('the end of an older link does not end the newer one', async () => {
  await linking.unlink(siti, '2');
  const start = startOf(await linking.initiate(siti, '2'));
  const back = await (await visitPage(start.bindingUrl)).agree({ email: subject, phone: siti.phone });
  const data = {
    authorizationCode: back.query.get('AuthorizationCode') ?? '',
    email: subject,
    state: start.authCode,
  };
  expect((await linking.confirm(siti, '2', { data })).responseCode).toBe(200);
  await ended();
  await linking.work();
  const { ours, theirs } = await linking.links();
  expect(ours).toEqual(theirs);
  expect(ours.filter((link) => link.includes(subject))).toHaveLength(1);
});

test('an end that overtakes the completion of its link leaves no link', async () => {
  const dewi = await linking.enter('081200000004');
  await linking.fault('dompetnusa', { events: 'held' });
  await linking.initiate(dewi, '3');
  const [attempt] = await db().rows<{ reference: string }>(sql`select reference from link_attempt`);
  const link = { reference: attempt?.reference ?? '', subject: '+6281200000004' };
  await send('dompetnusa', { type: 'link.ended', eventId: eventId(), ...link });
  const completion = { type: 'link.completed', eventId: eventId(), ...link, msisdn: '+6281200000004' };
  await send('dompetnusa', completion);
  await linking.work();
  const { ours, theirs } = await linking.links();
  expect(ours).toEqual(theirs);
  expect(ours.join()).not.toContain('+6281200000004');
});

test.each([
  ['that we never ordered', 'never-ordered'],
  ['that its member ended', reference],
])('the completion of a link %s makes none, and the partner ends it', async (_label, name) => {
  if (name === reference) {
    await linking.fault('nusapoin', { down: true });
    await linking.unlink(siti, '2');
    await db().run(sql`delete from partner_task`);
  }
  expect(await completed(name)).toEqual({ status: 200, content: { status: 'taken' } });
  const rows = await db().rows(sql`select reference from partner_task where partner_id = '2'`);
  expect(rows).toEqual([{ reference: name }]);
  const links = await db().rows(
    sql`select 1 from partner_link where reference = ${name} and state = 'active'`,
  );
  expect(links).toEqual([]);
});

test('the completion of a link that stands changes nothing', async () => {
  await completed(reference);
  expect(await told()).toEqual([]);
  expect(await db().rows(sql`select 1 from partner_task`)).toEqual([]);
});

test('a partner whose clock runs ahead does not shut out what it tells after', async () => {
  await balanceChanged(31_000, new Date('2099-01-01T00:00:00Z'));
  await until(async () => {
    await balanceChanged(32_000, now());
    return (await mirror())?.balance_units === 32_000;
  });
});

test('a partner speaks of its own links alone', async () => {
  await send('dompetnusa', { type: 'link.ended', eventId: eventId(), reference, subject });
  await send('dompetnusa', {
    type: 'balance.changed',
    eventId: eventId(),
    subject,
    balanceUnits: 1,
    expiresAt: null,
    at: now().toISOString(),
  });
  expect(await mirror()).toEqual({ balance_units: 20_000, state: 'active' });
});

test('only what is signed, in time and sent once is taken', async () => {
  const event = { type: 'link.ended', eventId: eventId(), reference, subject };
  const body = JSON.stringify(event);
  const path = '/partners/nusapoin/events';
  const good = signedHeaders(partnerKeys('nusapoin').partner, { method: 'POST', path, body });
  expect((await send('nusapoin', event, {})).status).toBe(401);
  expect((await send('nusapoin', { ...event, subject: 'x' }, good)).status).toBe(401);
  for (const other of [partnerKeys('garuda').partner, partnerKeys('nusapoin').poku])
    expect((await send('nusapoin', event, signedHeaders(other, { method: 'POST', path, body }))).status).toBe(
      401,
    );
  const old = { ...good, 'x-poku-time': String(Date.now() - 6 * 60_000) };
  expect((await send('nusapoin', event, old)).status).toBe(401);
  expect((await mirror())?.state).toBe('active');
  expect((await send('nusapoin', event, good)).status).toBe(200);
  expect((await send('nusapoin', event, good)).status).toBe(401);
});

test('the sandbox’s clock moves no signature', async () => {
  linking.api.deps.clock.advance(24 * 60 * 60_000);
  expect((await ended()).status).toBe(200);
});

test('a malformed event is a 400 that names the field, and an unknown partner a 404', async () => {
  const broken = await send('nusapoin', { type: 'link.ended', eventId: eventId(), subject });
  expect(broken).toMatchObject({ status: 400, content: { data: { field: 'reference' } } });
  expect((await send('nobody', { type: 'link.ended', eventId: eventId(), reference, subject })).status).toBe(
    404,
  );
  expect((await send('constructor', {})).status).toBe(404);
});
