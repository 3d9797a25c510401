import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  aCustomer,
  createManualSchedule,
  createTestPlatform,
  envelope,
  onCall,
  renderPage,
  type TestPlatformOptions,
  startTestServer,
} from '@poku/testing';
import { page } from './profile.page';

const server = startTestServer();

async function openProfile(options: TestPlatformOptions = {}) {
  const handle = await createTestPlatform({ member: aCustomer(), ...options });
  renderPage(page, { platform: handle.platform, path: '/profil' });
  await screen.findByRole('button', { name: 'Keluar' });
  return { platform: handle.platform, user: userEvent.setup({ delay: null }) };
}

const linkNames = () => screen.getAllByRole('link').map((link) => link.textContent);

test('the card shows name, tier, total points and the first day on which points end', async () => {
  await openProfile();
  expect(screen.getByText('Siti Rahma')).toBeInTheDocument();
  expect(screen.getByText('Gold')).toBeInTheDocument();
  expect(screen.getByText(/185\.000/)).toHaveTextContent('185.000 poin');
  expect(screen.getByText('Poin terdekat hangus 30 Jun 2027')).toBeInTheDocument();
});

test('a member without points is told so', async () => {
  await openProfile({
    member: aCustomer({
      customerPoin: 0,
      poinPoku: 0,
      totalpoint: 0,
      pokuPoinExpiryDate: null,
      pokuPoinLots: [],
    }),
  });
  expect(screen.getByText('Kamu belum punya POKUPoin.')).toBeInTheDocument();
});

test('the card follows a change of the balance', async () => {
  const { platform } = await openProfile();
  server.use(onCall.get('/customerdetail/:clientId', () => envelope(aCustomer({ totalpoint: 12_345 }))));
  act(() => platform.events.publish('points.changed', { clientId: 'member-siti' }));
  expect(await screen.findByText(/12\.345/)).toBeInTheDocument();
});

test('the menu has the items of the specification in their order, then the help centre', async () => {
  await openProfile();
  const menu = within(screen.getByRole('list', { name: 'Menu profil' }));
  expect(menu.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'Pengaturan Profil',
    'Pengaturan Notifikasi',
    'Daftar Partner',
    'Daftar E-Wallet',
    'Tentang Aplikasi',
    'Pusat Bantuan',
  ]);
});

test('what a member has stands before the settings', async () => {
  await openProfile();
  const own = within(screen.getByRole('region', { name: 'Punyaku' }));
  expect(own.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Kupon Favorit', '/kupon-favorit'],
    ['Mimpi', '/mimpi'],
    ['Misi Minggu Ini', '/misi'],
    ['Setahun Poku', '/setahun-poku'],
  ]);
});

test('only pages that exist are in the menus', async () => {
  const known = ['/partner-linkage', '/ewallet-linkage', '/misi'];
  await openProfile({ isKnownPath: (path) => known.includes(path) });
  expect(linkNames()).toEqual(['Misi Minggu Ini', 'Daftar Partner', 'Daftar E-Wallet']);
});

test('without pages of the own things there is no heading for them', async () => {
  await openProfile({ isKnownPath: (path) => path === '/partner-linkage' });
  expect(screen.queryByRole('region', { name: 'Punyaku' })).not.toBeInTheDocument();
});

test.each([
  ['/poinku', /185\.000 poin/],
  ['/poin-n-tier', 'Level Gold'],
])('the card leads to %s when there is such a page', async (path, name) => {
  await openProfile({ isKnownPath: (asked) => asked === path });
  expect(screen.getByRole('link', { name })).toHaveAttribute('href', path);
  expect(screen.getAllByRole('link')).toHaveLength(1);
});

test('a new e-mail that waits for its verification is told, with a way to get the mail again', async () => {
  let sent = 0;
  server.use(
    onCall.post('/verificationemail', () => {
      sent += 1;
      return envelope();
    }),
  );
  const { user } = await openProfile({ member: aCustomer({ pendingEmail: 'siti.baru@contoh.id' }) });
  expect(screen.getByText(/siti\.baru@contoh\.id, menunggu verifikasi/)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Kirim ulang' }));
  expect(await screen.findByText('Email verifikasi terkirim, cek inbox kamu!')).toBeInTheDocument();
  expect(sent).toBe(1);
});

test.each([
  ['0', 1],
  ['1', 0],
] as const)('with emailVerify %s the first address is told of %i times', async (emailVerify, times) => {
  await openProfile({ member: aCustomer({ emailVerify }) });
  expect(screen.queryAllByText(/^Email kamu belum terverifikasi/)).toHaveLength(times);
  expect(screen.queryAllByRole('button', { name: 'Kirim ulang' })).toHaveLength(times);
});

test('a logout is asked for first, and a change of mind keeps the member', async () => {
  const { user, platform } = await openProfile();
  await user.click(screen.getByRole('button', { name: 'Keluar' }));
  const dialog = screen.getByRole('dialog', { name: 'Keluar dari akun kamu?' });
  await user.click(within(dialog).getByRole('button', { name: 'Batal' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(platform.session$.value.status).toBe('member');
});

test('a confirmed logout signs out at once and ends the session after two seconds', async () => {
  let signOuts = 0;
  server.use(
    onCall.post('/signout', () => {
      signOuts += 1;
      return envelope();
    }),
  );
  const timers = createManualSchedule();
  const { user, platform } = await openProfile({
    schedule: (task, delayMs) => timers.schedule(task, delayMs),
  });
  await user.click(screen.getByRole('button', { name: 'Keluar' }));
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Keluar' }));
  expect(screen.getByRole('button', { name: 'Sedang keluar…' })).toBeInTheDocument();
  await waitFor(() => expect(signOuts).toBe(1));
  act(() => timers.advance(1_999));
  expect(platform.session$.value.status).toBe('member');
  act(() => timers.advance(1));
  expect(platform.session$.value).toEqual({ status: 'guest', ended: 'logout' });
});
