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
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { coupons, serveCoupons } from '../../testing/coupon-list-server';
import { catalogueWording } from '../../wording/catalogue';
import { page } from './catalogue.page';

const server = startTestServer();
afterEach(() => localStorage.clear());

const categories = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    aCategory({ categoryId: String(index + 1), categoryName: `Kategori ${index + 1}` }),
  );
const answers = ({ category = envelope(categories(8)), popular = envelope([aVoucher()]) } = {}) =>
  server.use(
    onCall.get('/category/:clientId', () => category),
    onCall.get('/getpopularvoucher/:clientId', () => popular),
    onCall.get('/allfavoritvoucher/:clientId', () => envelope([aFavorite()])),
  );

const open = async (isKnownPath: (path: string) => boolean = () => true, member = true, url = '/tukar') => {
  const { platform } = await createTestPlatform({ ...(member && { member: aCustomer() }), isKnownPath });
  return renderPage(page, { platform, path: '/tukar', url });
};

test('shows categories and popular coupons with links to their pages', async () => {
  answers();
  await open();
  expect(await screen.findByRole('link', { name: 'Kategori 1' })).toHaveAttribute('href', '/kategori/1');
  expect(screen.getByRole('link', { name: 'Kopi Susu Gratis' })).toHaveAttribute(
    'href',
    '/voucher?id=voucher-kopi&redemptionId=rule-kopi&rewardItemId=reward-kopi',
  );
  expect(screen.getByText('5.000')).toBeInTheDocument();
});

test('category 5 leads to the prepaid packages only where that page exists', async () => {
  answers();
  const known = await open();
  expect(await screen.findByRole('link', { name: 'Kategori 5' })).toHaveAttribute('href', '/pulsa-prabayar');
  known.unmount();
  answers();
  await open((path) => path !== '/pulsa-prabayar');
  expect(await screen.findByRole('link', { name: 'Kategori 5' })).toHaveAttribute('href', '/kategori/5');
});

test('the carousel lists twelve entries: the eight categories, and the first four once more for the eye alone', async () => {
  answers();
  await open();
  await screen.findByRole('link', { name: 'Kategori 8' });
  const list = within(screen.getByRole('region', { name: 'Kategori' })).getByRole('list');
  expect([...list.children].map((entry) => entry.textContent)).toEqual([
    ...Array.from({ length: 8 }, (_, index) => `Kategori ${index + 1}`),
    ...Array.from({ length: 4 }, (_, index) => `Kategori ${index + 1}`),
  ]);
  expect(within(list).getAllByRole('link')).toHaveLength(8);
});

test('leads to favourites, recommendations and prepaid packages, where they are', async () => {
  answers();
  const hrefs = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  const full = await open();
  const ways = within(await screen.findByRole('navigation', { name: 'Jalan pintas' }));
  expect(ways.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/kupon-favorit',
    '/kupon-rekomendasi',
    '/pulsa-prabayar',
  ]);
  full.unmount();
  answers();
  await open((path) => path !== '/kupon-favorit');
  await screen.findByRole('link', { name: 'Untuk Kamu' });
  expect(hrefs()).not.toContain('/kupon-favorit');
});

test('marks the favourites among the popular coupons', async () => {
  answers({ popular: envelope([aVoucher(), aVoucher({ voucherId: 'v-2', voucherName: 'Roti' })]) });
  await open();
  expect(
    await screen.findByRole('button', { name: 'Favorit: Kopi Susu Gratis', pressed: true }),
  ).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Favorit: Roti', pressed: false })).toBeInTheDocument();
});

test('says so when there is no category', async () => {
  answers({ category: envelope([]) });
  await open();
  expect(await screen.findByText('Kategori belum tersedia.')).toBeInTheDocument();
});

test('says so when no coupon is popular', async () => {
  answers({ popular: envelope([]) });
  await open();
  expect(await screen.findByText('Ups kupon yang kamu cari belum tersedia...')).toBeInTheDocument();
});

test('a list that failed is told in its place, and Coba lagi heals it', async () => {
  answers({ popular: failure(500) });
  await open();
  const panel = await screen.findByRole('alert');
  expect(panel).toHaveTextContent('Sistem sedang mengalami gangguan : 500');
  expect(screen.getByRole('link', { name: 'Kategori 1' })).toBeInTheDocument();
  answers();
  await userEvent.click(within(panel).getByRole('button', { name: 'Coba lagi' }));
  expect(await screen.findByRole('link', { name: 'Kopi Susu Gratis' })).toBeInTheDocument();
});

test('the page fails as a whole when both lists failed', async () => {
  answers({ category: failure(500), popular: failure(500) });
  await open();
  expect(await screen.findByRole('alert')).toHaveTextContent('Sistem sedang mengalami gangguan : 500');
  expect(screen.queryByRole('heading', { name: 'Kategori' })).not.toBeInTheDocument();
});

test('a guest, as in a partner’s page, is led to no page for members', async () => {
  answers();
  await open(() => true, false);
  expect(await screen.findByRole('link', { name: 'Kopi Susu Gratis' })).toBeInTheDocument();
  expect(screen.queryByRole('navigation', { name: catalogueWording.shortcuts })).not.toBeInTheDocument();
});

const openFilter = async () => {
  await userEvent.click(await screen.findByRole('button', { name: /^URUTKAN & FILTER/ }));
  return within(await screen.findByRole('dialog', { name: 'URUTKAN & FILTER' }));
};

test('a filter of the whole catalogue stands in the address, and its coupons in place of the popular ones', async () => {
  answers();
  const asked = serveCoupons(server, coupons(20));
  const view = await open();
  const dialog = await openFilter();
  await userEvent.click(dialog.getByRole('radio', { name: 'Harga terendah' }));
  await userEvent.click(await dialog.findByRole('checkbox', { name: 'Kedai Senja' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Terapkan' }));
  expect(await screen.findByRole('link', { name: 'Kupon 20' })).toBeInTheDocument();
  await waitFor(() => expect(view.address()).toBe('/tukar?sort=price-asc&brand=kedai-senja'));
  expect(screen.queryByRole('heading', { name: 'Kupon Populer' })).not.toBeInTheDocument();
  expect(asked.at(-1)?.filters).toEqual({ sortByPrice: 'ASC', merchant: ['kedai-senja'] });
  expect(JSON.parse(localStorage.getItem('filter') ?? '')).toEqual(asked.at(-1)?.filters);
  await userEvent.click(screen.getByRole('button', { name: 'Hapus filter Kedai Senja' }));
  await waitFor(() => expect(view.address()).toBe('/tukar?sort=price-asc'));
  answers();
  await userEvent.click(screen.getByRole('button', { name: 'Hapus filter Harga terendah' }));
  expect(await screen.findByRole('heading', { name: 'Kupon Populer' })).toBeInTheDocument();
  await waitFor(() => expect(view.address()).toBe('/tukar'));
});

test('the search that was pressed before it was there has the focus, and who types goes on when its coupons come', async () => {
  answers();
  serveCoupons(server, coupons(3));
  const view = await open();
  await userEvent.click(await screen.findByRole('button', { name: 'Cari kupon' }));
  const field = await screen.findByRole('searchbox', { name: 'Cari kupon' });
  expect(field).toHaveFocus();
  await userEvent.type(field, 'Kupon 2');
  expect(await screen.findByRole('link', { name: 'Kupon 2' })).toBeInTheDocument();
  await waitFor(() => expect(view.address()).toBe('/tukar?name=Kupon+2'));
  expect(field).toHaveFocus();
});

test('closing the filter gives the focus back to its button', async () => {
  answers();
  serveCoupons(server, coupons(3));
  await open();
  const dialog = await openFilter();
  await userEvent.click(dialog.getByRole('button', { name: 'Tutup' }));
  await waitFor(() => expect(screen.getByRole('button', { name: 'URUTKAN & FILTER' })).toHaveFocus());
});

test('a search of the whole catalogue can be shared, and one that finds nothing be taken away', async () => {
  answers();
  serveCoupons(server, coupons(3));
  const view = await open(undefined, true, '/tukar?name=Kupon+2');
  expect(await screen.findByRole('link', { name: 'Kupon 2' })).toBeInTheDocument();
  const field = screen.getByRole('searchbox', { name: 'Cari kupon' });
  expect(field).toHaveValue('Kupon 2');
  await userEvent.type(field, '9');
  await waitFor(() => expect(view.address()).toBe('/tukar?name=Kupon+29'));
  await userEvent.click(await screen.findByRole('button', { name: 'Hapus filter' }));
  expect(await screen.findByRole('heading', { name: 'Kupon Populer' })).toBeInTheDocument();
  await waitFor(() => expect(view.address()).toBe('/tukar'));
  expect(screen.getByRole('heading', { name: 'Cari kupon' })).toHaveFocus();
});

test('brands that cannot be read are told, and the rest of the filter works', async () => {
  answers();
  server.use(onCall.post('/voucherlist', () => failure(500)));
  const { platform } = await createTestPlatform({ member: aCustomer() });
  const alerts: string[] = [];
  platform.events.subscribe('alert.raised', ({ message }) => alerts.push(message));
  renderPage(page, { platform, path: '/tukar' });
  const dialog = await openFilter();
  await waitFor(() => expect(alerts).toEqual([expect.stringMatching(/^Pilihan brand belum bisa dimuat\./)]));
  expect(dialog.getByRole('radio', { name: 'A-Z' })).toBeInTheDocument();
});
