import {
  aCustomer,
  anOwnedCoupon,
  createTestPlatform,
  envelope,
  onCall,
  renderPage,
  startTestServer,
} from '@poku/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { page } from './coupon.page';

const server = startTestServer();
const CODE = 'ABCD2345EFGH';
const URL = '/kupon-ku?id=voucher-kopi&code=ref-1';
const revealed = (remainingSeconds: number) =>
  anOwnedCoupon({
    status_activity: 0,
    status: true,
    voucherCode: CODE,
    revealExpiredDate: '2099-01-01T00:00:00Z',
    remainingSeconds,
  });
const code = (_: string, element: Element | null) => element?.tagName === 'P' && element.textContent === CODE;

/** A visit with a network, and then one without. */
const visitTwice = async (remainingSeconds: number) => {
  server.use(onCall.get('/customervoucherdetail/:clientId', () => envelope(revealed(remainingSeconds))));
  const handle = await createTestPlatform({ member: aCustomer() });
  const { platform } = handle;
  const first = renderPage(page, { platform, path: '/kupon-ku', url: URL });
  await screen.findByText(code);
  await waitFor(async () =>
    expect(await platform.offline.get('coupon-code.v1.ref-1', Boolean)).not.toBeNull(),
  );
  first.unmount();
  handle.goOffline();
  renderPage(page, { platform, path: '/kupon-ku', url: URL });
  return handle;
};

test('without a network the coupon is shown from what the device keeps, with its code, QR and countdown', async () => {
  await visitTwice(600);
  expect(
    await screen.findByText(/^Kamu sedang offline\. Data dari .+ WIB, baru saja\.$/),
  ).toBeInTheDocument();
  expect(screen.getByText(code)).toBeInTheDocument();
  expect(await screen.findByRole('img', { name: 'Kode QR dari kode kupon' })).toBeInTheDocument();
  expect(screen.getByText(/^Hangus dalam (10:00|09:\d\d)$/)).toBeInTheDocument();
  expect(screen.getByText('Satu gelas kopi susu.')).toBeInTheDocument();
});

test('the page heals by itself when the network is back', async () => {
  const { goOnline } = await visitTwice(600);
  await screen.findByText(/Kamu sedang offline\./);
  server.use(
    onCall.get('/customervoucherdetail/:clientId', () => envelope(anOwnedCoupon({ status_activity: 3 }))),
  );
  act(() => goOnline());
  expect(await screen.findByText('Terpakai')).toBeInTheDocument();
  expect(screen.queryByText(/Kamu sedang offline\./)).not.toBeInTheDocument();
});

test('a code whose time ends without a network is gone, from the device as well', async () => {
  const { platform } = await visitTwice(2);
  expect(await screen.findByText('Hangus')).toBeInTheDocument();
  expect(screen.queryByText(code)).not.toBeInTheDocument();
  expect(await platform.offline.get('coupon-code.v1.ref-1', Boolean)).toBeNull();
});

test('a coupon that the device does not know is the page’s error', async () => {
  const { platform, goOffline } = await createTestPlatform({ member: aCustomer() });
  goOffline();
  renderPage(page, { platform, path: '/kupon-ku', url: URL });
  expect(await screen.findByRole('alert')).toHaveTextContent(/Periksa koneksi internet kamu/);
});
