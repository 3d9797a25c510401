import { createMemoryRouter, type DataRouter } from '@poku/kit/router';
import { waitFor } from '@testing-library/dom';
import { followHostHistory } from './host-history';

const ends: (() => void)[] = [];
afterEach(() => ends.splice(0).forEach((end) => end()));

const catalogue = (isWanted = true): DataRouter => {
  const router = createMemoryRouter(
    ['/tukar', '/kategori/1', '/voucher'].map((path) => ({ path, element: path })),
    { initialEntries: ['/tukar'] },
  );
  router.initialize();
  ends.push(followHostHistory(router, () => isWanted));
  return router;
};
const shows = (router: DataRouter, path: string) =>
  waitFor(() => expect(router.state.location.pathname).toBe(path));
const back = () => window.history.back();
/** Lets the browser take a step that is to change nothing. */
const stepDone = (step: () => void) =>
  new Promise<void>((resolve) => {
    addEventListener('popstate', () => resolve(), { once: true });
    step();
  });

beforeEach(() => window.history.pushState({ host: 'own' }, '', `/#${crypto.randomUUID()}`));

test('back and forward of the browser go through the catalogue, under the address and beside the state of the page', async () => {
  const { href } = window.location;
  const before = window.history.length;
  const router = catalogue();
  await router.navigate('/kategori/1');
  await router.navigate('/voucher?id=7');
  expect(window.history.length).toBe(before + 2);
  expect(window.location.href).toBe(href);
  expect(window.history.state).toMatchObject({ host: 'own' });
  back();
  await shows(router, '/kategori/1');
  back();
  await shows(router, '/tukar');
  expect(window.history.state).toEqual({ host: 'own' });
  window.history.go(2);
  await shows(router, '/voucher');
});

test('the way back inside takes the entry away', async () => {
  const router = catalogue();
  await router.navigate('/voucher?id=7');
  await router.navigate(-1);
  await shows(router, '/tukar');
  expect(window.history.state).toEqual({ host: 'own' });
});

test('two catalogues go back each for itself, in the order of their steps', async () => {
  const [one, two] = [catalogue(), catalogue()];
  await one.navigate('/voucher?id=7');
  await two.navigate('/kategori/1');
  back();
  await shows(two, '/tukar');
  expect(one.state.location.pathname).toBe('/voucher');
  back();
  await shows(one, '/tukar');
});

test('the way back inside of the one leaves the other where it is', async () => {
  const [one, two] = [catalogue(), catalogue()];
  await one.navigate('/voucher?id=7');
  await two.navigate('/kategori/1');
  await one.navigate(-1);
  await shows(one, '/tukar');
  expect(two.state.location.pathname).toBe('/kategori/1');
  await stepDone(back);
  await shows(two, '/tukar');
  expect(one.state.location.pathname).toBe('/tukar');
});

test('a step of the page itself, and back from it, changes nothing inside', async () => {
  const router = catalogue();
  await router.navigate('/voucher?id=7');
  window.history.pushState(null, '', '/halaman-lain');
  await stepDone(back);
  expect(router.state.location.pathname).toBe('/voucher');
  back();
  await shows(router, '/tukar');
});

test('a page that keeps its history to itself has no entry of ours', async () => {
  const before = window.history.length;
  const router = catalogue(false);
  await router.navigate('/voucher?id=7');
  expect(window.history.length).toBe(before);
  await router.navigate(-1);
  await shows(router, '/tukar');
});

test('entries of a catalogue that is gone do nothing', async () => {
  const router = catalogue();
  await router.navigate('/voucher?id=7');
  ends.splice(0).forEach((end) => end());
  await stepDone(back);
  expect(router.state.location.pathname).toBe('/voucher');
});
