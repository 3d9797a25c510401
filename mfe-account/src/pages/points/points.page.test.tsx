import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  aCustomer,
  aPartnerPoint,
  createTestPlatform,
  envelope,
  failure,
  onCall,
  ownPointsSource,
  renderPage,
  startTestServer,
  type TestPlatformOptions,
} from '@poku/shared/testing';
import { page } from './points.page';

const server = startTestServer();
const siti = aCustomer({
  pokuPoinLots: [
    { pokuPoint: 5_000, pokuPoinExpiryDate: '2027-01-31T16:59:59Z' },
    { pokuPoint: 10_000, pokuPoinExpiryDate: '2027-06-30T16:59:59Z' },
  ],
});
const wallet = aPartnerPoint({
  partnerId: '3',
  partnerName: 'DompetNusa',
  partnerPoin: 150_000,
  partnerPokuPoin: 150_000,
  partnerType: 2,
});
const dewi = aCustomer({
  customerPoin: 0,
  poinPoku: 0,
  totalpoint: 0,
  pokuPoinExpiryDate: null,
  pokuPoinLots: [],
});

async function openPoints({
  member = siti,
  partners = [ownPointsSource(), aPartnerPoint(), wallet],
  ...options
}: TestPlatformOptions & { readonly partners?: readonly object[] } = {}) {
  server.use(
    onCall.get('/customerdetail/:clientId', () => envelope(member)),
    onCall.get('/customerpartnerpoin/:clientId', () => envelope(partners)),
  );
  const { platform } = await createTestPlatform({ member, ...options });
  renderPage(page, { platform, path: '/poinku' });
  await screen.findByRole('heading', { name: 'Poin Partner & E-Wallet' });
  return platform;
}
const entry = (name: string) => {
  const item = screen.getByRole('heading', { name }).closest('li');
  if (item === null) throw new Error(`${name} is not in a list`);
  return within(item);
};

test('the total, the own points and each day on which some of them end are shown', async () => {
  await openPoints();
  expect(screen.getByText(/^185\.000/)).toBeInTheDocument();
  expect(screen.getByText(/^15\.000/)).toBeInTheDocument();
  const lots = within(screen.getByRole('list', { name: 'Masa berlaku' })).getAllByRole('listitem');
  expect(lots.map((lot) => lot.textContent)).toEqual([
    '5.000 poinHangus 31 Jan 2027',
    '10.000 poinHangus 30 Jun 2027',
  ]);
  expect(page.title).toBe('Poinku');
});

test('a partner shows its points, its own unit, its rate and when it was read', async () => {
  await openPoints();
  expect(entry('NusaPoin').getByText(/Saldo 20\.000 poin · 1 poin = 1 POKUPoin/)).toBeInTheDocument();
  expect(entry('NusaPoin').getByText('Dibaca 21 Nov 2026 14:00 WIB')).toBeInTheDocument();
  expect(entry('DompetNusa').getByText(/Saldo Rp150\.000 · Rp1 = 1 POKUPoin/)).toBeInTheDocument();
});

test('own points are not listed among the partners', async () => {
  await openPoints();
  expect(screen.queryByRole('heading', { level: 3, name: 'POKUPoin' })).not.toBeInTheDocument();
});

test('a partner that cannot be used now says so and keeps its last balance', async () => {
  await openPoints({ partners: [aPartnerPoint({ message: 'Sedang Berkendala', partnerPoinReadAt: null })] });
  expect(entry('NusaPoin').getByText('Sedang berkendala')).toBeInTheDocument();
  expect(entry('NusaPoin').getByText('Belum pernah dibaca')).toBeInTheDocument();
  expect(entry('NusaPoin').getByText(/Saldo 20\.000 poin/)).toBeInTheDocument();
});

test('the note says when partner points become own points', async () => {
  await openPoints();
  expect(
    screen.getByText('Poin partner dan saldo e-wallet menjadi POKUPoin hanya saat kamu bertransaksi.'),
  ).toBeInTheDocument();
});

test.each([
  ['/add-partner', ['/add-partner', '/partner-linkage']],
  ['/partner-linkage', ['/partner-linkage']],
])('a partner is added at %s when these pages exist: %s', async (target, known) => {
  await openPoints({ isKnownPath: (path) => known.includes(path) });
  expect(screen.getByRole('link', { name: 'Tambah Partner & E-Wallet' })).toHaveAttribute('href', target);
});

test('without a page to add a partner there is no button', async () => {
  await openPoints({ isKnownPath: () => false });
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});

test('a member without anything is told so, and may add a partner', async () => {
  await openPoints({ member: dewi, partners: [] });
  expect(screen.getByText('Kamu belum punya POKUPoin.')).toBeInTheDocument();
  expect(screen.getByText('Belum ada partner atau e-wallet yang terhubung.')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Tambah Partner & E-Wallet' })).toBeInTheDocument();
});

test('partners that cannot be read are told in their place, and Coba lagi heals it', async () => {
  server.use(
    onCall.get('/customerdetail/:clientId', () => envelope(siti)),
    onCall.get('/customerpartnerpoin/:clientId', () => failure(500)),
  );
  const { platform } = await createTestPlatform({ member: siti });
  renderPage(page, { platform, path: '/poinku' });
  const panel = await screen.findByRole('alert');
  expect(panel).toHaveTextContent('Sistem sedang mengalami gangguan : 500');
  expect(screen.getByText(/^185\.000/)).toBeInTheDocument();
  server.use(onCall.get('/customerpartnerpoin/:clientId', () => envelope([wallet])));
  await userEvent.click(within(panel).getByRole('button', { name: 'Coba lagi' }));
  expect(await screen.findByRole('heading', { name: 'DompetNusa' })).toBeInTheDocument();
});

test('own points that cannot be read have their text, and the partners stay', async () => {
  server.use(
    onCall.get('/customerdetail/:clientId', () => failure(500)),
    onCall.get('/customerpartnerpoin/:clientId', () => envelope([wallet])),
  );
  const { platform } = await createTestPlatform({ member: siti });
  renderPage(page, { platform, path: '/poinku' });
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Gagal mendapatkan update customer data. Sistem mengalami gangguan',
  );
  expect(screen.getByRole('heading', { name: 'DompetNusa' })).toBeInTheDocument();
});

test('a changed balance is read again', async () => {
  const platform = await openPoints();
  server.use(onCall.get('/customerdetail/:clientId', () => envelope({ ...siti, totalpoint: 12_345 })));
  act(() => platform.events.publish('points.changed', { clientId: 'member-siti' }));
  expect(await screen.findByText(/^12\.345/)).toBeInTheDocument();
});
