import {
  aCheckout,
  aCustomer,
  aPartnerPoint,
  createTestPlatform,
  envelope,
  failure,
  onCall,
  ownPointsSource,
  renderPage,
  startTestServer,
} from '@poku/shared/testing';
import { screen } from '@testing-library/react';
import { page } from './checkout.page';

const server = startTestServer(onCall.get('/checkoutvoucher/:clientId', () => envelope(aCheckout())));

const ADDRESS =
  '/checkout?voucherId=voucher-kopi&redemptionRuleId=rule-kopi&rewardItemId=reward-kopi&quantity=2';

const open = async (url = ADDRESS) => {
  const { platform } = await createTestPlatform({ member: aCustomer() });
  return renderPage(page, { platform, path: '/checkout', url });
};

test('shows what is bought, the sources in their groups and the total', async () => {
  const wallet = aPartnerPoint({
    partnerId: '3',
    partnerName: 'DompetNusa',
    partnerType: 2,
    partnerPoin: 150_000,
    message: 'Sedang Berkendala',
    partnerPoinReadAt: '2025-03-01T07:00:00Z',
  });
  server.use(
    onCall.get('/checkoutvoucher/:clientId', () =>
      envelope(aCheckout({ partnerPoint: [ownPointsSource(), aPartnerPoint(), wallet] })),
    ),
  );
  await open();
  expect(await screen.findByText('Kopi Susu Gratis')).toBeInTheDocument();
  expect(screen.getByRole('region', { name: 'POINKU' })).toHaveTextContent('Dipakai 10.000 poin');
  expect(screen.getByRole('region', { name: 'E-WALLET' })).toHaveTextContent('Rp150.000');
  expect(screen.getByText('Sedang berkendala. Saldo dibaca 01 Mar 2025 14:00 WIB.')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Bayar' })).toBeEnabled();
});

test('own points that do not cover the total keep paying disabled and say what is missing', async () => {
  server.use(
    onCall.get('/checkoutvoucher/:clientId', () => envelope(aCheckout({ totalTransaction: 18_000 }))),
  );
  await open();
  expect(await screen.findByText('POKUPoin kamu kurang 3.000 poin untuk transaksi ini.')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Bayar' })).toBeDisabled();
});

test('a refusal of the server is shown with a way back to the coupons', async () => {
  server.use(onCall.get('/checkoutvoucher/:clientId', () => envelope(undefined, 40005)));
  await open();
  expect(await screen.findByText('Kupon yang kamu cari sudah habis...')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Pilih kupon' })).toHaveAttribute('href', '/tukar');
});

test('an address that names no coupon says so without asking the server', async () => {
  await open('/checkout');
  expect(await screen.findByText('Belum ada kupon yang kamu pilih untuk dibayar.')).toBeInTheDocument();
});

test('any other failure is the page’s error', async () => {
  server.use(onCall.get('/checkoutvoucher/:clientId', () => failure(500)));
  await open();
  expect(await screen.findByRole('alert')).toHaveTextContent('Sistem sedang mengalami gangguan : 500');
});
