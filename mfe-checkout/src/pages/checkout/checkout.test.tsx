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
} from '@poku/testing';
import { screen, within } from '@testing-library/react';
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
  const nusa = aPartnerPoint({ partnerPoinExpiryDate: '2026-12-31T16:59:59Z' });
  server.use(
    onCall.get('/checkoutvoucher/:clientId', () =>
      envelope(aCheckout({ totalTransaction: 18_000, partnerPoint: [ownPointsSource(), nusa, wallet] })),
    ),
  );
  await open();
  expect(await screen.findByText('Kopi Susu Gratis')).toBeInTheDocument();
  const region = (name: string) => screen.getByRole('region', { name });
  expect(region('POINKU')).toHaveTextContent('Dipakai 15.000 poin');
  expect(region('POINKU')).toHaveTextContent('Saldo 20.000 poinBerakhir 31 Des 2026Kurs 1 poin = 1 POKUPoin');
  expect(region('E-WALLET')).toHaveTextContent('Saldo Rp150.000');
  expect(region('E-WALLET')).toHaveTextContent('Sedang berkendala. Saldo dibaca 01 Mar 2025 14:00 WIB.');
  expect(within(region('E-WALLET')).queryByRole('textbox')).not.toBeInTheDocument();
});

test('own points that cover the total are the only method', async () => {
  await open();
  expect(await screen.findByText('Dipakai 10.000 poin')).toBeInTheDocument();
  expect(screen.queryByText('NusaPoin')).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Pakai saran' })).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Bayar' })).toBeEnabled();
});

test('a prepaid package shows the number it fills, and an ad that it is one', async () => {
  const first = await open(`${ADDRESS}&msisdn=%2B6281455556666`);
  expect(await screen.findByText('Isi ke nomor')).toBeInTheDocument();
  expect(screen.getByText('081455556666')).toBeInTheDocument();
  first.unmount();
  await open(`${ADDRESS}&adsId=503`);
  expect(await screen.findByText('Promo')).toBeInTheDocument();
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
