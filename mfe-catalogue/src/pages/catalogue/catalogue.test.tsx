import {
  aCategory,
  aCustomer,
  aVoucher,
  createTestPlatform,
  envelope,
  failure,
  onCall,
  renderPage,
  startTestServer,
} from '@poku/shared/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { page } from './catalogue.page';

const server = startTestServer();

const categories = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    aCategory({ categoryId: String(index + 1), categoryName: `Kategori ${index + 1}` }),
  );
const answers = ({ category = envelope(categories(8)), popular = envelope([aVoucher()]) } = {}) =>
  server.use(
    onCall.get('/category/:clientId', () => category),
    onCall.get('/getpopularvoucher/:clientId', () => popular),
  );

const open = async (isKnownPath: (path: string) => boolean = () => true) => {
  const { platform } = await createTestPlatform({ member: aCustomer(), isKnownPath });
  return renderPage(page, { platform, path: '/tukar' });
};

test('shows categories and popular coupons with links to their pages', async () => {
  answers();
  await open();
  expect(await screen.findByRole('link', { name: 'Kategori 1' })).toHaveAttribute('href', '/kategori/1');
  expect(screen.getByRole('link', { name: 'Kopi Susu Gratis' })).toHaveAttribute(
    'href',
    '/voucher?id=voucher-kopi&redemptionId=rule-kopi&rewardItemId=reward-kopi',
  );
  expect(screen.getByText('5.000')).toBeInTheDocument();
});

test('category 5 leads to the prepaid packages only where that page exists', async () => {
  answers();
  const known = await open();
  expect(await screen.findByRole('link', { name: 'Kategori 5' })).toHaveAttribute('href', '/pulsa-prabayar');
  known.unmount();
  answers();
  await open((path) => path !== '/pulsa-prabayar');
  expect(await screen.findByRole('link', { name: 'Kategori 5' })).toHaveAttribute('href', '/kategori/5');
});

test('shows eight of nine categories until Lihat Semua is pressed', async () => {
  answers({ category: envelope(categories(9)) });
  await open();
  const seeAll = await screen.findByRole('button', { name: 'Lihat Semua' });
  expect(screen.queryByRole('link', { name: 'Kategori 9' })).not.toBeInTheDocument();
  await userEvent.click(seeAll);
  expect(screen.getByRole('link', { name: 'Kategori 9' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Lebih Sedikit' })).toHaveAttribute('aria-expanded', 'true');
});

test('eight categories need no Lihat Semua', async () => {
  answers();
  await open();
  await screen.findByRole('link', { name: 'Kategori 8' });
  expect(screen.queryByRole('button', { name: 'Lihat Semua' })).not.toBeInTheDocument();
});

test('says so when no coupon is popular', async () => {
  answers({ popular: envelope([]) });
  await open();
  expect(await screen.findByText('Ups kupon yang kamu cari belum tersedia...')).toBeInTheDocument();
});

test('a list that failed is told in its place, and Coba lagi heals it', async () => {
  answers({ popular: failure(500) });
  await open();
  const panel = await screen.findByRole('alert');
  expect(panel).toHaveTextContent('Sistem sedang mengalami gangguan : 500');
  expect(screen.getByRole('link', { name: 'Kategori 1' })).toBeInTheDocument();
  answers();
  await userEvent.click(within(panel).getByRole('button', { name: 'Coba lagi' }));
  expect(await screen.findByRole('link', { name: 'Kopi Susu Gratis' })).toBeInTheDocument();
});

test('the page fails as a whole when both lists failed', async () => {
  answers({ category: failure(500), popular: failure(500) });
  await open();
  expect(await screen.findByRole('alert')).toHaveTextContent('Sistem sedang mengalami gangguan : 500');
  expect(screen.queryByRole('heading', { name: 'Kategori' })).not.toBeInTheDocument();
});
