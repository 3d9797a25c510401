/** @jest-environment ./api/src/testing/embedded-environment.cjs */
// @database either: the embedded one has one connection, so nothing is at once.
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { startTestApi, type Answer, type TestApi } from '../../testing/api';
import { partnerAddresses } from '../../testing/partners';
import { startStubPartner, type StubPartner } from '../../testing/stub-partner';
import { startSession } from '../access/session.service';
import { createEndingService } from './ending.service';

const racers = 50;
let api: TestApi;
let stub: StubPartner;

beforeAll(async () => {
  stub = await startStubPartner();
  api = await startTestApi({ partners: partnerAddresses(() => stub.url) });
});
beforeEach(async () => {
  stub.answer = () => ({ status: 204 });
  await api.reset();
  stub.heard.length = 0;
});
afterAll(async () => {
  await api.close();
  stub.close();
});

const order = z.object({ reference: z.string(), msisdn: z.string() });
const activeFor = (subject: string) => (body: unknown) => ({
  status: 200,
  body: { status: 'active', subject, msisdn: order.parse(body).msisdn },
});
const isOrder = ({ method, path }: { method: string; path: string }) =>
  method === 'POST' && path.endsWith('/v1/links');

/** Members with a session each, without the work of a registration. */
async function makeMembers(count: number): Promise<{ id: string; token: string }[]> {
  const { db, clock } = api.deps;
  return db.transaction(async (tx) => {
    const members = [];
    for (let index = 0; index < count; index += 1) {
      const id = `m-race-${index}`;
      await tx.run(sql`
        insert into member (id, msisdn, email, email_verified, name, password_hash, created_at)
        values (${id}, ${`+62815${10_000_000 + index}`}, ${`lomba${index}@contoh.id`}, true, 'Peserta', '', ${clock.now()})`);
      members.push({ id, token: (await startSession(tx, id, clock.now())).accessToken });
    }
    return members;
  });
}

const initiate = ({ id, token }: { id: string; token: string }, partnerId: string): Promise<Answer> =>
  api.call('POST', '/initiatelink', { token, body: { clientId: id, partnerId, urlRedirect: '/' } });
const count = (codes: readonly number[], code: number) => codes.filter((one) => one === code).length;

test('of fifty members for one account at a partner one is linked, and the partner keeps that link alone', async () => {
  const members = await makeMembers(racers);
  stub.answer = (request) => (isOrder(request) ? activeFor('one-account')(request.body) : { status: 204 });
  const codes = (await Promise.all(members.map((one) => initiate(one, '9')))).map(
    ({ responseCode }) => responseCode,
  );
  expect([count(codes, 200), count(codes, 210)]).toEqual([1, racers - 1]);
  const endings = createEndingService(api.deps);
  while (await endings.next());
  const rows = await api.deps.db.rows<{ reference: string }>(sql`
    select reference from partner_link where subject = 'one-account' and state = 'active'`);
  expect(rows).toHaveLength(1);
  const ordered = stub.heard.filter(isOrder).map(({ body }) => order.parse(body).reference);
  const ended = stub.heard
    .filter(({ method }) => method === 'DELETE')
    .map(({ path }) => path.split('/').at(-1) ?? '');
  expect(ended.sort()).toEqual(ordered.filter((reference) => reference !== rows[0]?.reference).sort());
  const standing = await api.deps.db
    .rows(sql`select 1 from consent where partner_id = '9' and withdrawn_at is null
    and member_id like 'm-race-%'`);
  expect(standing).toHaveLength(1);
});

test('fifty wishes of one member make one link, and the partner ends all others', async () => {
  const [member] = await makeMembers(1);
  if (member === undefined) throw new Error('nobody');
  const links = new Set<string>();
  const ended = new Set<string>();
  const active = { status: 'active', subject: 'own-account', msisdn: '+6281510000000' };
  stub.answer = (request) => {
    const reference = isOrder(request) ? order.parse(request.body).reference : request.path.split('/').at(-1);
    if (reference === undefined || request.path.includes('/accounts/')) return { status: 404 };
    if (request.method === 'DELETE') {
      ended.add(reference);
      links.delete(reference);
      return { status: 204 };
    }
    if (ended.has(reference)) return { status: 200, body: { status: 'refused', reason: 'expired' } };
    if (isOrder(request)) links.add(reference);
    return links.has(reference) ? { status: 200, body: active } : { status: 404 };
  };
  const answers = await Promise.all(Array.from({ length: racers }, () => initiate(member, '9')));
  expect(answers.filter(({ status }) => status !== 200)).toEqual([]);
  const endings = createEndingService(api.deps);
  while (await endings.next());
  const rows = await api.deps.db.rows<{ reference: string }>(sql`
    select reference from partner_link where member_id = ${member.id} and state = 'active'`);
  expect(rows.map(({ reference }) => reference)).toEqual([...links]);
  const pending = await api.deps.db.rows(sql`select 1 from link_attempt where status = 'pending'`);
  expect(pending).toEqual([]);
});

test('fifty confirmations of one attempt at once make one link, and all of them succeed', async () => {
  const [member] = await makeMembers(1);
  if (member === undefined) throw new Error('nobody');
  await api.deps.db.run(sql`
    update partner set addresses = '["http://nusapoin.example/authorize"]' where id = '2'`);
  stub.answer = ({ method, path, body }) => {
    if (path.endsWith('/token'))
      return { status: 200, body: { status: 'active', subject: 'a', msisdn: '+6281510000000' } };
    const bindingUrl = 'http://nusapoin.example/authorize?request=1';
    return method === 'POST' && body !== undefined
      ? { status: 200, body: { status: 'pending', bindingUrl } }
      : { status: 404 };
  };
  const start = await initiate(member, '2');
  const { authCode } = z.object({ authCode: z.string() }).parse(start.data);
  const data = { authorizationCode: 'code', email: 'lomba0@contoh.id', state: authCode };
  const confirm = () =>
    api.call('POST', '/partnerlink', {
      token: member.token,
      body: { clientId: member.id, partnerId: '2', data },
    });
  const answers = await Promise.all(Array.from({ length: racers }, confirm));
  expect(answers.map(({ responseCode }) => responseCode)).toEqual(Array.from({ length: racers }, () => 200));
  const { db } = api.deps;
  expect(await db.rows(sql`select 1 from partner_link where member_id = ${member.id}`)).toHaveLength(1);
  expect(
    await db.rows(sql`select 1 from member_event where member_id = ${member.id} and name = 'partner.linked'`),
  ).toHaveLength(1);
  expect(await db.rows(sql`select 1 from partner_task`)).toEqual([]);
});
