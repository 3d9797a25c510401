import {
  aCustomer,
  aDelivery,
  anOwnedCoupon,
  createTestPlatform,
  envelope,
  onCall,
  renderPage,
  startTestServer,
  type WireOwnedCoupon,
} from '@poku/testing';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { page } from './coupon.page';

const server = startTestServer();
const SERIAL = 'SN123456789012';
const SENDING: Partial<WireOwnedCoupon> = {
  voucherName: 'Data 3 GB',
  useChannel: 'online',
  redeem_desc: '<p>Tunggu paket masuk.</p>',
  delivery: aDelivery(),
};
const DELIVERED: Partial<WireOwnedCoupon> = {
  ...SENDING,
  status_activity: 3,
  usedDate: '2026-11-26T03:05:00Z',
  delivery: aDelivery({
    deliveryStatus: 'delivered',
    serialNumber: SERIAL,
    deliveredDate: '2026-11-26T03:05:00Z',
  }),
};

/** The page of a package, and what is told in toasts. */
const open = async (coupon: Partial<WireOwnedCoupon>) => {
  const serve = (answer: () => Response) =>
    server.use(onCall.get('/customervoucherdetail/:clientId', answer));
  serve(() => envelope(anOwnedCoupon(coupon)));
  const { platform } = await createTestPlatform({ member: aCustomer() });
  const toasts: string[] = [];
  platform.events.subscribe('alert.raised', ({ message }) => toasts.push(message));
  renderPage(page, { platform, path: '/kupon-ku', url: '/kupon-ku?id=voucher-kopi&code=ref-1' });
  await screen.findByRole('heading', { name: 'Data 3 GB' });
  const change = (answer: () => Response) => {
    serve(answer);
    act(() => platform.events.publish('coupon.changed', { reference: 'ref-1' }));
  };
  return { toasts, change };
};

test('a package on its way shows its number and no code, no till and nothing to send', async () => {
  await open(SENDING);
  expect(screen.getByText('Sedang dikirim')).toBeInTheDocument();
  expect(screen.getByRole('group', { name: 'Pengiriman paket' })).toHaveTextContent(
    'Sedang dikirim ke 081298765432',
  );
  expect(screen.queryByText(/kode kupon|kasir|dipakai online|Berlaku sampai/i)).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /kode|kirim|salin/i })).not.toBeInTheDocument();
});

test('when it arrives the page shows the serial number to copy, and a toast says so once', async () => {
  const { toasts, change } = await open(SENDING);
  change(() => envelope(anOwnedCoupon(DELIVERED)));
  expect(await screen.findByText(SERIAL)).toBeInTheDocument();
  expect(screen.getByText('Terkirim ke 081298765432')).toBeInTheDocument();
  expect(screen.queryByText('Terpakai')).not.toBeInTheDocument();
  expect(toasts).toEqual(['Paket Data 3 GB terkirim ke 081298765432.']);
  const user = userEvent.setup();
  const write = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await user.click(screen.getByRole('button', { name: 'Salin nomor seri' }));
  expect(write).toHaveBeenCalledWith(SERIAL);
  expect(toasts.at(-1)).toBe('Nomor seri berhasil disalin');
});

test('one that failed is gone, and the page says that all points are back', async () => {
  const { change } = await open(SENDING);
  change(() => envelope(null, 404));
  expect(
    await screen.findByText('Paket ini tidak sampai. Semua poin kamu sudah dikembalikan.'),
  ).toBeInTheDocument();
});
