/** @jest-environment ./api/src/testing/embedded-environment.cjs */
import { sql } from 'drizzle-orm';
import { couponCall } from '@poku/mfe-catalogue/calls/coupon-detail';
import { couponsCall } from '@poku/mfe-catalogue/calls/coupons';
import { packagesCall } from '@poku/mfe-catalogue/calls/prepaid';
import { answerTo, sitiId, startTestApi, type TestApi } from '../../testing/api';
import { couponRow as row } from '../../testing/coupons';
import { importCoupons } from './import';

const another = { ...row, id: 'X2', slug: 'kupon-impor-2', redemptionId: 'RX2' };
const htmlFields = ['descriptionHtml', 'termsHtml', 'pickupHtml', 'redeemHtml'];
let api: TestApi;

beforeAll(async () => {
  api = await startTestApi();
});
beforeEach(() => api.reset());
afterAll(() => api.close());

const detail = async (id: string) => {
  const answer = await api.call('GET', `/voucherdetail/guest?voucherId=${id}`);
  expect(answer.headers.get('content-type')).toMatch(/^application\/json/);
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
  return answerTo(couponCall, answer);
};
const count = async () => {
  const [found] = await api.deps.db.rows<{ n: number }>(sql`select count(*)::int as n from voucher`);
  return found?.n;
};
const problemsOf = async (content: unknown): Promise<string> => {
  const before = await count();
  const outcome = await importCoupons(api.deps.db, content).then(
    () => 'imported',
    (error: unknown) => String(error),
  );
  expect(await count()).toBe(before);
  return outcome;
};

test('new coupons come into the catalogue, and known ones take the new values', async () => {
  expect(await importCoupons(api.deps.db, [row, another])).toEqual({ added: 2, changed: 0 });
  expect(await detail('X1')).toMatchObject({ name: 'Kupon Impor', pricePoints: 900, stock: 5 });
  const changed = { ...row, brandName: 'Kedai Baru', pricePoints: 1_000, stock: 0 };
  expect(await importCoupons(api.deps.db, [changed])).toEqual({ added: 0, changed: 1 });
  expect(await detail('X1')).toMatchObject({ brand: 'Kedai Baru', pricePoints: 1_000, stock: 0 });
  expect(await detail('X2')).toMatchObject({ pricePoints: 900 });
  const found = await api.call('POST', '/voucherlist', {
    body: { clientId: 'guest', filters: { name: 'kupon impor' }, perPage: 100 },
  });
  const { coupons } = answerTo(couponsCall, found);
  expect(coupons.map(({ id }) => id).sort()).toEqual(['X1', 'X2']);
});

test('a withdrawn coupon is no longer shown', async () => {
  await importCoupons(api.deps.db, [{ ...row, withdrawn: true }]);
  expect((await api.call('GET', '/voucherdetail/guest?voucherId=X1')).responseCode).toBe(20404);
});

test('a row with an operator is a package for its numbers', async () => {
  await importCoupons(api.deps.db, [{ ...row, categoryId: '5', operatorId: 'seluler-nusa', pricePoints: 1 }]);
  const token = await api.login();
  const answer = await api.call('GET', `/productlist/${sitiId}?msisdn=081200000002`, { token });
  expect(answerTo(packagesCall, answer)[0]).toMatchObject({ id: 'X1', pricePoints: 1 });
});

test('every wrong row and field is named, and nothing of the file is stored', async () => {
  expect(await problemsOf([row, { ...another, pricePoints: 0 }])).toMatch('row 2, pricePoints');
  expect(
    await problemsOf([
      { ...row, image: undefined },
      { ...another, useEndsAt: '2098-01-01T00:00:00Z' },
    ]),
  ).toMatch(/row 1, image[\s\S]*row 2, useEndsAt/);
  expect(await problemsOf([{ ...row, image: 'https://jahat.example/x.svg' }])).toMatch('row 1, image');
  expect(await problemsOf([{ ...row, image: '/media/../x.svg' }])).toMatch('row 1, image');
  expect(await problemsOf([{ ...row, nama: 'Kupon' }])).toMatch('row 1');
  expect(await problemsOf([{ ...row, name: 'Baris\nbaru' }])).toMatch('row 1, name');
  expect(await problemsOf({ coupons: [row] })).toMatch('not imported');
});

test('what does not fit the catalogue is refused', async () => {
  expect(await problemsOf([row, { ...another, categoryId: '99' }])).toMatch('row 2, categoryId');
  expect(await problemsOf([{ ...row, operatorId: 'tidak-ada' }])).toMatch('row 1, operatorId');
  expect(await problemsOf([row, { ...another, id: 'X1' }])).toMatch('row 2, id: row 1 has the same');
  expect(await problemsOf([row, { ...another, slug: row.slug }])).toMatch('row 2, slug');
  expect(await problemsOf([row, { ...another, brandName: 'Lain' }])).toMatch('row 2, brandName');
  expect(await problemsOf([{ ...row, redemptionId: 'R1001' }])).toMatch(
    'row 1, redemptionId: coupon 1001 has it',
  );
  expect(await problemsOf([{ ...row, slug: 'kopi-serambi-es-kopi-susu-gula-aren' }])).toMatch('row 1, slug');
  expect(
    await problemsOf([{ ...row, id: '1001', redemptionId: 'R1001', operatorId: 'seluler-nusa' }]),
  ).toMatch('row 1, operatorId');
});

test.each(htmlFields)(
  '3,000 nested tags in %s are refused by row and field, and nothing is stored',
  async (field) => {
    for (const html of [
      '<b>'.repeat(3_000),
      '<p>'.repeat(3_000),
      `${'<b>'.repeat(2_800)}${'</b>'.repeat(2_800)}`,
    ])
      expect(await problemsOf([row, { ...another, [field]: html }])).toContain(
        `row 2, ${field}: must not have more than 256 tags open at once`,
      );
  },
);
