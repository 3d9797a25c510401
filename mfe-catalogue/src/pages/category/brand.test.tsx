import {
  aCustomer,
  aVoucher,
  createTestPlatform,
  envelope,
  failure,
  onCall,
  renderPage,
  startTestServer,
} from '@poku/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { coupons, serveCoupons } from '../../testing/coupon-list-server';
import { page } from './category.page';

const server = startTestServer(onCall.get('/allfavoritvoucher/:clientId', () => envelope([])));

const { brand } = aVoucher();
const open = async (url = `/merek/${brand}`) => {
  const { platform } = await createTestPlatform({ member: aCustomer() });
  const routes = { '/tukar': 'Katalog', '/voucher': 'Detail' };
  return renderPage(page, { platform, path: '/merek/:brandKey', url, routes });
};

test('the coupons of a brand stand under its name, whatever brands the address asks for', async () => {
  const asked = serveCoupons(server, [aVoucher(), aVoucher({ voucherId: 'v-2', brand: 'lain' })]);
  await open(`/merek/${brand}?sort=price-asc&brand=lain`);
  expect(await screen.findByRole('heading', { level: 2, name: aVoucher().brandName })).toBeInTheDocument();
  expect(screen.getAllByRole('article')).toHaveLength(1);
  expect(asked).toEqual([
    { clientId: 'member-siti', filters: { merchant: [brand], sortByPrice: 'ASC' }, perPage: 20 },
  ]);
});

test('says how many coupons the brand has, and from how many points on', async () => {
  serveCoupons(server, [
    aVoucher({ voucherPoint: 5_000 }),
    aVoucher({ voucherId: 'v-2', voucherPoint: 1_800 }),
  ]);
  await open();
  expect(await screen.findByText('2 kupon, mulai 1.800 poin')).toBeInTheDocument();
});

test('a search stays in the brand, and finds nothing of another one', async () => {
  serveCoupons(server, [aVoucher(), aVoucher({ voucherId: 'v-2', voucherName: 'Teh Manis', brand: 'lain' })]);
  await open(`/merek/${brand}?name=Teh`);
  expect(await screen.findByText('Ups kupon yang kamu cari belum tersedia...')).toBeInTheDocument();
});

test('more of them come by a press, which the address keeps', async () => {
  serveCoupons(server, coupons(25));
  const { address } = await open();
  await userEvent.click(await screen.findByRole('button', { name: 'Load more' }));
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(25));
  expect(address()).toBe(`/merek/${brand}?page=2`);
});

test('a brand without a coupon leads to the catalogue', async () => {
  serveCoupons(server, []);
  await open('/merek/tidak-ada');
  expect(await screen.findByText('Ups kupon yang kamu cari belum tersedia...')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Lihat Katalog Kupon' })).toHaveAttribute('href', '/tukar');
  expect(screen.getByRole('heading', { level: 2, name: 'Kupon' })).toBeInTheDocument();
});

test('coupons that cannot be read are the page’s error', async () => {
  server.use(onCall.post('/voucherlist', () => failure(500)));
  await open();
  expect(await screen.findByRole('alert')).toBeInTheDocument();
});
