/** @jest-environment ./api/src/testing/embedded-environment.cjs */
import { burnPageCall, earnPageCall } from '@poku/mfe-history/calls/history';
import { z } from 'zod';
import { answerTo, dataOf, dewiPhone, startTestApi, type TestApi } from '../../testing/api';
import { addBurn, addEarn } from '../../testing/history';

const phone = dewiPhone;
let api: TestApi;
let token: string;
let memberId: string;

beforeAll(async () => {
  api = await startTestApi();
  token = await api.login(phone);
  const { sql } = await import('drizzle-orm');
  const { db } = api.deps;
  const [row] = await db.rows<{ id: string }>(
    sql`select id from member where msisdn = ${`+62${phone.slice(1)}`}`,
  );
  memberId = row?.id ?? '';
  const [telco] = await db.rows<{ id: string }>(
    sql`select id from voucher where kind = 'telco' order by id limit 1`,
  );
  const prepaid = { voucherId: telco?.id ?? '' };
  await addEarn(db, memberId, { number: 'E1', at: '2026-03-01T16:59:59.999Z', points: 10 });
  await addEarn(db, memberId, { number: 'E2', at: '2026-03-01T17:00:00Z', points: 20, partnerId: '10' });
  await addEarn(db, memberId, {
    number: 'E3',
    at: '2026-03-02T16:59:59.999999Z',
    points: 40,
    partnerId: '10',
  });
  await addEarn(db, memberId, { number: 'E4', at: '2026-03-02T17:00:00Z', points: 80, status: 1 });
  await addEarn(db, memberId, { number: 'E5', at: '2026-03-05T05:00:00Z', points: 160, status: 7 });
  await addBurn(db, memberId, { number: 'B1', at: '2026-03-01T10:00:00Z', legs: { '0': 100, '3': 200 } });
  await addBurn(db, memberId, { number: 'B2', at: '2026-03-02T10:00:00Z', ...prepaid, legs: { '3': 1000 } });
  await addBurn(db, memberId, { number: 'B3', at: '2026-03-03T10:00:00Z', state: 'paying' });
  await addBurn(db, memberId, { number: 'B4', at: '2026-03-04T10:00:00Z', state: 'compensating' });
  await addBurn(db, memberId, { number: 'B5', at: '2026-03-05T10:00:00Z', state: 'failed', ...prepaid });
  await addBurn(db, memberId, { number: 'B6', at: '2026-03-06T10:00:00Z', state: 'refunding' });
  await addBurn(db, memberId, { number: 'B7', at: '2026-03-07T10:00:00Z', state: 'refunded' });
});
afterAll(() => api.close());

const read = (tab: 'earn' | 'burn', query: string) =>
  api.call('GET', `/customer${tab}/${memberId}?${query}`, { token });
/** Numbers of the rows from the newest on, with what the whole of them is. */
const found = async (tab: 'earn' | 'burn', query: string) => {
  const answer = await read(tab, `perPage=100&${query}`);
  const page = answerTo(tab === 'earn' ? earnPageCall : burnPageCall, answer);
  return [page.rows.map(({ id }) => id).join(' '), page.total, page.points];
};

test.each([
  ['', 'E5 E4 E3 E2 E1', 70],
  ['from=2026-03-02', 'E5 E4 E3 E2', 60],
  ['to=2026-03-01', 'E1', 10],
  ['from=2026-03-02&to=2026-03-02', 'E3 E2', 60],
  ['from=2026-03-06', '', 0],
  ['status=success', 'E3 E2 E1', 70],
  ['status=failed', 'E5 E4', 0],
  ['status=processing', '', 0],
  ['partnerId=10', 'E3 E2', 60],
  ['partnerId=2&status=success', 'E1', 10],
  ['partnerId=11', '', 0],
  ['partnerId=unknown', '', 0],
  ['type=prepaid', 'E5 E4 E3 E2 E1', 70],
])('earns by %p: %s', async (query, numbers, points) => {
  const total = numbers === '' ? 0 : numbers.split(' ').length;
  expect(await found('earn', query)).toEqual([numbers, total, points]);
});

test.each([
  ['', 'B7 B6 B5 B4 B3 B2 B1', 1300],
  ['from=2026-03-02&to=2026-03-04', 'B4 B3 B2', 1000],
  ['status=success', 'B2 B1', 1300],
  ['status=processing', 'B6 B4 B3', 0],
  ['status=failed', 'B7 B5', 0],
  ['type=prepaid', 'B5 B2', 1000],
  ['type=coupon', 'B7 B6 B4 B3 B1', 300],
  ['type=prepaid&status=failed', 'B5', 0],
  ['partnerId=3', 'B2 B1', 1300],
  ['partnerId=3&type=coupon', 'B1', 300],
  ['partnerId=0&status=success', 'B1', 300],
  ['partnerId=9', '', 0],
])('burns by %p: %s', async (query, numbers, points) => {
  const total = numbers === '' ? 0 : numbers.split(' ').length;
  expect(await found('burn', query)).toEqual([numbers, total, points]);
});

test('the partners are those of the whole history of a tab, in their order, whatever the filter', async () => {
  const partners = async (tab: 'earn' | 'burn', query: string) => {
    const page = dataOf(await read(tab, query), z.object({ partners: z.array(z.unknown()) }));
    return page.partners;
  };
  const earned = [
    { partnerId: '2', partnerName: 'NusaPoin' },
    { partnerId: '10', partnerName: 'Garuda Motor' },
  ];
  expect(await partners('earn', '')).toEqual(earned);
  expect(await partners('earn', 'status=failed&partnerId=unknown')).toEqual(earned);
  expect(await partners('burn', 'status=failed')).toEqual([
    { partnerId: '0', partnerName: 'POKUPoin' },
    { partnerId: '3', partnerName: 'DompetNusa' },
  ]);
});

const refusals = [
  ['from=2026-02-30', 'from'],
  ['from=01-03-2026', 'from'],
  ['from=', 'from'],
  ['from=0000-01-01', 'from'],
  ['from=0001-01-01', 'from'],
  ['to=0000-01-01', 'to'],
  ['to=2026-13-01', 'to'],
  ['to=2026-3-1', 'to'],
  ['from=2026-03-02&to=2026-03-01', 'to'],
  ['status=done', 'status'],
  ['type=telco', 'type'],
  ['partnerId=', 'partnerId'],
  ['partnerId=aaaaaaaaaaaaaaaaa', 'partnerId'],
  ['partnerId=%27%20or%201=1', 'partnerId'],
] as const;

test.each(refusals)('the query %p is refused and names %s', async (query, field) => {
  for (const path of ['customerearn', 'customerburn', 'customerearncsv', 'customerburncsv']) {
    const answer = await api.call('GET', `/${path}/${memberId}?${query}`, { token });
    expect([path, answer.status, answer.data]).toEqual([path, 400, { field }]);
  }
});

test.each([
  ['earn', '', 3],
  ['earn', 'status=failed', 0],
  ['burn', '', 2],
  ['burn', 'status=processing', 0],
  ['burn', 'type=coupon', 1],
] as const)('the points of %s by "%s" are those of %d successes', async (tab, query, succeeded) => {
  expect((await read(tab, query)).data).toMatchObject({ succeeded });
});

test('an order that was given back is told from one that failed', async () => {
  const { rows } = answerTo(burnPageCall, await read('burn', 'status=failed&perPage=9'));
  expect(rows.map(({ isRefunded }) => isRefunded)).toEqual([true, false]);
});

test('the totals count every success and nothing else', async () => {
  const read = async (path: string) => (await api.call('GET', `/${path}/${memberId}`, { token })).data;
  expect(await read('customersummaryearnpoin')).toEqual({ summaryEarnPoint: 70 });
  expect(await read('customersummaryburnpoin')).toEqual({ summaryUsedPoint: 1300 });
});

test('another member’s history is not in it', async () => {
  const other = await api.login('081200000003');
  const answer = await api.call('GET', `/customerearn/${memberId}`, { token: other });
  expect(answer).toMatchObject({ status: 200, responseCode: 204, data: undefined });
});
