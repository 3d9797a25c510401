/** @jest-environment ./api/src/testing/embedded-environment.cjs */
import { PENDING_LINK_LIFE_MS } from '@poku/domain/limits/linkage';
import { startLinking, startOf, type Guest, type Linking } from '../../testing/linking';
import { codeOf, mandateOf, visitPage } from '../../testing/partner-pages';

/** Returns from a partner that name no attempt: the session's open one is meant, and nothing else (D62). */
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

const begin = async (guest: Guest, partnerId: string) =>
  startOf(await linking.initiate(guest, partnerId)).bindingUrl;
/** What a member brings back from the bank's page, without the state. */
const fromBank = async (url: string, guest: Guest, email: string) => {
  const { data } = codeOf(await (await visitPage(url)).agree({ email, phone: guest.phone }));
  return { data: { ...data, state: undefined } };
};
const fromWallet = async (url: string, guest: Guest) => {
  const { refNum, mandateId } = mandateOf(await (await visitPage(url)).agree({ phone: guest.phone }));
  return { refNum, mandateId };
};
const give = async (guest: Guest, partnerId: string, back: object) =>
  (await linking.confirm(guest, partnerId, back)).responseCode;
const linksOf = async (slug: string) =>
  (await linking.links()).ours.filter((one) => one.startsWith(`${slug} `) && !one.includes('fixture-'))
    .length;

test('a stranger’s code or mandate is not taken for the session’s own attempt, which goes on', async () => {
  await linking.fault('dompetnusa', { events: 'held' });
  const rina = await linking.enter('081200000005');
  const code = await fromBank(await begin(rina, '2'), rina, 'rina@contoh.id');
  const mandate = await fromWallet(await begin(rina, '3'), rina);
  const [bank, wallet] = [await begin(dewi, '2'), await begin(dewi, '3')];
  expect([await give(dewi, '2', code), await give(dewi, '3', mandate)]).toEqual([201, 201]);
  expect([await linksOf('nusapoin'), await linksOf('dompetnusa')]).toEqual([0, 0]);
  expect(await give(dewi, '2', await fromBank(bank, dewi, 'dewi@contoh.id'))).toBe(200);
  expect(await give(dewi, '3', await fromWallet(wallet, dewi))).toBe(200);
});

test('another session of the same member has no attempt, and a guest none at all', async () => {
  const back = await fromBank(await begin(dewi, '2'), dewi, 'dewi@contoh.id');
  expect(await give(await linking.enter(dewi.phone), '2', back)).toBe(201);
  const body = { clientId: dewi.id, partnerId: '2', ...back };
  expect((await linking.api.call('POST', '/partnerlink', { body })).status).toBe(401);
  expect(await linksOf('nusapoin')).toBe(0);
  expect(await give(dewi, '2', back)).toBe(200);
});

test('what came back in the tab before is not taken for the attempt of the tab after', async () => {
  const before = await fromBank(await begin(dewi, '2'), dewi, 'dewi@contoh.id');
  const after = await begin(dewi, '2');
  expect(await give(dewi, '2', before)).toBe(201);
  expect(await linksOf('nusapoin')).toBe(0);
  expect(await give(dewi, '2', await fromBank(after, dewi, 'dewi@contoh.id'))).toBe(200);
});

test('an attempt that is over takes nothing', async () => {
  const back = await fromBank(await begin(dewi, '2'), dewi, 'dewi@contoh.id');
  linking.api.deps.clock.advance(PENDING_LINK_LIFE_MS);
  expect(await give(dewi, '2', back)).toBe(204);
  expect(await linksOf('nusapoin')).toBe(0);
});

test('the same brought back many times at once is one link', async () => {
  const back = await fromBank(await begin(dewi, '2'), dewi, 'dewi@contoh.id');
  expect(await Promise.all([1, 2, 3].map(() => give(dewi, '2', back)))).toEqual([200, 200, 200]);
  expect(await linksOf('nusapoin')).toBe(1);
});

test('what was brought back before is no success once the link has ended', async () => {
  const code = await fromBank(await begin(dewi, '2'), dewi, 'dewi@contoh.id');
  const mandate = await fromWallet(await begin(dewi, '3'), dewi);
  expect([await give(dewi, '2', code), await give(dewi, '3', mandate)]).toEqual([200, 200]);
  expect((await linking.unlink(dewi, ['2', '3'])).responseCode).toBe(200);
  expect([await give(dewi, '2', code), await give(dewi, '3', mandate)]).toEqual([201, 201]);
  expect([await linksOf('nusapoin'), await linksOf('dompetnusa')]).toEqual([0, 0]);
});
