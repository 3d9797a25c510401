/** @jest-environment ./api/src/testing/embedded-environment.cjs */
import { sql } from 'drizzle-orm';
import { startPaying, type Paying, type Shares } from '../../testing/paying';

let paying: Paying;
beforeAll(async () => {
  paying = await startPaying();
});
beforeEach(() => paying.reset());
afterAll(() => paying.close());

const change = (fields: ReturnType<typeof sql>) =>
  paying.api.deps.db.run(
    sql`update partner_link set ${fields} where member_id = 'm-2b8d4e6f91ac' and partner_id = '2'`,
  );
const refused = async (shares: Shares, more: object = {}) => {
  const before = await paying.balances();
  const code = (await paying.buy({ shares, more })).responseCode;
  expect(await paying.balances()).toEqual(before);
  expect(paying.fake.calls).toEqual([]);
  return code;
};

test.each<[string, { partnerId: string; point: number }[]]>([
  [
    'a share of nothing',
    [
      { partnerId: '0', point: 1000 },
      { partnerId: '2', point: 0 },
    ],
  ],
  [
    'a partner twice',
    [
      { partnerId: '3', point: 500 },
      { partnerId: '3', point: 500 },
    ],
  ],
  ['another sum than the price', [{ partnerId: '0', point: 999 }]],
])('%s is 40003', async (_label, paymentMethods) => {
  expect(await refused({ '0': 1000 }, { paymentMethods })).toBe(40003);
});

test('a partner that is not linked, or that does not answer, is 40121', async () => {
  expect(await refused({ '0': 1000, '9': 100 })).toBe(40121);
  await change(sql`answering = false`);
  expect(await refused({ '0': 1000, '2': 100 })).toBe(40121);
});

test('more than the balance there is 40004, more than the partner pays at once 40121', async () => {
  expect(await refused({ '2': 20_001 })).toBe(40004);
  expect(await refused({ '2': 100_001 })).toBe(40121);
});

test('more own points than there are is 40004', async () => {
  expect(await refused({ '0': 15_001, '2': 100 })).toBe(40004);
});

test('a partner is debited by the rate of the day, rounded up', async () => {
  await paying.api.deps.db.run(
    sql`update partner_rate set numerator = 7, denominator = 3 where partner_id = '3'`,
  );
  await paying.buy({ shares: { '0': 1000, '3': 100 } });
  paying.fake.books.finishPayment('dompetnusa', 'paid');
  await paying.work(5000);
  expect((await paying.balances()).dompetnusa).toBe(150_000 - 43);
  expect(await paying.problems()).toEqual([]);
});

test('a link cannot be ended while an order holds its partner', async () => {
  await paying.buy({ shares: { '0': 1000, '3': 100 } });
  const token = await paying.api.login();
  const unlink = async () => {
    const body = { clientId: 'm-2b8d4e6f91ac', partnerId: '3' };
    return (await paying.api.call('POST', '/partnerunlink', { token, body })).responseCode;
  };
  expect(await unlink()).toBe(202);
});
