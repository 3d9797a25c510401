import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  aCustomer,
  anOpenTransaction,
  aPartnerPoint,
  createTestPlatform,
  envelope,
  failure,
  onCall,
  ownPointsSource,
  renderPage,
  startTestServer,
  type TestPlatformOptions,
  waitingEarns,
} from '@poku/testing';
import { page } from './points.page';

const server = startTestServer();
const owes = (debtPoint: number) =>
  onCall.get('/customerwaitingearn/:clientId', () => envelope(waitingEarns([], { debtPoint })));
beforeEach(() => server.use(owes(0)));

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
const ownPart = () => within(screen.getByRole('region', { name: 'POKUPoin' }));
const entry = (name: string) => {
  const item = screen.getByRole('heading', { name }).closest('li');
  if (item === null) throw new Error(`${name} is not in a list`);
  return within(item);
};

test('the total, the own points and each day on which some of them end are shown', async () => {
  await openPoints();
  expect(screen.getByText(/^185\.000/)).toBeInTheDocument();
  expect(ownPart().getByText(/^15\.000/)).toBeInTheDocument();
  const lots = within(screen.getByRole('list', { name: 'Masa berlaku' })).getAllByRole('listitem');
  expect(lots.map((lot) => lot.textContent)).toEqual([
    '5.000 poinHangus 31 Jan 2027',
    '10.000 poinHangus 30 Jun 2027',
  ]);
  expect(page.title).toBe('Poinku');
});

test('the total says from where it comes', async () => {
  await openPoints();
  const total = screen.getByRole('heading', { name: 'Total poin kamu' }).closest('section');
  expect(total).toHaveTextContent('185.000 poin');
  expect(total).toHaveTextContent('POKUPoin 15.000');
  expect(total).toHaveTextContent('Partner 170.000');
});

test('own points lead to what they buy before they end, and to the level', async () => {
  await openPoints();
  expect(ownPart().getByRole('link', { name: 'Pakai sebelum hangus' })).toHaveAttribute(
    'href',
    '/penjaga-hangus',
  );
  expect(ownPart().getByRole('link', { name: 'Lihat level kamu' })).toHaveAttribute('href', '/poin-n-tier');
});

test('of many days the next three stand there, and the others a press away', async () => {
  const lots = [1, 2, 3, 4, 5].map((month) => ({
    pokuPoint: 1_000,
    pokuPoinExpiryDate: `2027-0${String(month)}-10T16:59:59Z`,
  }));
  await openPoints({ member: aCustomer({ pokuPoinLots: lots }) });
  const shown = () => within(screen.getByRole('list', { name: 'Masa berlaku' })).getAllByRole('listitem');
  expect(shown().at(-1)).toHaveTextContent('Hangus 10 Mar 2027');
  await userEvent.click(screen.getByRole('button', { name: 'Lihat semua 5 tanggal', expanded: false }));
  expect(shown()).toHaveLength(5);
  await userEvent.click(screen.getByRole('button', { name: 'Ringkas', expanded: true }));
  expect(shown()).toHaveLength(3);
});

test('of four days none is folded away', async () => {
  const lots = [1, 2, 3, 4].map((month) => ({
    pokuPoint: 1_000,
    pokuPoinExpiryDate: `2027-0${String(month)}-10T16:59:59Z`,
  }));
  await openPoints({ member: aCustomer({ pokuPoinLots: lots }) });
  expect(within(screen.getByRole('list', { name: 'Masa berlaku' })).getAllByRole('listitem')).toHaveLength(4);
  expect(screen.queryByRole('button', { name: /^Lihat semua/ })).not.toBeInTheDocument();
});

test('a partner shows its points, its own unit, its rate and when it was read', async () => {
  await openPoints({ partners: [aPartnerPoint({ partnerPoinReadAt: '2025-03-01T07:00:00Z' }), wallet] });
  expect(entry('NusaPoin').getByText(/Saldo 20\.000 poin · 1 poin = 1 POKUPoin/)).toBeInTheDocument();
  expect(entry('NusaPoin').getByText('Dibaca 01 Mar 2025 14:00 WIB')).toBeInTheDocument();
  expect(entry('DompetNusa').getByText(/Saldo Rp150\.000 · Rp1 = 1 POKUPoin/)).toBeInTheDocument();
});

test('own points are not listed among the partners', async () => {
  await openPoints();
  expect(screen.queryByRole('heading', { level: 3, name: 'POKUPoin' })).not.toBeInTheDocument();
});

test('a partner that does not answer shows its old balance as one, and so does the total', async () => {
  const old = aPartnerPoint({ message: 'Sedang Berkendala', partnerPoinReadAt: null });
  await openPoints({ partners: [old, wallet] });
  expect(entry('NusaPoin').getByText('Saldo lama')).toBeInTheDocument();
  expect(
    entry('NusaPoin').getByText('Sedang berkendala. Ini saldo terakhir yang kami baca.'),
  ).toBeInTheDocument();
  expect(entry('NusaPoin').getByText('Belum pernah dibaca')).toBeInTheDocument();
  expect(entry('NusaPoin').getByText(/Saldo 20\.000 poin/)).toBeInTheDocument();
  expect(entry('DompetNusa').queryByText('Saldo lama')).not.toBeInTheDocument();
  expect(screen.getByText('Termasuk saldo lama dari NusaPoin.')).toBeInTheDocument();
});

test('a total of balances of now says nothing about old ones', async () => {
  await openPoints();
  expect(screen.queryByText(/Termasuk saldo lama/)).not.toBeInTheDocument();
});

test('a balance that was read today is told by its time', async () => {
  const readAt = new Date().toISOString();
  await openPoints({ partners: [aPartnerPoint({ partnerPoinReadAt: readAt })] });
  expect(entry('NusaPoin').getByText(/^Dibaca \d\d:\d\d WIB$/)).toBeInTheDocument();
});

test('Muat ulang reads the balances again, and what was there stays meanwhile', async () => {
  await openPoints({ partners: [aPartnerPoint({ message: 'Sedang Berkendala' })] });
  const answers: (() => void)[] = [];
  server.use(
    onCall.get('/customerpartnerpoin/:clientId', () =>
      new Promise<void>((resolve) => answers.push(resolve)).then(() => envelope([aPartnerPoint()])),
    ),
  );
  await userEvent.click(screen.getByRole('button', { name: 'Muat ulang' }));
  await waitFor(() => expect(answers).toHaveLength(1));
  expect(entry('NusaPoin').getByText('Saldo lama')).toBeInTheDocument();
  answers[0]?.();
  await waitFor(() => expect(screen.queryByText('Saldo lama')).not.toBeInTheDocument());
});

test('balances that were read stay when reading them again fails', async () => {
  const platform = await openPoints();
  server.use(onCall.get('/customerpartnerpoin/:clientId', () => failure(500)));
  act(() => platform.events.publish('points.changed', { clientId: 'member-siti' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Sistem sedang mengalami gangguan : 500');
  expect(screen.getByRole('heading', { name: 'DompetNusa' })).toBeInTheDocument();
});

test.each(['partner.linked', 'partner.unlinked'] as const)('%s reads the balances again', async (name) => {
  const platform = await openPoints({ partners: [wallet] });
  server.use(onCall.get('/customerpartnerpoin/:clientId', () => envelope([aPartnerPoint()])));
  act(() => platform.events.publish(name, { partnerId: '2' }));
  expect(await screen.findByRole('heading', { name: 'NusaPoin' })).toBeInTheDocument();
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

test('points that an open payment holds are told as held, with the payment, and not as none', async () => {
  const waiting = {
    id: 'mfe-checkout/open-payments',
    heightPx: 0,
    load: () => Promise.resolve(() => <p>Menunggu</p>),
  };
  const member = { ...dewi, pokuPoinHeld: 15_000, openTransactions: [anOpenTransaction()] };
  await openPoints({
    member,
    partners: [],
    slots: { widgets: (slot) => (slot === 'open-payments' ? [waiting] : []) },
  });
  expect(await screen.findByText('Menunggu')).toBeInTheDocument();
  expect(
    screen.getByText('15.000 poin lagi sedang disisihkan untuk pembayaran yang belum selesai.'),
  ).toBeInTheDocument();
  expect(screen.queryByText('Kamu belum punya POKUPoin.')).not.toBeInTheDocument();
});

test('what is owed is told beside the own points, with what it comes from and how it ends, and goes when it is paid', async () => {
  server.use(owes(1_250));
  const platform = await openPoints({ member: dewi });
  const own = within(screen.getByRole('region', { name: 'POKUPoin' }));
  expect(
    own.getByText(
      'Utang: 1.250 poin. Poin ini sudah kamu pakai, lalu transaksinya dibatalkan. Poin berikutnya otomatis membayarnya.',
    ),
  ).toBeInTheDocument();
  server.use(owes(0));
  act(() => platform.events.publish('points.changed', { clientId: 'member-siti' }));
  await waitFor(() => expect(screen.queryByText(/^Utang/)).not.toBeInTheDocument());
});

test('the page is whole without what is owed when that cannot be read, and keeps what it knew', async () => {
  server.use(onCall.get('/customerwaitingearn/:clientId', () => failure(500)));
  const platform = await openPoints();
  expect(ownPart().getByText(/^15\.000/)).toBeInTheDocument();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  server.use(owes(20));
  act(() => platform.events.publish('points.changed', { clientId: 'member-siti' }));
  expect(await screen.findByText(/^Utang: 20 poin/)).toBeInTheDocument();
  server.use(
    onCall.get('/customerwaitingearn/:clientId', () => failure(500)),
    onCall.get('/customerdetail/:clientId', () => envelope({ ...siti, totalpoint: 12_345 })),
  );
  act(() => platform.events.publish('points.changed', { clientId: 'member-siti' }));
  expect(await screen.findByText(/^12\.345/)).toBeInTheDocument();
  expect(screen.getByText(/^Utang: 20 poin/)).toBeInTheDocument();
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

test('a total that adds up is read once', async () => {
  let reads = 0;
  server.use(
    onCall.get('/customerdetail/:clientId', () => {
      reads += 1;
      return envelope(aCustomer({ totalpoint: 35_000 }));
    }),
    onCall.get('/customerpartnerpoin/:clientId', () => envelope([aPartnerPoint()])),
  );
  const { platform } = await createTestPlatform({ member: siti });
  reads = 0;
  renderPage(page, { platform, path: '/poinku' });
  expect(await screen.findByText(/^35\.000/)).toBeInTheDocument();
  expect(reads).toBe(1);
});

test('a total that is older than the balances is read again, so that the page adds up', async () => {
  const totals = [15_000, 35_000];
  server.use(
    onCall.get('/customerdetail/:clientId', () =>
      envelope(aCustomer({ totalpoint: totals.shift() ?? 35_000 })),
    ),
    onCall.get('/customerpartnerpoin/:clientId', () => envelope([ownPointsSource(), aPartnerPoint()])),
  );
  const { platform } = await createTestPlatform({ member: siti });
  renderPage(page, { platform, path: '/poinku' });
  expect(await screen.findByText(/^35\.000/)).toBeInTheDocument();
  expect(totals).toEqual([]);
});
