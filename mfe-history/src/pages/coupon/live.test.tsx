import {
  aCustomer,
  anOwnedCoupon,
  createTestPlatform,
  envelope,
  onCall,
  renderPage,
  startTestServer,
  type WireOwnedCoupon,
} from '@poku/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { noTillToken } from '../../testing/till-tokens';
import { page } from './coupon.page';

const server = startTestServer(noTillToken);
const CODE = 'ABCD2345EFGH';
const REVEALED: Partial<WireOwnedCoupon> = {
  status_activity: 0,
  status: true,
  voucherCode: CODE,
  revealExpiredDate: new Date(Date.now() + 600_000).toISOString(),
  remainingSeconds: 600,
};
const USED: Partial<WireOwnedCoupon> = {
  ...REVEALED,
  status_activity: 3,
  remainingSeconds: null,
  usedDate: '2026-11-26T03:05:00Z',
  usedStore: 'Kopi Serambi Senayan',
};
const TOAST = 'Kupon Kopi Susu Gratis terpakai di Kopi Serambi Senayan.';

/** A coupon that is open, its page, and what is told in toasts. */
const open = async () => {
  let reads = 0;
  const serve = (coupon: Partial<WireOwnedCoupon>) =>
    server.use(
      onCall.get('/customervoucherdetail/:clientId', () => {
        reads += 1;
        return envelope(anOwnedCoupon(coupon));
      }),
    );
  serve(REVEALED);
  const { platform } = await createTestPlatform({ member: aCustomer() });
  const { events } = platform;
  const toasts: string[] = [];
  events.subscribe('alert.raised', ({ kind, message }) => toasts.push(`${kind} ${message}`));
  renderPage(page, { platform, path: '/kupon-ku', url: '/kupon-ku?id=voucher-kopi&code=ref-1' });
  await screen.findByText(code);
  const change = async (reference: string, next: Partial<WireOwnedCoupon>) => {
    serve(next);
    const before = reads;
    act(() => events.publish('coupon.changed', { reference }));
    await waitFor(() => expect(reads).toBe(before + 1));
  };
  return { events, toasts, change, reads: () => reads };
};
const code = (_: string, element: Element | null) => element?.tagName === 'P' && element.textContent === CODE;
const tillButton = () => screen.findByRole('button', { name: 'Tampilkan ke kasir: Kopi Susu Gratis' });

test('once the till took the coupon its view closes, the page says so, and a toast does once', async () => {
  const { toasts, change } = await open();
  await userEvent.click(await tillButton());
  expect(screen.getByRole('dialog', { name: 'Tampilkan ke kasir' })).toBeInTheDocument();
  await change('ref-1', USED);
  expect(
    await screen.findByText('Dipakai 26 Nov 2026, 10:05 WIB di Kopi Serambi Senayan'),
  ).toBeInTheDocument();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.queryByText(code)).not.toBeInTheDocument();
  await waitFor(() => expect(screen.getByRole('group', { name: 'Kode kupon' })).toHaveFocus());
  expect(toasts).toEqual([`success ${TOAST}`]);
  await change('', USED);
  expect(await screen.findByText('Terpakai')).toBeInTheDocument();
  expect(toasts).toHaveLength(1);
});

test('a use that is taken back shows the code and its countdown again, and the next use is told again', async () => {
  const { toasts, change } = await open();
  await change('ref-1', USED);
  await screen.findByText('Terpakai');
  await change('ref-1', REVEALED);
  expect(await screen.findByText(code)).toBeInTheDocument();
  expect(screen.getByText(/^Hangus dalam (10:00|09:\d\d)$/)).toBeInTheDocument();
  expect(screen.queryByText(/^Dipakai/)).not.toBeInTheDocument();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await change('', USED);
  await screen.findByText('Terpakai');
  expect(toasts).toEqual([`success ${TOAST}`, `success ${TOAST}`]);
});

test('without a store the toast names none', async () => {
  const { toasts, change } = await open();
  await change('ref-1', { ...USED, usedStore: null });
  await screen.findByText('Terpakai');
  expect(toasts).toEqual(['success Kupon Kopi Susu Gratis terpakai.']);
});

test('the focus of who is elsewhere on the page stays there', async () => {
  const { change } = await open();
  const terms = screen.getByText('Syarat dan Ketentuan').closest('summary');
  act(() => terms?.focus());
  await change('ref-1', USED);
  await screen.findByText('Terpakai');
  expect(terms).toHaveFocus();
});

test('what a merchant does with another coupon reads nothing', async () => {
  const { events, reads } = await open();
  act(() => events.publish('coupon.changed', { reference: 'ref-2' }));
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
  expect(reads()).toBe(1);
});

test('a coupon that was used before the page came is told by the page alone', async () => {
  const { platform } = await createTestPlatform({ member: aCustomer() });
  server.use(onCall.get('/customervoucherdetail/:clientId', () => envelope(anOwnedCoupon(USED))));
  const heard = jest.fn();
  platform.events.subscribe('alert.raised', heard);
  renderPage(page, { platform, path: '/kupon-ku', url: '/kupon-ku?id=voucher-kopi&code=ref-1' });
  expect(await screen.findByText('Terpakai')).toBeInTheDocument();
  expect(heard).not.toHaveBeenCalled();
});
