import {
  aCategory,
  aCustomer,
  aFavorite,
  aVoucher,
  createTestPlatform,
  envelope,
  failure,
  onCall,
  renderPage,
  startTestServer,
} from '@poku/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { serveCoupons } from '../../testing/coupon-list-server';
import { page } from './category.page';

const server = startTestServer(
  onCall.get('/category/:clientId', () => envelope([aCategory()])),
  onCall.get('/allfavoritvoucher/:clientId', () => envelope([])),
);
afterEach(() => localStorage.clear());

const open = async (url = '/kategori/1') => {
  const { platform } = await createTestPlatform({ member: aCustomer() });
  const routes = { '/tukar': 'Katalog', '/voucher': 'Detail' };
  return { platform, ...renderPage(page, { platform, path: '/kategori/:categoryId', url, routes }) };
};
const kopiAndTeh = [aVoucher(), aVoucher({ voucherId: 'v-2', voucherName: 'Teh Manis' })];
const searchBox = () => screen.findByRole('searchbox', { name: 'Cari kupon' });

test('shows the coupons of the category under its name', async () => {
  const asked = serveCoupons(server, [aVoucher()]);
  await open();
  expect(await screen.findByRole('heading', { level: 2, name: 'Kuliner' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Kopi Susu Gratis' })).toBeInTheDocument();
  expect(screen.getByRole('status', { name: '' })).toHaveTextContent('1 kupon ditampilkan');
  expect(asked).toEqual([{ clientId: 'member-siti', filters: { categoryId: '1' }, perPage: 20 }]);
});

test('the name that the page before sent along is the heading, also when categories cannot be read', async () => {
  server.use(onCall.get('/category/:clientId', () => failure(500)));
  serveCoupons(server, kopiAndTeh);
  const view = await open('/tukar');
  await act(() => view.router.navigate('/kategori/1', { state: { titleName: 'Kuliner Hangat' } }));
  expect(await screen.findByRole('heading', { name: 'Kuliner Hangat' })).toBeInTheDocument();
  await userEvent.type(await searchBox(), 'Teh');
  await waitFor(() => expect(view.address()).toBe('/kategori/1?name=Teh'));
  expect(screen.getByRole('heading', { name: 'Kuliner Hangat' })).toBeInTheDocument();
});

test('shows the coupons also when neither the name of the category nor the favourites can be read', async () => {
  server.use(
    onCall.get('/category/:clientId', () => failure(500)),
    onCall.get('/allfavoritvoucher/:clientId', () => failure(500)),
  );
  serveCoupons(server, [aVoucher()]);
  await open();
  expect(await screen.findByRole('link', { name: 'Kopi Susu Gratis' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /Favorit/ })).not.toBeInTheDocument();
});

test('says so when the category has nothing, and leads to the catalogue', async () => {
  serveCoupons(server, []);
  await open();
  expect(await screen.findByText('Ups kupon yang kamu cari belum tersedia...')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Lihat Katalog Kupon' })).toHaveAttribute('href', '/tukar');
});

test('when a search finds nothing, one press shows everything again', async () => {
  serveCoupons(server, [aVoucher()]);
  const view = await open('/kategori/1?name=Sate&sort=price-asc&brand=kedai-senja');
  expect(await screen.findByText('Ups kupon yang kamu cari belum tersedia...')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Hapus filter' }));
  expect(await screen.findByRole('link', { name: 'Kopi Susu Gratis' })).toBeInTheDocument();
  await waitFor(() => expect(view.address()).toBe('/kategori/1'));
  expect(await searchBox()).toHaveValue('');
  expect(screen.getByRole('heading', { name: 'Kuliner' })).toHaveFocus();
});

test('a failure is the page’s error', async () => {
  server.use(onCall.post('/voucherlist', () => failure(500)));
  await open();
  expect(await screen.findByRole('alert')).toHaveTextContent('Sistem sedang mengalami gangguan : 500');
});

test('a search waits for a pause in typing, asks once, and stands in the address', async () => {
  const asked = serveCoupons(server, kopiAndTeh);
  const view = await open();
  await userEvent.type(await searchBox(), 'Teh');
  await waitFor(() => expect(screen.queryByText('Kopi Susu Gratis')).not.toBeInTheDocument());
  expect(screen.getByText('Teh Manis')).toBeInTheDocument();
  await waitFor(() => expect(view.address()).toBe('/kategori/1?name=Teh'));
  expect(asked.map(({ filters }) => filters?.name)).toEqual([undefined, 'Teh']);
});

test('the old list stays, busy, until the list of a new search is there', async () => {
  const release = new AbortController();
  const isReleased = new Promise((resolve) => release.signal.addEventListener('abort', resolve));
  serveCoupons(server, kopiAndTeh);
  await open();
  const card = await screen.findByRole('link', { name: 'Kopi Susu Gratis' });
  const list = card.closest('[aria-busy]');
  expect(list).toHaveAttribute('aria-busy', 'false');
  server.use(
    onCall.post('/voucherlist', async () => {
      await isReleased;
      return failure(500);
    }),
  );
  await userEvent.type(await searchBox(), 'Teh');
  await waitFor(() => expect(list).toHaveAttribute('aria-busy', 'true'));
  expect(card).toBeInTheDocument();
  release.abort();
  expect(await screen.findByRole('alert')).toBeInTheDocument();
});

test('an address with a search and filters shows that search, and the browser keeps a copy in the specified words', async () => {
  const asked = serveCoupons(server, [aVoucher()]);
  await open('/kategori/1?name=Kopi&sort=price-asc&min=500&max=20000&affordable=1&brand=kedai-senja');
  expect(await searchBox()).toHaveValue('Kopi');
  const filter = {
    categoryId: '1',
    merchant: ['kedai-senja'],
    name: 'Kopi',
    sortByPrice: 'ASC',
    minPrice: 500,
    maxPrice: 20_000,
    limitPrice: true,
  };
  expect(asked[0]?.filters).toEqual(filter);
  expect(JSON.parse(localStorage.getItem('filter') ?? '')).toEqual(filter);
});

test('a heart on a card saves the coupon as a favourite', async () => {
  const saved: unknown[] = [];
  server.use(
    onCall.get('/allfavoritvoucher/:clientId', () => envelope([aFavorite({ voucherId: 'v-2' })])),
    onCall.post('/favoritvoucher', async ({ request }) => {
      saved.push(await request.json());
      return envelope();
    }),
  );
  serveCoupons(server, kopiAndTeh);
  await open();
  const kopi = await screen.findByRole('button', { name: 'Favorit: Kopi Susu Gratis' });
  expect(screen.getByRole('button', { name: 'Favorit: Teh Manis' })).toHaveAttribute('aria-pressed', 'true');
  expect(kopi).toHaveAttribute('aria-pressed', 'false');
  await userEvent.click(kopi);
  expect(kopi).toHaveAttribute('aria-pressed', 'true');
  await waitFor(() => expect(saved).toEqual([{ clientId: 'member-siti', voucherId: 'voucher-kopi' }]));
});
