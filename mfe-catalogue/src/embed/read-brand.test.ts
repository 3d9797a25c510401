import { type Answer, envelope, failure, networkFailure, onCall, startTestServer } from '@poku/testing';
import { askBrand } from './ask-brand';
import { pageRegistry } from './page-registry';
import { readBrand } from './read-brand';

const server = startTestServer();
const site = 'http://localhost';
const told = {
  light: { primary: '#1B3A7A', primarySoft: '#E6ECF8' },
  dark: { primary: '#9DB9F5' },
};
const plain = (slug: string) => ({ slug, partnerId: '0', name: slug, logo: '/' });

beforeEach(() => {
  pageRegistry().askBrand = askBrand;
});

test('a partner is asked for once, by the loader and for all elements together', async () => {
  let asked = 0;
  const brand = { ...plain('once'), look: { pattern: '', ...told } };
  server.use(
    onCall.get('/embed/brand/once', () => {
      asked += 1;
      return envelope({ brand: told });
    }),
  );
  expect(await Promise.all([readBrand(site, 'once'), readBrand(site, 'once')])).toEqual([brand, brand]);
  expect(asked).toBe(1);
});

test('a name that no partner has, or can have, is none', async () => {
  server.use(onCall.get('/embed/brand/nobody', () => envelope({ brand: null })));
  expect(await readBrand(site, 'nobody')).toBeNull();
  for (const slug of ['', '../x', 'Kopi Kita', '<b>']) expect(await readBrand(site, slug)).toBeNull();
});

test('of what is no colour nothing is taken', async () => {
  const wrong = {
    light: { primary: 'url(https://x.example)', header: '#123456', ink: '#FFFFFF' },
    dark: {},
  };
  server.use(onCall.get('/embed/brand/wrong', () => envelope({ brand: wrong })));
  expect(await readBrand(site, 'wrong')).toEqual({
    ...plain('wrong'),
    look: { pattern: '', light: {}, dark: {} },
  });
});

test.each<[string, Answer]>([
  ['gone', networkFailure],
  ['busy', () => failure(429)],
  ['empty', () => envelope()],
  ['odd', () => envelope({ brand: 7 })],
])('where nobody can be asked (%s) the catalogue tells what failed, without a look', async (slug, answer) => {
  server.use(onCall.get(`/embed/brand/${slug}`, answer));
  expect(await readBrand(site, slug)).toEqual(plain(slug));
});

test('after a failure it is asked for again', async () => {
  server.use(onCall.get('/embed/brand/later', networkFailure));
  await readBrand(site, 'later');
  server.use(onCall.get('/embed/brand/later', () => envelope({ brand: told })));
  expect((await readBrand(site, 'later'))?.look).toEqual({ pattern: '', ...told });
});
