import {
  aCustomer,
  anOwnedCoupon,
  aPage,
  envelope,
  failure,
  onCall,
  renderWidget,
  startTestServer,
  type WireOwnedCoupon,
} from '@poku/testing';
import { act, screen, waitForElementToBeRemoved } from '@testing-library/react';
import { Widget } from './my-coupons.widget';

const server = startTestServer();
const own = (coupons: readonly WireOwnedCoupon[]) =>
  server.use(onCall.get('/customervoucher/:clientId', () => envelope(aPage(coupons))));

const open = async () => (await renderWidget(Widget, { member: aCustomer() })).platform;

test('shows up to three coupons that can be used', async () => {
  own([
    anOwnedCoupon({ code: 'used', voucherName: 'Terpakai lama', status_activity: 3 }),
    ...['a', 'b', 'c', 'd'].map((code) => anOwnedCoupon({ code, voucherName: `Kupon ${code}` })),
  ]);
  await open();
  expect(await screen.findByText('Kupon a')).toBeInTheDocument();
  expect(screen.getAllByRole('article')).toHaveLength(3);
  expect(screen.queryByText('Terpakai lama')).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Lihat Semua: Kupon Ku' })).toHaveAttribute('href', '/raih');
});

test('a coupon whose code is over leaves by itself', async () => {
  own([
    anOwnedCoupon({
      status_activity: 0,
      status: true,
      voucherCode: 'ABCD2345EFGH',
      revealExpiredDate: '2099-01-01T00:00:00Z',
      remainingSeconds: 1,
    }),
    anOwnedCoupon({ code: 'ref-2', voucherName: 'Teh' }),
  ]);
  await open();
  expect(await screen.findByText('ABCD2345EFGH')).toBeInTheDocument();
  await waitForElementToBeRemoved(() => screen.queryByText('ABCD2345EFGH'));
  expect(screen.getByText('Teh')).toBeInTheDocument();
  expect(screen.getAllByRole('article')).toHaveLength(1);
});

test('is one quiet line without coupons', async () => {
  own([]);
  await open();
  expect(await screen.findByText('Kupon yang kamu tukar akan tampil di sini.')).toBeInTheDocument();
  expect(screen.queryByRole('article')).not.toBeInTheDocument();
});

const fact = { orderId: 'TRX-1', voucherId: 'voucher-kopi', quantity: 1 };
const readsCustomerAgain = () =>
  server.use(onCall.get('/customerdetail/:clientId', () => envelope(aCustomer())));

test('shows a coupon that was just bought', async () => {
  own([]);
  readsCustomerAgain();
  const { events } = await open();
  await screen.findByText('Kupon yang kamu tukar akan tampil di sini.');
  own([anOwnedCoupon()]);
  act(() => events.publish('coupon.bought', fact));
  expect(await screen.findByText('Kopi Susu Gratis')).toBeInTheDocument();
});

test('a coupon that a merchant takes leaves, and a toast says where it was used', async () => {
  const revealed = anOwnedCoupon({
    status_activity: 0,
    status: true,
    voucherCode: 'ABCD2345EFGH',
    revealExpiredDate: '2099-01-01T00:00:00Z',
    remainingSeconds: 600,
  });
  own([revealed, anOwnedCoupon({ code: 'ref-2', voucherName: 'Teh' })]);
  const { events } = await open();
  await screen.findByText('ABCD2345EFGH');
  const toasts: string[] = [];
  events.subscribe('alert.raised', ({ message }) => toasts.push(message));
  own([
    { ...revealed, status_activity: 3, usedDate: '2026-11-26T03:05:00Z', usedStore: 'Kedai Senja Blok M' },
    anOwnedCoupon({ code: 'ref-2', voucherName: 'Teh' }),
  ]);
  act(() => events.publish('coupon.changed', { reference: 'ref-1' }));
  await waitForElementToBeRemoved(() => screen.queryByText('ABCD2345EFGH'));
  expect(screen.getAllByRole('article')).toHaveLength(1);
  expect(toasts).toEqual(['Kupon Kopi Susu Gratis terpakai di Kedai Senja Blok M.']);
});

test('keeps its coupons when reading them again fails', async () => {
  own([anOwnedCoupon()]);
  readsCustomerAgain();
  const { api, events } = await open();
  await screen.findByText('Kopi Susu Gratis');
  server.use(onCall.get('/customervoucher/:clientId', () => failure(500)));
  act(() => events.publish('coupon.bought', fact));
  await act(() => expect(api.coupons.list({ page: 1, perPage: 5 })).rejects.toThrow());
  expect(screen.getByText('Kopi Susu Gratis')).toBeInTheDocument();
});
