/** @jest-environment ./api/src/testing/embedded-environment.cjs */
import { startTestApi, type TestApi } from '../../testing/api';
import { importBillers } from './biller-import';
import { listBillers } from './biller.repository';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
beforeEach(() => api.reset());
afterAll(() => api.close());

const operatorsOf = async () =>
  (await listBillers(api.deps.db)).map(({ slug, name, operators }) => [slug, name, operators]);

test('new billers come in, known ones take the name, and operators come over', async () => {
  const counts = await importBillers(api.deps.db, [
    { slug: 'isi-nusa', name: 'Isi Nusa Baru', operators: ['seluler-nusa'] },
    { slug: 'pulsa-kita', name: 'Pulsa Kita', operators: ['kartu-sahabat'] },
  ]);
  expect(counts).toEqual({ added: 1, changed: 1 });
  expect(await operatorsOf()).toEqual([
    ['isi-nusa', 'Isi Nusa Baru', 'jaringan-cerdas, seluler-nusa'],
    ['pulsa-kita', 'Pulsa Kita', 'kartu-sahabat'],
  ]);
});

const row = { slug: 'pulsa-kita', name: 'Pulsa Kita', operators: ['kartu-sahabat'] };
test.each<[string, object[], RegExp]>([
  ['a slug that is none', [{ ...row, slug: 'Pulsa 1' }], /row 1, slug: must be/],
  ['a name that cannot be shown', [{ ...row, name: 'Pul\0sa' }], /row 1, name: must be one line/],
  ['an id that cannot be one', [{ ...row, operators: ['kartu\0'] }], /row 1, operators.0: must be an id/],
  ['no operator', [{ ...row, operators: [] }], /row 1, operators/],
  [
    'an unknown operator',
    [{ ...row, operators: ['tidak-ada'] }],
    /row 1, operators: no such operator: tidak-ada/,
  ],
  [
    'an operator of two',
    [row, { ...row, slug: 'dua' }],
    /row 2, operators: kartu-sahabat is an operator of pulsa-kita/,
  ],
  ['a slug twice', [row, { ...row, operators: ['seluler-nusa'] }], /row 2, slug: a row before has the same/],
  ['a field that is not known', [{ ...row, nama: 'Pulsa' }], /row 1/],
])('%s is named with its row, and nothing is stored', async (_name, content, problem) => {
  const before = await operatorsOf();
  await expect(importBillers(api.deps.db, content)).rejects.toThrow(problem);
  expect(await operatorsOf()).toEqual(before);
});
