/** @jest-environment ./api/src/testing/embedded-environment.cjs */
import { sql } from 'drizzle-orm';
import { packagesCall } from '@poku/mfe-catalogue/calls/prepaid';
import { answerTo, sitiId, startTestApi, type TestApi } from '../../testing/api';

let api: TestApi;
let token: string;

beforeAll(async () => {
  api = await startTestApi();
});
beforeEach(async () => {
  await api.reset();
  token = await api.login();
});
afterAll(() => api.close());

const ask = (msisdn: string) =>
  api.call('GET', `/productlist/${sitiId}?msisdn=${encodeURIComponent(msisdn)}`, { token });
const packages = async (msisdn: string) => answerTo(packagesCall, await ask(msisdn));

test('a number gets all packages of its operator, cheapest first', async () => {
  const found = await packages('081200000002');
  expect(found.map(({ pricePoints }) => pricePoints)).toEqual([2400, 2450, 4850, 7200]);
  expect(new Set(found.map(({ operator }) => operator))).toEqual(new Set(['Seluler Nusa']));
  expect(found[0]).toMatchObject({ id: '5001', redemptionRuleId: 'R5001', rewardItemId: 'I5001' });
});

test.each([
  ['0857 1234 5678', 'Kartu Sahabat'],
  ['+62 878-1234-5678', 'Jaringan Cerdas'],
  ['6281712345678', 'Jaringan Cerdas'],
  ['81234567890', 'Seluler Nusa'],
])('%s, in any form, is a number of %s', async (msisdn, operator) => {
  expect((await packages(msisdn))[0]?.operator).toBe(operator);
});

test('the twelve packages are divided among the operators', async () => {
  const all = await Promise.all(['0812', '0815', '0817'].map((start) => packages(`${start}0000000`)));
  expect(new Set(all.flat().map(({ id }) => id)).size).toBe(12);
});

test('what is no mobile number is 30007, and one of an unknown operator 30006', async () => {
  for (const msisdn of ['', '0812', '02112345678', 'abc', '0812000000021234'])
    expect([msisdn, (await ask(msisdn)).responseCode]).toEqual([msisdn, 30007]);
  expect(await ask('088112345678')).toMatchObject({
    status: 200,
    responseCode: 30006,
    message: 'Operator nomor ini belum kami kenal. Coba nomor lain ya',
  });
});

test('of two prefixes of a number the longer one decides', async () => {
  await api.deps.db.run(sql`insert into operator_prefix values ('8129', 'kartu-sahabat')`);
  expect((await packages('081290000000'))[0]?.operator).toBe('Kartu Sahabat');
  expect((await packages('081280000000'))[0]?.operator).toBe('Seluler Nusa');
});

test('a package that is withdrawn or whose sale is over is gone, and a sold out one stays', async () => {
  await api.deps.db.run(sql`update voucher set withdrawn = true where id = '5001'`);
  await api.deps.db.run(sql`update voucher set sale_ends_at = ${new Date(0)} where id = '5003'`);
  await api.deps.db.run(sql`update voucher set stock = 0 where id = '5004'`);
  const found = await packages('081200000002');
  expect(found.map(({ id, stock }) => [id, stock])).toEqual([
    ['5004', 0],
    ['5002', 1000],
  ]);
});

test('the number must be given', async () => {
  const answer = await api.call('GET', `/productlist/${sitiId}`, { token });
  expect(answer).toMatchObject({ status: 400, data: { field: 'msisdn' } });
});
