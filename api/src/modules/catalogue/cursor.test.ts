/** @jest-environment ./api/src/testing/embedded-environment.cjs */
import { z } from 'zod';
import { couponsCall } from '@poku/mfe-catalogue/calls/coupons';
import { answerTo, startTestApi, type TestApi } from '../../testing/api';

let api: TestApi;

beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const ask = (body: object) =>
  api.call('POST', '/voucherlist', { body: { clientId: 'guest', perPage: 5, ...body } });
const page = async (body: object) => answerTo(couponsCall, await ask(body));
const wrongField = async (body: object) => {
  const { status, data } = await ask(body);
  return { status, field: z.object({ field: z.string() }).safeParse(data).data?.field };
};
const refused = { status: 400, field: 'cursor' };
const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
const decode = (cursor: string | null) =>
  z.array(z.unknown()).parse(JSON.parse(Buffer.from(cursor ?? '', 'base64url').toString()));

test('a page after a cursor says nothing of brands, which the first one has told', async () => {
  const first = await page({});
  expect(first.brands.length).toBeGreaterThan(0);
  const second = await page({ cursor: first.nextCursor });
  expect(second.brands).toEqual([]);
  expect(second.coupons).toEqual((await page({ page: 2 })).coupons);
});

test('brands are those of the category, whatever name, price or brand the rest asks for', async () => {
  const food = await page({ filters: { categoryId: '1' } });
  const narrow = { categoryId: '1', name: 'kopi', minPrice: 1, maxPrice: 2, merchant: ['kopi-serambi'] };
  expect((await page({ filters: narrow })).brands).toEqual(food.brands);
  expect((await page({ productId: ['1001'] })).brands.map((one) => one.key)).toEqual(['kopi-serambi']);
});

test('a cursor goes on with the same list only, in whatever words that is asked for', async () => {
  const filters = { categoryId: '1', merchant: [], name: ' ', sortByPrice: 'ASC' };
  const { nextCursor: cursor } = await page({ filters });
  const same = { categoryId: '1', sortByPrice: 'ASC', sortByName: '', maxPrice: 60_001 };
  expect((await ask({ filters: same, cursor })).status).toBe(200);
  const others = [
    { ...same, sortByPrice: 'DESC' },
    { ...same, sortByPrice: '' },
    { ...same, categoryId: '2' },
    { ...same, name: 'a' },
    { ...same, limitPrice: true },
    { ...same, maxPrice: 60_000 },
  ];
  for (const other of others) expect(await wrongField({ filters: other, cursor })).toEqual(refused);
  expect(await wrongField({ filters: same, productId: ['1001'], cursor })).toEqual(refused);
});

test('a malformed cursor is a 400 that names it', async () => {
  const { nextCursor } = await page({});
  const [mark, key, id] = decode(nextCursor);
  const bad = [
    '',
    'x',
    `${nextCursor}=`,
    encode(null),
    encode([mark]),
    encode([mark, 'text', id]),
    encode([mark, 1.5, id]),
    encode([mark, 2 ** 40, id]),
    encode([mark, key, 7]),
    encode([mark, key, 'zero\0']),
    encode([mark, key, id, 'more']),
    encode([`${String(mark)}0`, key, id]),
  ];
  for (const cursor of bad) expect(await wrongField({ cursor })).toEqual(refused);
});

test.each([
  [{ filters: { name: 'a\0' } }, 'filters.name'],
  [{ filters: { msisdn: '\0' } }, 'filters.msisdn'],
  [{ filters: { categoryId: '1\0' } }, 'filters.categoryId'],
  [{ filters: { merchant: ['a', '\0'] } }, 'filters.merchant.1'],
  [{ productId: ['\0'] }, 'productId.0'],
  [{ adsId: '\0' }, 'adsId'],
])('a text that no database can hold is a 400 that names its field: %j', async (body, field) => {
  expect(await wrongField(body)).toEqual({ status: 400, field });
});

test.each([
  ['/voucherdetail/guest', 'voucherId'],
  ['/voucherdetail/guest', 'productId'],
  ['/voucherdetail/guest', 'msisdn'],
  ['/favoritvoucherdetail', 'favoriteId'],
])('so is one in the address of %s: %s', async (path, field) => {
  const answer = await api.call('GET', `${path}?${field}=a%00`);
  expect(answer).toMatchObject({ status: 400, data: { field } });
});
