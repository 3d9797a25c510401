import type { wire } from '@poku/shared/contract';
import {
  aCategory,
  aCustomer,
  aVoucher,
  aVoucherList,
  createTestPlatform,
  envelope,
  failure,
  onCall,
  renderPage,
  startTestServer,
} from '@poku/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { page } from './category.page';

const server = startTestServer(onCall.get('/category/:clientId', () => envelope([aCategory()])));
afterEach(() => localStorage.clear());

const isListRequest = (body: unknown): body is wire.WireVoucherListRequest =>
  typeof body === 'object' && body !== null && 'filters' in body;

/** Answers every list call from `coupons` by page, and keeps what was asked. */
const catalogueOf = (coupons: readonly wire.WireVoucher[]) => {
  const asked: wire.WireVoucherListRequest[] = [];
  server.use(
    onCall.post('/voucherlist', async ({ request }) => {
      const body: unknown = await request.json();
      if (!isListRequest(body)) return failure(400);
      asked.push(body);
      const { page: number = 1, perPage = 20, filters } = body;
      const found = coupons.filter(({ voucherName }) => voucherName.includes(filters?.name ?? ''));
      return envelope(aVoucherList(found.slice((number - 1) * perPage, number * perPage)));
    }),
  );
  return asked;
};
const coupons = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    aVoucher({ voucherId: `v-${index}`, voucherName: `Kupon ${index + 1}` }),
  );

const open = async (url = '/kategori/1') => {
  const { platform } = await createTestPlatform({ member: aCustomer({ totalpoint: 7_000 }) });
  return renderPage(page, { platform, path: '/kategori/:categoryId', url });
};

test('shows the coupons of the category under its name', async () => {
  const asked = catalogueOf([aVoucher()]);
  await open();
  expect(await screen.findByRole('heading', { level: 2, name: 'Kuliner' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Kopi Susu Gratis' })).toBeInTheDocument();
  expect(asked[0]?.filters).toEqual({ categoryId: '1' });
});

test('shows the coupons also when the name of the category cannot be read', async () => {
  server.use(onCall.get('/category/:clientId', () => failure(500)));
  catalogueOf([aVoucher()]);
  await open();
  expect(await screen.findByRole('link', { name: 'Kopi Susu Gratis' })).toBeInTheDocument();
});

test('says so when nothing is found', async () => {
  catalogueOf([]);
  await open();
  expect(await screen.findByText('Ups kupon yang kamu cari belum tersedia...')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Lihat Katalog Kupon' })).toHaveAttribute('href', '/tukar');
});

test('a failure is the page’s error', async () => {
  server.use(onCall.post('/voucherlist', () => failure(500)));
  await open();
  expect(await screen.findByRole('alert')).toHaveTextContent('Sistem sedang mengalami gangguan : 500');
});

test('a search waits for a pause in typing, asks once, and stands in the address', async () => {
  const asked = catalogueOf([aVoucher(), aVoucher({ voucherId: 'v-2', voucherName: 'Teh Manis' })]);
  const view = await open();
  await userEvent.type(await screen.findByRole('searchbox', { name: 'Cari kupon' }), 'Teh');
  await waitFor(() => expect(screen.queryByText('Kopi Susu Gratis')).not.toBeInTheDocument());
  expect(screen.getByText('Teh Manis')).toBeInTheDocument();
  expect(view.address()).toBe('/kategori/1?name=Teh');
  expect(asked.map(({ filters }) => filters?.name)).toEqual([undefined, 'Teh']);
});

test('an address with a search and a sort shows that search', async () => {
  const asked = catalogueOf([aVoucher()]);
  await open('/kategori/1?name=Kopi&sort=price-asc');
  expect(await screen.findByRole('searchbox', { name: 'Cari kupon' })).toHaveValue('Kopi');
  expect(asked[0]?.filters).toEqual({ categoryId: '1', name: 'Kopi', sortByPrice: 'ASC' });
  expect(localStorage.getItem('filter')).toContain('"sort":"price-asc"');
});

test('sorting and the limit to what the member can buy go into the address and the question', async () => {
  const asked = catalogueOf([aVoucher()]);
  const view = await open();
  await userEvent.click(await screen.findByRole('button', { name: 'URUTKAN & FILTER' }));
  await userEvent.click(screen.getByRole('radio', { name: 'Harga tertinggi' }));
  await userEvent.click(screen.getByRole('checkbox', { name: 'Hanya tampilkan kupon yang bisa saya beli' }));
  await userEvent.click(screen.getByRole('button', { name: 'Terapkan' }));
  await waitFor(() => expect(asked).toHaveLength(2));
  expect(asked[1]?.filters).toEqual({ categoryId: '1', sortByPrice: 'DESC', maxPrice: 7_000 });
  expect(view.address()).toBe('/kategori/1?sort=price-desc&affordable=1');
});

test('Load more adds the next page and leaves with the last one', async () => {
  catalogueOf(coupons(25));
  const view = await open();
  const more = await screen.findByRole('button', { name: 'Load more' });
  expect(screen.queryByText('Kupon 21')).not.toBeInTheDocument();
  await userEvent.click(more);
  expect(await screen.findByText('Kupon 25')).toBeInTheDocument();
  expect(screen.getByText('Kupon 1')).toBeInTheDocument();
  expect(view.address()).toBe('/kategori/1?page=2');
  expect(screen.queryByRole('button', { name: 'Load more' })).not.toBeInTheDocument();
});
