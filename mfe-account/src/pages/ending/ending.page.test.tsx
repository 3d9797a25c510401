import { screen, within } from '@testing-library/react';
import {
  aCustomer,
  createTestPlatform,
  envelope,
  onCall,
  renderPage,
  startTestServer,
  type TestPlatformOptions,
} from '@poku/testing';
import { page } from './ending.page';

const server = startTestServer();

const kopi = {
  voucherId: '1002',
  redemptionId: 'R1002',
  rewardItemId: 'I1002',
  voucherImages: '/media/coupons/kopi.svg',
  brandName: 'Kopi Serambi',
  voucherName: 'Paket Kopi',
  voucherPoint: 3_500,
  voucherPrice: 45_000,
  quantity: 2,
};
const nasi = { ...kopi, voucherId: '1003', voucherName: 'Nasi Geprek', voucherPoint: 1_500, quantity: 1 };
const lot = (pokuPoint: number, day: string) => ({ pokuPoint, pokuPoinExpiryDate: `${day}T16:59:59Z` });

const open = async (data: object, options: TestPlatformOptions = {}) => {
  const none = { pokuPoinLots: [], endingPoint: 0, usedPoint: 0, items: [] };
  server.use(onCall.get('/customerending/:clientId', () => envelope({ ...none, ...data })));
  const { platform } = await createTestPlatform({ member: aCustomer(), ...options });
  renderPage(page, { platform, path: '/penjaga-hangus' });
};

test('what ends is said, with the one purchase that uses all of it and the way to its checkout', async () => {
  await open({
    pokuPoinLots: [lot(7_000, '2026-12-08')],
    endingPoint: 7_000,
    usedPoint: 7_000,
    items: [kopi],
  });
  expect(await screen.findByText('Hangus 08 Des 2026')).toBeInTheDocument();
  expect(screen.getByText(/^(Segera hangus|Hangus paling dulu)$/).closest('section')).toHaveTextContent(
    '7.000 poin',
  );
  expect(screen.getByText('Bisa terpakai semua, tidak ada yang hangus.')).toBeInTheDocument();
  expect(screen.getByText('2 × 3.500 poin')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Tukar Paket Kopi' })).toHaveAttribute(
    'href',
    '/checkout?voucherId=1002&redemptionRuleId=R1002&rewardItemId=I1002&quantity=2',
  );
  expect(screen.queryByText(/satu per satu/)).not.toBeInTheDocument();
  expect(screen.queryByRole('heading', { name: 'Rincian' })).not.toBeInTheDocument();
});

test('what is left of several lots is said, and each of them is listed', async () => {
  await open({
    pokuPoinLots: [lot(5_000, '2026-12-03'), lot(3_600, '2026-12-20')],
    endingPoint: 8_600,
    usedPoint: 8_500,
    items: [kopi, nasi],
  });
  expect(await screen.findByText('8.500 poin bisa terpakai, tersisa 100 poin.')).toBeInTheDocument();
  expect(screen.getByText('Hangus mulai 03 Des 2026 sampai 20 Des 2026')).toBeInTheDocument();
  expect(screen.getByText('Tukar satu per satu. Hitungannya ikut berubah.')).toBeInTheDocument();
  expect(screen.getByText('1.500 poin')).toBeInTheDocument();
  const lots = within(screen.getByRole('region', { name: 'Rincian' })).getAllByRole('listitem');
  expect(lots.map(({ textContent }) => textContent)).toEqual([
    '5.000 poinHangus 03 Des 2026',
    '3.600 poinHangus 20 Des 2026',
  ]);
});

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

test.each([
  [28, 'Segera hangus', 'Hangus paling dulu'],
  [32, 'Hangus paling dulu', 'Segera hangus'],
])('points that end in %i days are called "%s"', async (days, title, other) => {
  await open({
    pokuPoinLots: [lot(7_000, inDays(days))],
    endingPoint: 7_000,
    usedPoint: 7_000,
    items: [kopi],
  });
  expect((await screen.findByText(title)).closest('section')).toHaveTextContent('7.000 poin');
  expect(screen.queryByText(other)).not.toBeInTheDocument();
});

test('points that buy nothing lead to the cheapest coupons', async () => {
  await open({ pokuPoinLots: [lot(90, '2026-12-08')], endingPoint: 90 });
  expect(await screen.findByText(/^Semua kupon harganya di atas poin ini/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Lihat kupon termurah' })).toHaveAttribute(
    'href',
    '/tukar?sort=price-asc',
  );
});

test('without points that end there is the way to earn some, where it is known', async () => {
  await open({});
  expect(await screen.findByText('Belum ada POKUPoin yang akan hangus.')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Cara dapat poin' })).toHaveAttribute('href', '/earn-point');
});

test('a coupon whose checkout is not there is named, without a way', async () => {
  await open(
    { pokuPoinLots: [lot(7_000, '2026-12-08')], endingPoint: 7_000, usedPoint: 7_000, items: [kopi] },
    { isKnownPath: () => false },
  );
  expect(await screen.findByText('Paket Kopi')).toBeInTheDocument();
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});
