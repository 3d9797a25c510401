import {
  aCustomer,
  anOwnedCoupon,
  createTestPlatform,
  envelope,
  failure,
  onCall,
  renderPage,
  startTestServer,
} from '@poku/shared/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { page } from './coupon.page';

const server = startTestServer();
const answer = (response: () => Response) =>
  server.use(onCall.get('/customervoucherdetail/:clientId', response));

const open = async (url = '/kupon-ku?id=voucher-kopi&code=ref-1') => {
  const { platform } = await createTestPlatform({ member: aCustomer() });
  return renderPage(page, { platform, path: '/kupon-ku', url });
};

test('shows the coupon that the address names, its terms folded and its code hidden', async () => {
  const asked: string[] = [];
  server.use(
    onCall.get('/customervoucherdetail/:clientId', ({ request }) => {
      asked.push(new URL(request.url).search);
      return envelope(anOwnedCoupon());
    }),
  );
  await open();
  expect(await screen.findByRole('heading', { level: 2, name: 'Kopi Susu Gratis' })).toBeInTheDocument();
  expect(asked).toEqual(['?voucherId=voucher-kopi&code=ref-1']);
  expect(screen.getByText('Kode kupon masih tersembunyi.')).toBeInTheDocument();
  const terms = screen.getByText('Satu kupon untuk satu transaksi.');
  expect(terms).not.toBeVisible();
  await userEvent.click(screen.getByText('Syarat dan Ketentuan'));
  expect(terms).toBeVisible();
});

test('a revealed code is shown whole with its countdown', async () => {
  const revealExpiredDate = new Date(Date.now() + 10 * 60_000).toISOString();
  const voucherCode = 'ABCDEFGHIJKLMNOPQR';
  answer(() => envelope(anOwnedCoupon({ status_activity: 0, status: true, voucherCode, revealExpiredDate })));
  await open();
  expect(await screen.findByText(voucherCode)).toBeInTheDocument();
  expect(screen.getByText(/Hangus dalam/)).toBeInTheDocument();
});

test('an expired coupon’s code cannot be seen, not even one that was revealed', async () => {
  answer(() => envelope(anOwnedCoupon({ status_activity: 4, status: true, voucherCode: 'ABCDE' })));
  await open();
  expect(await screen.findByText('Kode kupon ini tidak bisa dilihat lagi.')).toBeInTheDocument();
  expect(screen.queryByText('ABCDE')).not.toBeInTheDocument();
});

test.each(['/kupon-ku', '/kupon-ku?id=voucher-kopi&code=ref-1'])(
  'a coupon that is not there leads back to the others (%s)',
  async (url) => {
    answer(() => envelope(undefined, 20404));
    await open(url);
    expect(await screen.findByText('Kupon ini tidak ditemukan.')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Lihat Kupon Ku' })).toHaveAttribute('href', '/raih');
  },
);

test('any other failure is the page’s error', async () => {
  answer(() => failure(500));
  await open();
  expect(await screen.findByRole('alert')).toHaveTextContent('Sistem sedang mengalami gangguan : 500');
});
