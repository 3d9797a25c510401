/** @jest-environment ./api/src/testing/embedded-environment.cjs */
import { linkCodeWording } from '@poku/flows/linking/calls/link-code';
import { sql } from 'drizzle-orm';
import { startLinking, startOf, type Guest, type Linking } from '../../testing/linking';
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
const begin = async (guest: Guest, partnerId: string) => startOf(await linking.initiate(guest, partnerId));
const isOurs = async () => (await linking.links()).ours.some((link) => /dewi@|0004$/.test(link));
/** Signed requests that the partners have taken so far. */
const calls = () => linking.partners.db.rows(sql`select 1 from seen_request`);

test('a code of another session is not taken, and the partner hears nothing of it', async () => {
  const start = await begin(dewi, '2');
  const back = await (await visitPage(start.bindingUrl)).agree(bank);
  const rina = await linking.enter('081200000005');
  const other = await linking.enter('081200000004');
  const before = (await calls()).length;
  for (const guest of [rina, other]) {
    expect(await linking.confirm(guest, '2', codeOf(back))).toMatchObject({
      responseCode: 201,
      message: linkCodeWording[201],
    });
    expect((await linking.status(guest, start.authCode)).responseCode).toBe(201);
  }
  expect((await calls()).length).toBe(before);
  expect(await isOurs()).toBe(false);
  expect((await linking.confirm(dewi, '2', codeOf(back))).responseCode).toBe(200);
});

test('a mandate of another session is not taken, and the partner hears nothing of it', async () => {
  await linking.fault('dompetnusa', { events: 'held' });
  const { bindingUrl } = await begin(dewi, '3');
  const back = await (await visitPage(bindingUrl)).agree(wallet);
  const others = [await linking.enter('081200000005'), await linking.enter('081200000004')];
  const before = (await calls()).length;
  for (const guest of others)
    expect((await linking.confirm(guest, '3', mandateOf(back))).responseCode).toBe(201);
  expect((await calls()).length).toBe(before);
  expect(await isOurs()).toBe(false);
});

test('a code that belongs to another attempt changes nothing, and the right one still links', async () => {
  const rina = await linking.enter('081200000005');
  const foreign = await begin(rina, '2');
  const stolen = codeOf(
    await (await visitPage(foreign.bindingUrl)).agree({ email: 'rina@contoh.id', phone: rina.phone }),
  );
  const own = await begin(dewi, '2');
  const back = await (await visitPage(own.bindingUrl)).agree(bank);
  const mixed = { data: { ...stolen.data, state: own.authCode } };
  expect((await linking.confirm(dewi, '2', mixed)).responseCode).toBe(201);
  expect(await isOurs()).toBe(false);
  expect((await linking.confirm(dewi, '2', codeOf(back))).responseCode).toBe(200);
});

test('a made-up code, state or mandate is not taken', async () => {
  const before = (await calls()).length;
  const data = { authorizationCode: 'made-up', email: 'dewi@contoh.id', state: 'made-up' };
  expect((await linking.confirm(dewi, '2', { data })).responseCode).toBe(201);
  expect((await linking.confirm(dewi, '2', {})).responseCode).toBe(201);
  expect((await linking.confirm(dewi, '3', { refNum: 'made-up', mandateId: 'made-up' })).responseCode).toBe(
    201,
  );
  expect((await linking.confirm(dewi, '3', {})).responseCode).toBe(201);
  expect((await calls()).length).toBe(before);
  expect(await linking.api.deps.db.rows(sql`select 1 from link_attempt`)).toEqual([]);
});

test('a mandate that is not the attempt’s own is not taken, before and after the link', async () => {
  await linking.fault('dompetnusa', { events: 'held' });
  const start = await begin(dewi, '3');
  const wrong = { refNum: 'RF0', mandateId: 'MD0' };
  expect((await linking.confirm(dewi, '3', wrong)).responseCode).toBe(201);
  const back = await (await visitPage(start.bindingUrl)).agree(wallet);
  expect((await linking.confirm(dewi, '3', wrong)).responseCode).toBe(201);
  expect((await linking.confirm(dewi, '3', mandateOf(back))).responseCode).toBe(200);
  expect((await linking.confirm(dewi, '3', wrong)).responseCode).toBe(201);
});

test('a state of one partner confirms nothing at another', async () => {
  const start = await begin(dewi, '3');
  const data = { authorizationCode: 'x', email: 'dewi@contoh.id', state: start.authCode };
  expect((await linking.confirm(dewi, '2', { data })).responseCode).toBe(201);
});
