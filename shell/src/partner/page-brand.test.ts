import { STORAGE_KEYS } from '@poku/domain/brand';
import { aPartnerBrand, envelope, networkFailure, onCall, startTestServer } from '@poku/testing';
import { askBrand, keptBrand } from './page-brand';

const server = startTestServer();
const brand = aPartnerBrand();
const host = 'kopi-kita.poku.example';
const answers = (data: unknown) => server.use(onCall.get('/brand', () => envelope(data)));
const kept = () => localStorage.getItem(STORAGE_KEYS.partnerBrand);

beforeEach(() => localStorage.clear());
afterEach(() => jest.restoreAllMocks());

test('the first page of an origin asks whose it is, and the next one knows', async () => {
  expect(keptBrand(host)).toBeUndefined();
  answers({ brand });
  expect(await askBrand(host)).toEqual(brand);
  expect(keptBrand(host)).toEqual(brand);
});

test('an origin that is nobody’s is known to be that', async () => {
  answers({ brand: null });
  expect(await askBrand(host)).toBeNull();
  expect(keptBrand(host)).toBeNull();
});

test.each([
  { brand: { ...brand, slug: 'garuda' } },
  { brand: { ...brand, logo: 'https://x.example/a.svg' } },
  {},
  null,
])('the answer %j is not taken, and the page is Poku’s', async (data) => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  answers(data);
  expect(await askBrand(host)).toBeNull();
  expect(kept()).toBeNull();
});

test('without the API the page is Poku’s, and the next one asks again', async () => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  server.use(onCall.get('/brand', networkFailure));
  expect(await askBrand(host)).toBeNull();
  expect(keptBrand(host)).toBeUndefined();
});

test.each(['{', '{"slug":"garuda"}', JSON.stringify({ ...brand, slug: 'garuda' })])(
  'what was kept as %s is asked for anew',
  (text) => {
    localStorage.setItem(STORAGE_KEYS.partnerBrand, text);
    expect(keptBrand(host)).toBeUndefined();
  },
);

test('a kept look that cannot be used leaves the colours to Poku', () => {
  const look = { ...brand.look, light: { primary: 'url(https://x.example)' } };
  localStorage.setItem(STORAGE_KEYS.partnerBrand, JSON.stringify({ ...brand, look }));
  expect(keptBrand(host)).toEqual({ ...brand, look: undefined });
});

test('a browser that keeps nothing has the brand all the same', async () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('refused');
  });
  answers({ brand });
  expect(await askBrand(host)).toEqual(brand);
});

test('a host that can be nobody’s is Poku’s, whatever was kept', () => {
  localStorage.setItem(STORAGE_KEYS.partnerBrand, JSON.stringify(brand));
  for (const own of ['localhost', '127.0.0.1', 'kopi-kita']) expect(keptBrand(own)).toBeNull();
});
