import {
  aCustomer,
  aVoucher,
  aVoucherList,
  createTestPlatform,
  envelope,
  failure,
  onCall,
  renderPage,
  startTestServer,
} from '@poku/testing';
import { screen } from '@testing-library/react';
import { page } from './recommendations.page';

const server = startTestServer(onCall.get('/allfavoritvoucher/:clientId', () => envelope([])));
const open = async (url: string) => {
  const { platform } = await createTestPlatform({ member: aCustomer() });
  renderPage(page, { platform, path: url.split('?')[0] ?? '', url });
};
const RECOMMENDED =
  '/voucher?id=voucher-kopi&redemptionId=rule-kopi&rewardItemId=reward-kopi&type=rekomendasi';

test("without a promotion they are the member's own", async () => {
  const asked: string[] = [];
  server.use(
    onCall.get('/customerrecomendationdetail/member-siti', ({ request }) => {
      asked.push(new URL(request.url).search);
      return envelope({ adsId: null, adsName: null, result: [aVoucher()] });
    }),
  );
  await open('/kupon-rekomendasi');
  expect(await screen.findByRole('link', { name: 'Kopi Susu Gratis' })).toHaveAttribute('href', RECOMMENDED);
  expect(screen.getByRole('button', { name: 'Favorit: Kopi Susu Gratis' })).toBeInTheDocument();
  expect(asked).toEqual(['']);
});

test('a promotion stands under its name, and its coupons carry it along', async () => {
  const asked: string[] = [];
  server.use(
    onCall.get('/customerrecomendationdetail/member-siti', ({ request }) => {
      asked.push(new URL(request.url).search);
      return envelope({ adsId: '501', adsName: 'Ngopi Hemat', result: [aVoucher({ adsId: '501' })] });
    }),
  );
  await open('/kupon-rekomendasi?adsId=501');
  expect(await screen.findByRole('heading', { name: 'Ngopi Hemat' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Kopi Susu Gratis' })).toHaveAttribute(
    'href',
    '/voucher?id=voucher-kopi&redemptionId=rule-kopi&rewardItemId=reward-kopi&adsId=501&type=rekomendasi',
  );
  expect(asked).toEqual(['?adsId=501']);
});

test('pid names the coupons, joined by a bar, whatever stands between', async () => {
  const asked: unknown[] = [];
  server.use(
    onCall.post('/voucherlist', async ({ request }) => {
      asked.push(await request.json());
      return envelope(aVoucherList());
    }),
  );
  await open('/rekomendasi-kupon?pid=v-1|%20v-2||v-1&adsId=501');
  expect(await screen.findByRole('link', { name: 'Kopi Susu Gratis' })).toBeInTheDocument();
  expect(asked).toEqual([
    { clientId: 'member-siti', filters: {}, productId: ['v-1', 'v-2'], adsId: '501', perPage: 100 },
  ]);
});

test('a made-up pid asks for no more than a hundred coupons', async () => {
  const counts: number[] = [];
  server.use(
    onCall.post('/voucherlist', async ({ request }) => {
      const body: unknown = await request.json();
      if (typeof body === 'object' && body !== null && 'productId' in body && Array.isArray(body.productId)) {
        counts.push(body.productId.length);
      }
      return envelope(aVoucherList());
    }),
  );
  await open(`/rekomendasi-kupon?pid=${Array.from({ length: 250 }, (_, index) => index).join('|')}`);
  expect(await screen.findByRole('link', { name: 'Kopi Susu Gratis' })).toBeInTheDocument();
  expect(counts).toEqual([100]);
});

test('a promotion that is over says so and leads to the catalogue', async () => {
  server.use(onCall.get('/customerrecomendationdetail/:clientId', () => envelope(undefined, 20404)));
  await open('/kupon-rekomendasi?adsId=999');
  expect(await screen.findByText('Promo ini sudah berakhir.')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Lihat Katalog Kupon' })).toHaveAttribute('href', '/tukar');
});

test('no coupon at all is said', async () => {
  server.use(
    onCall.get('/customerrecomendationdetail/:clientId', () =>
      envelope({ adsId: null, adsName: null, result: [] }),
    ),
  );
  await open('/kupon-rekomendasi');
  expect(await screen.findByText('Ups kupon yang kamu cari belum tersedia...')).toBeInTheDocument();
});

test('a failure is the page’s error', async () => {
  server.use(onCall.get('/customerrecomendationdetail/:clientId', () => failure(500)));
  await open('/kupon-rekomendasi');
  expect(await screen.findByRole('alert')).toBeInTheDocument();
});
