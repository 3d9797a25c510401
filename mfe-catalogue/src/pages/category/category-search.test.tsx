import {
  aCategory,
  aCustomer,
  aVoucher,
  aVoucherList,
  createTestPlatform,
  envelope,
  onCall,
  renderPage,
  startTestServer,
} from '@poku/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { serveCoupons } from '../../testing/coupon-list-server';
import { page } from './category.page';

const server = startTestServer(
  onCall.get('/category/:clientId', () => envelope([aCategory()])),
  onCall.get('/allfavoritvoucher/:clientId', () => envelope([])),
);
afterEach(() => localStorage.clear());

const open = async (
  url = '/kategori/1',
  isKnownPath: (path: string) => boolean = () => true,
  isMember = true,
) => {
  const { platform } = await createTestPlatform({ ...(isMember && { member: aCustomer() }), isKnownPath });
  return renderPage(page, { platform, path: '/kategori/:categoryId', url, routes: { '/tukar': 'Katalog' } });
};
const searchBox = () => screen.findByRole('searchbox', { name: 'Cari kupon' });
const recent = () => screen.queryByRole('group', { name: 'Terakhir dicari' });

const places = [
  { kind: 'prepaid', key: '', name: '' },
  { kind: 'category', key: '2', name: 'Hiburan' },
  { kind: 'brand', key: 'kopi serambi', name: 'Kopi Serambi' },
];
const answerPlaces = () =>
  server.use(onCall.post('/voucherlist', () => envelope({ ...aVoucherList([aVoucher()]), places })));

test('a search leads to the places that it may mean', async () => {
  answerPlaces();
  await open('/kategori/1?name=kopi');
  const list = within(await screen.findByRole('list', { name: 'Mungkin ini yang kamu cari' }));
  expect(list.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Pulsa & Paket', '/pulsa-prabayar'],
    ['Kategori Hiburan', '/kategori/2'],
    ['Brand Kopi Serambi', '/merek/kopi%20serambi'],
  ]);
});

test('a place without a page, as in a partner’s site, is left out', async () => {
  answerPlaces();
  await open('/kategori/1?name=kopi', (path) => path !== '/pulsa-prabayar');
  expect(await screen.findByRole('link', { name: 'Kategori Hiburan' })).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Pulsa & Paket' })).not.toBeInTheDocument();
});

test('where a brand has no page, as in the embed, it is a filter of all coupons', async () => {
  answerPlaces();
  await open('/kategori/1?name=kopi', (path) => !path.startsWith('/merek/'));
  expect(await screen.findByRole('link', { name: 'Brand Kopi Serambi' })).toHaveAttribute(
    'href',
    '/tukar?brand=kopi+serambi',
  );
});

test('what only comes near is said to be near', async () => {
  server.use(onCall.post('/voucherlist', () => envelope({ ...aVoucherList([aVoucher()]), isNear: true })));
  await open('/kategori/1?name=kopi+berlian');
  expect(await screen.findByText('Belum ada yang persis. Ini yang paling mirip.')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Kopi Susu Gratis' })).toBeInTheDocument();
});

test.each([
  ['the most', { searchMaxPrice: 3000 }, 'Sampai 3.000 poin'],
  ['the least', { searchMinPrice: 500 }, 'Mulai 500 poin'],
  ['both', { searchMinPrice: 500, searchMaxPrice: 3000 }, '500 – 3.000 poin'],
])('what a search was taken to say about the price is shown and said: %s', async (_, understood, label) => {
  server.use(onCall.post('/voucherlist', () => envelope({ ...aVoucherList([aVoucher()]), ...understood })));
  await open('/kategori/1?name=kopi+3000');
  expect(await screen.findByText(label)).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent(label);
});

test('a search that finds nothing here may go on in every category', async () => {
  serveCoupons(server, []);
  await open('/kategori/1?name=sate');
  expect(await screen.findByRole('link', { name: 'Cari di semua kategori' })).toHaveAttribute(
    'href',
    '/tukar?name=sate',
  );
});

test('what was searched for last is offered while nothing is, the newest first, and searched for again by a press', async () => {
  serveCoupons(server, [aVoucher()]);
  const view = await open();
  for (const search of ['Kopi', 'Susu', 'Kopi']) {
    await userEvent.clear(await searchBox());
    await userEvent.type(await searchBox(), search);
    await userEvent.tab();
  }
  await userEvent.clear(await searchBox());
  await waitFor(() => expect(view.address()).toBe('/kategori/1'));
  const group = await screen.findByRole('group', { name: 'Terakhir dicari' });
  const buttons = within(group).getAllByRole('button');
  expect(buttons.map((button) => button.textContent)).toEqual(['Kopi', 'Susu']);
  await userEvent.click(within(group).getByRole('button', { name: 'Susu' }));
  await waitFor(() => expect(view.address()).toBe('/kategori/1?name=Susu'));
  expect(await searchBox()).toHaveFocus();
  expect(recent()).not.toBeInTheDocument();
  expect(JSON.parse(localStorage.getItem('poku.searches') ?? '')).toEqual(['Susu', 'Kopi']);
});

test.each([['no JSON'], ['{"a":1}'], ['[1,null]']])(
  'of a browser that keeps %s nothing is offered',
  async (kept) => {
    localStorage.setItem('poku.searches', kept);
    serveCoupons(server, [aVoucher()]);
    await open();
    await searchBox();
    expect(recent()).not.toBeInTheDocument();
  },
);

test('in a partner’s page nothing is kept', async () => {
  serveCoupons(server, [aVoucher()]);
  await open('/kategori/1', () => true, false);
  await userEvent.type(await searchBox(), 'Kopi');
  await userEvent.tab();
  expect(localStorage.getItem('poku.searches')).toBeNull();
});
