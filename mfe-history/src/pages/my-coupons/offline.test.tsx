import {
  aCustomer,
  anOwnedCoupon,
  aPage,
  createTestPlatform,
  envelope,
  failure,
  networkFailure,
  onCall,
  renderPage,
  startTestServer,
} from '@poku/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { page } from './my-coupons.page';

const server = startTestServer();
const own = (...coupons: Parameters<typeof anOwnedCoupon>[0][]) =>
  server.use(onCall.get('/customervoucher/:clientId', () => envelope(aPage(coupons.map(anOwnedCoupon)))));
const REVEALED = {
  code: 'ref-1',
  voucherName: 'Kopi',
  status_activity: 0 as const,
  status: true,
  voucherCode: 'ABCD2345EFGH',
  revealExpiredDate: '2099-01-01T00:00:00Z',
  remainingSeconds: 600,
};
const USED = { code: 'ref-2', voucherName: 'Teh', status_activity: 3 as const };
const BANNER = /^Kamu sedang offline\. Data dari .+ WIB, baru saja\.$/;

const visit = async (reachesNobody: (goOffline: () => void) => void) => {
  own(REVEALED, USED);
  const handle = await createTestPlatform({ member: aCustomer() });
  const { platform, goOffline } = handle;
  const first = renderPage(page, { platform, path: '/raih' });
  await screen.findByText('Kopi');
  await waitFor(async () =>
    expect(await platform.offline.get('coupon-code.v1.ref-1', Boolean)).not.toBeNull(),
  );
  first.unmount();
  reachesNobody(goOffline);
  renderPage(page, { platform, path: '/raih' });
  return handle;
};

test('without a network the coupons are those that the device keeps, and the page says from when', async () => {
  await visit((goOffline) => goOffline());
  expect(await screen.findByText(BANNER)).toBeInTheDocument();
  expect(screen.getAllByRole('article')).toHaveLength(2);
  expect(within(screen.getByRole('tabpanel')).getByText('Terpakai')).toBeInTheDocument();
  expect(screen.getByText('ABCD2345EFGH')).toBeInTheDocument();
  expect(screen.getByText(/^Hangus dalam (10:00|09:\d\d)$/)).toBeInTheDocument();
});

test('the tabs narrow what the device keeps, and do not take it away', async () => {
  await visit((goOffline) => goOffline());
  await screen.findByText(BANNER);
  await userEvent.click(screen.getByRole('tab', { name: 'Terpakai' }));
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(1));
  expect(screen.getByRole('article')).toHaveTextContent('Teh');
  await userEvent.click(screen.getByRole('tab', { name: 'Siap dipakai' }));
  expect(await screen.findByText('Kupon seperti ini belum tersimpan di HP ini.')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('tab', { name: 'Semua' }));
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(2));
});

test('the code is shown to the cashier without a network as well', async () => {
  await visit((goOffline) => goOffline());
  await userEvent.click(await screen.findByRole('button', { name: 'Tampilkan ke kasir: Kopi' }));
  expect(await screen.findByRole('img', { name: 'Kode QR dari kode kupon' })).toBeInTheDocument();
});

test('the list heals by itself when the network is back', async () => {
  const { goOnline } = await visit((goOffline) => goOffline());
  await screen.findByText(BANNER);
  own({ ...USED, code: 'ref-3', voucherName: 'Roti' });
  act(() => goOnline());
  expect(await screen.findByText('Roti')).toBeInTheDocument();
  expect(screen.queryByText(BANNER)).not.toBeInTheDocument();
  expect(screen.queryByText('Kopi')).not.toBeInTheDocument();
});

test('a network that reaches nobody is none; the member can try again', async () => {
  await visit(() => server.use(onCall.get('/customervoucher/:clientId', networkFailure)));
  expect(await screen.findByText(BANNER)).toBeInTheDocument();
  own({ ...USED, code: 'ref-3', voucherName: 'Roti' });
  await userEvent.click(screen.getByRole('button', { name: 'Coba lagi' }));
  expect(await screen.findByText('Roti')).toBeInTheDocument();
});

test('an answer that says no is no missing network', async () => {
  await visit(() => server.use(onCall.get('/customervoucher/:clientId', () => failure(500))));
  expect(await screen.findByRole('alert')).toHaveTextContent('Sistem sedang mengalami gangguan : 500');
  expect(screen.queryByText('Kopi')).not.toBeInTheDocument();
});

test('the age of what is shown is said in full', async () => {
  const kept = { 'my-coupons.v1': [] };
  const keptAt = new Date(Date.now() - 12 * 60_000).toISOString();
  const { platform } = await createTestPlatform({ member: aCustomer(), kept, keptAt, isOffline: true });
  renderPage(page, { platform, path: '/raih' });
  expect(await screen.findByText(/ WIB, 12 menit lalu\.$/)).toBeInTheDocument();
  expect(screen.getByText('Kamu belum punya kupon. Yuk, tukar poin kamu!')).toBeInTheDocument();
});

test('a device that keeps nothing shows the page’s error', async () => {
  const { platform, goOffline } = await createTestPlatform({ member: aCustomer() });
  goOffline();
  renderPage(page, { platform, path: '/raih' });
  expect(await screen.findByRole('alert')).toHaveTextContent(/Periksa koneksi internet kamu/);
});
