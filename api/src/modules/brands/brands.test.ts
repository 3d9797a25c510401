/** @jest-environment ./api/src/testing/embedded-environment.cjs */
import { z } from 'zod';
import { dataOf, sitiId, startTestApi, type TestApi } from '../../testing/api';
import { partnerAddresses, partnerKeys } from '../../testing/partners';
import { checkToken, entryOf, mintToken } from '../../testing/visits';
import { importPartners } from './import';
import { createBrandService } from './service';

const kopi = {
  id: '2101',
  slug: 'kopi-kita',
  name: 'Kopi Kita',
  kind: 'loyalty',
  image: '/media/partners/kopi-kita.svg',
  url: 'https://kopi-kita.example',
  description: 'Poin dari setiap gelas.',
  linkable: true,
  identityKey: 'phone',
  maximumUnits: 50_000,
  rate: { numerator: 1, denominator: 2 },
  position: 50,
  linkMode: 'direct',
  callbackUrl: 'https://kopi-kita.example/app/dashboard',
  look: {
    pattern: 'lines',
    light: { primary: '#14603A', primaryPressed: '#0C4328', primarySoft: '#E4F2EA', header: '#14603A' },
    dark: { primary: '#7DD0A1', primaryPressed: '#A2E0BD', primarySoft: '#163725', onPrimary: '#06210F' },
  },
};
const origin = 'http://kopi-kita.localhost:3000';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({
    siteOrigins: ['http://localhost:3000', 'http://garuda.localhost:3000', origin],
    partners: {
      ...partnerAddresses((slug) => `http://127.0.0.1:1/${slug}`),
      'kopi-kita': { url: 'http://127.0.0.1:1/kopi-kita', keys: partnerKeys('kopi-kita') },
    },
  });
});
beforeEach(() => api.reset());
afterAll(() => api.close());

const brandData = z.object({ brand: z.looseObject({}).nullable() });
const brandOf = async (path: string, at?: string) =>
  dataOf(await api.call('GET', path, at === undefined ? {} : { at }), brandData).brand;

/** The problems of a file with this row, after the first line. */
const refused = (change: object) =>
  importPartners(api.deps, [{ ...kopi, ...change }]).then(
    () => [],
    (error: unknown) => (error instanceof Error ? error.message.split('\n  ').slice(1) : [String(error)]),
  );

test('a partner that came by rows and settings alone is themed on its origin, listed, and its users enter', async () => {
  expect(await brandOf('/brand', 'kopi-kita')).toBeNull();
  expect(await importPartners(api.deps, [kopi])).toEqual({ added: 1, changed: 0 });

  const { slug, name, look } = kopi;
  const brand = { slug, partnerId: '2101', name, logo: kopi.image, look };
  expect(await brandOf('/brand', 'kopi-kita')).toEqual(brand);
  const pressed = { primary: '#14603A', primaryPressed: '#0C4328', primarySoft: '#E4F2EA' };
  expect(await brandOf('/embed/brand/kopi-kita')).toEqual({
    light: pressed,
    dark: look.dark,
  });

  const items = z.array(z.looseObject({ partnerId: z.string() }));
  const list = await api.call('GET', `/partnercoalition/${sitiId}`, { token: await api.login() });
  expect(dataOf(list, items)).toContainEqual(
    expect.objectContaining({ partnerId: '2101', partnerName: name }),
  );

  const order = {
    subject: '+6281299900021',
    msisdn: '+6281299900021',
    email: 'kopi@contoh.id',
    name: 'Orang Kopi',
  };
  const visit = await checkToken(api, await mintToken(api, 'kopi-kita', order), { slug: 'kopi-kita' });
  expect(entryOf(visit)).toMatchObject({
    customer_status: 'new',
    partnerId: '2101',
    client_id: 'poku-kopi-kita',
    callback_url: kopi.callbackUrl,
  });
});

test('a known partner takes what the file says, and an origin without a look is nobody’s', async () => {
  await importPartners(api.deps, [kopi]);
  expect(await importPartners(api.deps, [{ ...kopi, name: 'Kopi Kami', look: null }])).toEqual({
    added: 0,
    changed: 1,
  });
  expect(await brandOf('/embed/brand/kopi-kita')).toBeNull();
  expect(await importPartners(api.deps, [kopi])).toEqual({ added: 0, changed: 1 });
  expect(await brandOf('/brand', 'kopi-kita')).toMatchObject({ name: 'Kopi Kita' });
});

test('the origins of the fixtures have their looks, and Poku’s own has none', async () => {
  expect(await brandOf('/brand', 'garuda')).toMatchObject({ partnerId: '10', look: { pattern: 'bands' } });
  expect(await brandOf('/brand')).toBeNull();
  for (const slug of ['dompetnusa', 'poku', 'nobody', '%27', 'constructor'])
    expect([slug, await brandOf(`/embed/brand/${slug}`)]).toEqual([slug, null]);
});

test.each([
  [
    { look: { ...kopi.look, light: { primary: '#FFD400' } } },
    /^row 1, look\.light\.primary: its contrast with paper/,
  ],
  [{ look: { ...kopi.look, dark: { header: 'red' } } }, /^row 1, look\.dark\.header: must be #RRGGBB$/],
  [{ look: { ...kopi.look, pattern: 'url(https://x.example)' } }, /^row 1, look\.pattern: must be one of/],
  [{ look: { ...kopi.look, light: { ink: '#000000' } } }, /^row 1, look\.light/],
  [{ slug: 'Kopi Kita' }, /^row 1, slug: must be small letters/],
  [{ slug: 'garuda' }, /^row 1, slug: partner 10 has it$/],
  [{ id: '10' }, /^row 1, slug: partner 10 is called garuda, which stays$/],
  [{ id: '0' }, /^row 1, id: must be a number above 0/],
  [{ image: 'https://x.example/a.svg' }, /^row 1, image: must be a picture below \/media$/],
  [{ callbackUrl: 'javascript:alert(1)' }, /^row 1, callbackUrl: must be an http/],
  [{ colour: '#000000' }, /^row 1, all of it: .*colour/],
])('a row with %j is refused by its field, and nothing is stored', async (change, told) => {
  expect(await refused(change)).toContainEqual(expect.stringMatching(told));
  expect(await brandOf('/embed/brand/kopi-kita')).toBeNull();
});

test('a second row of the same name, and another rate of a known partner, are refused', async () => {
  await expect(importPartners(api.deps, [kopi, { ...kopi, id: '2102' }])).rejects.toThrow(
    'row 2, slug: row 1 has the same',
  );
  await importPartners(api.deps, [kopi]);
  expect(await refused({ rate: { numerator: 3, denominator: 1 } })).toEqual([
    'row 1, rate: the rate of a known partner is 1/2',
  ]);
});

test('a partner of the settings without a row keeps the API from starting, by its slug', async () => {
  const brands = createBrandService(api.deps);
  await expect(brands.demandRows()).rejects.toThrow(
    'POKU_PARTNERS: no row in the table partner has the slug kopi-kita',
  );
  await importPartners(api.deps, [kopi]);
  await brands.demandRows();
});
