/** @jest-environment ./api/src/testing/embedded-environment.cjs */
import { startTestApi, type TestApi } from '../../testing/api';
import { importMerchants } from './merchant-import';
import { listMerchants } from './merchant.repository';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
beforeEach(() => api.reset());
afterAll(() => api.close());

const put = (content: unknown) => importMerchants(api.deps.db, content);
const brandsOf = async (slug: string) =>
  (await listMerchants(api.deps.db)).find((merchant) => merchant.slug === slug)?.brands;
const problemsOf = async (content: unknown): Promise<string> => {
  const before = await listMerchants(api.deps.db);
  const outcome = await put(content).then(
    () => 'imported',
    (error: unknown) => String(error),
  );
  expect(await listMerchants(api.deps.db)).toEqual(before);
  return outcome;
};

test('new merchants come in, known ones take the name and exactly the brands of the file', async () => {
  const coffee = { slug: 'boga-serambi', name: 'Boga Serambi Baru', brands: ['kopi-serambi'] };
  const bakery = { slug: 'roti-senja', name: 'Roti Senja', brands: ['roti-senja', 'boba-lapis'] };
  expect(await put([coffee, bakery])).toEqual({ added: 1, changed: 1 });
  expect(await brandsOf('boga-serambi')).toBe('kopi-serambi');
  expect(await brandsOf('roti-senja')).toBe('boba-lapis, roti-senja');
  expect(await brandsOf('boba-lapis')).toBeNull();
  expect(await put([coffee])).toEqual({ added: 0, changed: 1 });
});

const row = { slug: 'kedai', name: 'Kedai', brands: ['kopi-serambi'] };
test.each<[string, object[], RegExp]>([
  ['a slug that is none', [{ ...row, slug: 'Kedai 1' }], /row 1, slug: must be/],
  ['no name', [row, { ...row, slug: 'dua', name: ' ', brands: ['roti-senja'] }], /row 2, name/],
  ['a name of two lines', [{ ...row, name: 'Kedai\nkopi' }], /row 1, name: must be one line/],
  ['no brand', [{ ...row, brands: [] }], /row 1, brands/],
  ['an unknown brand', [{ ...row, brands: ['tidak-ada'] }], /row 1, brands: no such brand: tidak-ada/],
  ['a brand of two', [row, { ...row, slug: 'dua' }], /row 2, brands: kopi-serambi is a brand of kedai/],
  ['a slug twice', [row, { ...row, brands: ['roti-senja'] }], /row 2, slug: a row before has the same/],
  ['a field that is not known', [{ ...row, nama: 'Kedai' }], /row 1/],
])('%s is named with its row, and nothing is stored', async (_name, content, problem) => {
  expect(await problemsOf(content)).toMatch(problem);
});
