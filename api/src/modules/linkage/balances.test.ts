/** @jest-environment ./api/src/testing/embedded-environment.cjs */
import { customerDetailCall } from '@poku/domain/calls/customer-detail';
import { partnerPointsCall } from '@poku/domain/calls/partner-points';
import { sql } from 'drizzle-orm';
import type { AnswerOf } from '@poku/contract/calls';
import { ewalletsCall, partnersCall } from '@poku/flows/linking/calls/partners';
import { answerTo } from '../../testing/api';
import { startLinking, type Guest, type Linking } from '../../testing/linking';
import { markSilent } from './repository';

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

const read = (path: string) => linking.api.call('GET', `/${path}/${siti.id}`, { token: siti.token });
const balances = async () => answerTo(partnerPointsCall, await read('customerpartnerpoin'));
const setBalance = (units: number) =>
  linking.partners.db.script(
    `update account set balance_units = ${units} where partner = 'nusapoin' and subject = 'siti@contoh.id'`,
  );

test('balances are read from the partners and counted in the total', async () => {
  await setBalance(21_500);
  expect((await read('customerpartnerpoin')).data).toMatchObject([
    { partnerId: '2', partnerPoin: 21_500, partnerPokuPoin: 21_500, useOtp: true, message: 'Success' },
    { partnerId: '3', partnerPoin: 150_000, partnerType: 2 },
  ]);
  expect(answerTo(customerDetailCall, await read('customerdetail')).totalPoints).toBe(
    15_000 + 21_500 + 150_000,
  );
});

/** Gives NusaPoin a rate that ends at midnight in Jakarta, with the usual 1:1 before it, and another that follows. */
const replaceRate = async (of: readonly [number, number], next?: readonly [number, number]) => {
  const { db } = linking.api.deps;
  const [begin, end] = ['2021-01-01T00:00:00Z', '2099-11-30T17:00:00Z'];
  await db.run(sql`update partner_rate set valid_to = ${begin} where partner_id = '2'`);
  const add = ([denominator, numerator]: readonly [number, number], from: string, to: string | null) =>
    db.run(
      sql`insert into partner_rate (partner_id, numerator, denominator, valid_from, valid_to)
        values ('2', ${numerator}, ${denominator}, ${from}, ${to})`,
    );
  await add(of, begin, end);
  if (next) await add(next, end, null);
};
const specialRate = async () => (await balances())[0]?.specialRate;

test('a better rate that ends is told with its last day', async () => {
  expect(await balances()).toMatchObject([{ specialRate: null }, { specialRate: null }]);
  // Midnight in Jakarta: the day before is the last one.
  await replaceRate([2, 3], [1, 1]);
  expect(await specialRate()).toBe('Kurs khusus sampai 30 Nov 2099');
});

test('without a rate that follows, one that is better than the one before is told', async () => {
  await replaceRate([2, 3]);
  expect(await specialRate()).toBe('Kurs khusus sampai 30 Nov 2099');
});

test.each([
  ['the usual rate, before a better one', [1, 1], [2, 3]],
  ['the usual rate, before the same one', [1, 1], [2, 2]],
  ['a rate that is worse than the one before, with none that follows', [3, 2], undefined],
] as const)('%s is not told as a special one', async (_what, rate, next) => {
  await replaceRate(rate, next);
  expect(await specialRate()).toBeNull();
});

test.each([{ down: true }, { timeout: 'before' }, { latencyMs: 5000 }] as const)(
  'a partner that shows %j keeps its last balance and its time, and the others are read',
  async (fault) => {
    const [before] = await balances();
    await setBalance(1);
    await linking.fault('nusapoin', fault);
    const [bank, wallet] = await balances();
    expect(bank).toMatchObject({ balance: 20_000, message: 'Sedang Berkendala' });
    expect(bank?.readAt).toBe(before?.readAt);
    expect(wallet).toMatchObject({ balance: 150_000, message: 'Success' });
  },
);

test('a balance that is read for the first time is told to open pages, and the same one later is not', async () => {
  const { db } = linking.api.deps;
  const told = async () =>
    (await db.rows(sql`select 1 from member_event where member_id = ${siti.id} and name = 'points.changed'`))
      .length;
  const before = await told();
  await balances();
  expect(await told()).toBe(before);
  await db.run(sql`update partner_link set balance_read_at = null where member_id = ${siti.id}`);
  await linking.fault('nusapoin', { down: true });
  await linking.fault('dompetnusa', { down: true });
  await balances();
  expect(await told()).toBe(before);
  await linking.fault('nusapoin', {});
  await balances();
  expect(await told()).toBe(before + 1);
  await balances();
  expect(await told()).toBe(before + 1);
});

test('an old question without an answer says nothing of a partner that has answered since', async () => {
  const { db } = linking.api.deps;
  const key = { memberId: siti.id, partnerId: '2' };
  const isAnswering = async () =>
    (
      await db.rows<{ answering: boolean }>(
        sql`select answering from partner_link where member_id = ${key.memberId} and partner_id = ${key.partnerId}`,
      )
    )[0]?.answering;
  const askedAt = new Date();
  await balances();
  await markSilent(db, key, new Date(askedAt.getTime() - 1));
  expect(await isAnswering()).toBe(true);
  await markSilent(db, key, new Date());
  expect(await isAnswering()).toBe(false);
});

test('an account that its partner no longer knows keeps its last balance', async () => {
  await linking.partners.db.script(`delete from account where subject = 'siti@contoh.id'`);
  expect((await balances())[0]).toMatchObject({ balance: 20_000, message: 'Sedang Berkendala' });
});

test('partners and e-wallets come apart, with the member’s links and where their pages stand', async () => {
  const get = (path: string) => linking.api.call('GET', `/${path}/${siti.id}`, { token: siti.token });
  const states = (list: AnswerOf<typeof partnersCall>) => list.map(({ name, isLinked }) => [name, isLinked]);
  const wallets = answerTo(ewalletsCall, await get('ewalletcoalition'));
  expect(states(wallets)).toEqual([['DompetNusa', true]]);
  const port = new URL(linking.partners.addresses['dompetnusa']?.url ?? '').port;
  const base = `http://dompetnusa.partner.localhost:${port}/dompetnusa`;
  expect(wallets[0]?.addresses).toEqual([`${base}/bind`, `${base}/pay`]);
  const partners = await get('partnercoalition');
  expect(states(answerTo(partnersCall, partners))).toEqual([
    ['NusaPoin', true],
    ['RumahNet', false],
    ['Garuda Motor', false],
    ['FitNusa', false],
  ]);
  expect(partners.data).toMatchObject([
    { partnerId: '2', partnerName: 'NusaPoin', linkable: 1, linked: 1, emailVerificationRequired: 1 },
    { partnerId: '9', linked: 0, partnerInterim: { title: 'Kumpulkan poin di RumahNet' } },
    { partnerId: '10', linked: 0, exchangeRate: '2:1' },
    { partnerId: '11', linked: 0, partnerInterim: null, exchangeRate: '1:2' },
  ]);
});

test('a reset of the API also resets the partners', async () => {
  await setBalance(1);
  await linking.fault('nusapoin', { refuse: true });
  expect(await linking.api.call('POST', '/sandbox/reset')).toMatchObject({ data: { partnersReset: true } });
  siti = await linking.enter('081200000002');
  expect((await balances())[0]?.balance).toBe(20_000);
  const { ours, theirs } = await linking.links();
  expect(ours).toEqual(theirs);
});

test('fault switches of an unknown partner are a 404, and of one that is not there a 504', async () => {
  const { api, partners } = linking;
  expect((await api.call('PUT', '/sandbox/partners/nobody/faults', { body: {} })).responseCode).toBe(404);
  expect((await api.call('POST', '/sandbox/partners/constructor/events')).responseCode).toBe(404);
  const wrong = await api.call('PUT', '/sandbox/partners/garuda/faults', { body: { latencyMs: -1 } });
  expect(wrong).toMatchObject({ status: 400, data: { field: 'latencyMs' } });
  const garuda = partners.addresses['garuda'];
  if (garuda === undefined) throw new Error('no such partner');
  const { url } = garuda;
  garuda.url = 'http://127.0.0.1:1/garuda';
  expect((await api.call('POST', '/sandbox/partners/garuda/events')).responseCode).toBe(504);
  garuda.url = url;
});

test('the sandbox’s page leads to the partners’ pages', async () => {
  const page = await (await fetch(`${linking.api.origin}/sandbox`)).text();
  const { origin } = new URL(linking.partners.addresses['dompetnusa']?.url ?? '');
  expect(page).toContain(`<td>DompetNusa</td><td><a href="${origin}/"`);
});
