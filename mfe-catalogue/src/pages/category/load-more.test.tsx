import {
  aCategory,
  aCustomer,
  aVoucherList,
  createTestPlatform,
  envelope,
  failure,
  onCall,
  renderPage,
  startTestServer,
  TestFrame,
} from '@poku/testing';
import { read } from '@poku/contract/calls';
import { coupon } from '@poku/flows/coupon/calls/coupon';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CouponResults } from '../../features/filter-coupons/coupon-results';
import type { CouponList } from '../../features/filter-coupons/read-coupon-list';
import { EVERYTHING } from '../../features/filter-coupons/search';
import { coupons, serveCoupons } from '../../testing/coupon-list-server';
import { page } from './category.page';

const server = startTestServer(
  onCall.get('/category/:clientId', () => envelope([aCategory()])),
  onCall.get('/allfavoritvoucher/:clientId', () => envelope([])),
);
afterEach(() => localStorage.clear());

const open = async (url = '/kategori/1') => {
  const { platform } = await createTestPlatform({ member: aCustomer() });
  return renderPage(page, { platform, path: '/kategori/:categoryId', url, routes: { '/voucher': 'Detail' } });
};
// By text: looking for roles among hundreds of cards takes seconds.
const more = () => screen.findByText('Load more');
const card = (number: number) => screen.findByText(`Kupon ${number}`);
const cards = () => screen.getAllByText(/^Kupon \d+$/).length;

test('adds one page by cursor, counts it in the address, and reads nothing else again', async () => {
  let categoryReads = 0;
  server.use(
    onCall.get('/category/:clientId', () => {
      categoryReads += 1;
      return envelope([aCategory()]);
    }),
  );
  const asked = serveCoupons(server, coupons(45));
  const view = await open();
  await userEvent.click(await more());
  await card(40);
  expect(cards()).toBe(40);
  await waitFor(() => expect(view.address()).toBe('/kategori/1?page=2'));
  expect(asked.map(({ cursor, perPage }) => [cursor, perPage])).toEqual([
    [undefined, 20],
    ['20', 20],
  ]);
  await userEvent.click(await more());
  await card(45);
  expect(screen.queryByText('Load more')).not.toBeInTheDocument();
  await waitFor(() => expect(view.address()).toBe('/kategori/1?page=3'));
  expect(asked).toHaveLength(3);
  expect(categoryReads).toBe(1);
});

test('the focus goes to the first new coupon and the new count is announced', async () => {
  serveCoupons(server, coupons(25));
  await open();
  await userEvent.click(await more());
  await waitFor(async () => expect(await card(21)).toHaveFocus());
  expect(screen.getByText('25 kupon ditampilkan')).toHaveAttribute('role', 'status');
});

test('the cards that are there stay the same elements', async () => {
  serveCoupons(server, coupons(25));
  await open();
  const first = await card(1);
  await userEvent.click(await more());
  await card(25);
  expect(await card(1)).toBe(first);
});

test('a failure stands in place, leaves the list, and can be tried again', async () => {
  serveCoupons(server, coupons(25));
  const view = await open();
  await card(1);
  server.use(onCall.post('/voucherlist', () => failure(503)));
  await userEvent.click(await more());
  const problem = 'Kupon berikutnya belum bisa dimuat. Sistem sedang mengalami gangguan : 503';
  expect(await screen.findByText(problem)).toBeInTheDocument();
  expect(cards()).toBe(20);
  expect(view.address()).toBe('/kategori/1');
  serveCoupons(server, coupons(25));
  await userEvent.click(screen.getByText('Coba lagi'));
  expect(await card(25)).toBeInTheDocument();
  expect(screen.queryByText(problem)).not.toBeInTheDocument();
});

test('an address with pages reads them in calls of up to a hundred', async () => {
  const asked = serveCoupons(server, coupons(300));
  await open('/kategori/1?page=6');
  await card(120);
  expect(cards()).toBe(120);
  expect(asked.map(({ cursor, perPage }) => [cursor, perPage])).toEqual([
    [undefined, 100],
    ['100', 20],
  ]);
  expect(await more()).toBeInTheDocument();
});

test('of an address with pages, what came before a failure is shown', async () => {
  let calls = 0;
  server.use(
    onCall.post('/voucherlist', () => {
      calls += 1;
      if (calls > 1) return failure(503);
      return envelope({ ...aVoucherList(coupons(100)), nextCursor: '100' });
    }),
  );
  await open('/kategori/1?page=6');
  await card(100);
  expect(await more()).toBeInTheDocument();
});

test('coming back from a coupon shows all the pages again', async () => {
  serveCoupons(server, coupons(60));
  const view = await open();
  await userEvent.click(await more());
  await waitFor(() => expect(view.address()).toBe('/kategori/1?page=2'));
  await userEvent.click(await card(30));
  expect(await screen.findByText('Detail')).toBeInTheDocument();
  await act(() => view.router.navigate(-1));
  await card(40);
  expect(cards()).toBe(40);
});

test('a new search begins with its first page and forgets the pages of the old one', async () => {
  const asked = serveCoupons(server, coupons(60));
  const view = await open();
  await userEvent.click(await more());
  await waitFor(() => expect(view.address()).toBe('/kategori/1?page=2'));
  await userEvent.type(screen.getByLabelText('Cari kupon'), 'Kupon 5');
  await waitFor(() => expect(cards()).toBe(11));
  await waitFor(() => expect(view.address()).toBe('/kategori/1?name=Kupon+5'));
  expect(asked.map(({ filters, cursor }) => [filters?.name, cursor])).toEqual([
    [undefined, undefined],
    [undefined, '20'],
    ['Kupon 5', undefined],
  ]);
});

test('at a thousand coupons a search is offered instead of more', async () => {
  const { platform } = await createTestPlatform();
  const list = (shown: number): CouponList => ({
    search: { ...EVERYTHING, pages: shown / 20 },
    rows: coupons(shown).map((one) => read(coupon, one, 'coupon')),
    brands: [],
    places: [],
    isNear: false,
    understood: { minPoints: null, maxPoints: null },
    nextCursor: String(shown),
  });
  const show = (shown: number) => (
    <TestFrame platform={platform}>
      <CouponResults
        start={list(shown)}
        isSearching={false}
        empty="kosong"
        grid={(found) => `${found.length} kartu`}
        onPages={() => undefined}
      />
    </TestFrame>
  );
  const view = render(show(980));
  expect(screen.getByText('Load more')).toBeInTheDocument();
  view.rerender(show(1_000));
  expect(screen.getByText(/^1\.000 kupon sudah ditampilkan/)).toBeInTheDocument();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});
