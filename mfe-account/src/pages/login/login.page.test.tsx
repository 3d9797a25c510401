import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  aCustomer,
  createTestPlatform,
  envelope,
  failure,
  networkFailure,
  onCall,
  renderPage,
  type TestPlatformOptions,
  startTestServer,
} from '@poku/shared/testing';
import { page } from './login.page';

const server = startTestServer();
const siti = aCustomer();

const allowLogin = () =>
  server.use(
    onCall.post('/loginauth', () => envelope({ authorizationCode: 'code-1' })),
    onCall.post('/logintoken', () => envelope({ accessToken: 'unused', clientId: siti.customer_id })),
    onCall.get('/customerdetail/:clientId', () => envelope(siti)),
  );
const refuseLogin = (code: number) =>
  server.use(onCall.post('/loginauth', () => envelope(undefined, code, 'Pesan server')));

async function openLogin({ query = '', ...options }: TestPlatformOptions & { readonly query?: string } = {}) {
  const handle = await createTestPlatform(options);
  const shown = renderPage(page, {
    platform: handle.platform,
    path: '/login',
    url: `/login${query}`,
    routes: { '/': 'Beranda', '/riwayat': 'Halaman riwayat', '/register': 'Halaman daftar' },
  });
  await screen.findByRole('button', { name: 'Masuk' });
  return {
    platform: handle.platform,
    address: () => shown.address(),
    user: userEvent.setup({ delay: null }),
  };
}

type User = ReturnType<typeof userEvent.setup>;
async function fillIn(user: User, phone = '81200000002', password = 'Rahasia123') {
  await user.type(screen.getByLabelText('Nomor HP'), phone);
  await user.type(screen.getByLabelText('Password'), password);
}
async function logIn(user: User) {
  await fillIn(user);
  await user.click(screen.getByRole('button', { name: 'Masuk' }));
}

test('a member with the right password becomes the session and arrives at home', async () => {
  allowLogin();
  const { user, platform, address } = await openLogin();
  await logIn(user);
  await waitFor(() => expect(address()).toBe('/'));
  expect(platform.session$.value).toMatchObject({ status: 'member', customer: { name: 'Siti Rahma' } });
});

test('the number goes out in its international form, whichever form was pasted', async () => {
  const asked: unknown[] = [];
  allowLogin();
  server.use(
    onCall.post('/loginauth', async ({ request }) => {
      asked.push(await request.json());
      return envelope({ authorizationCode: 'code-1' });
    }),
  );
  const { user, address } = await openLogin();
  await user.click(screen.getByLabelText('Nomor HP'));
  await user.paste('+62 812-0000-0002');
  await user.type(screen.getByLabelText('Password'), 'Rahasia123{Enter}');
  await waitFor(() => expect(address()).toBe('/'));
  expect(asked).toEqual([expect.objectContaining({ msisdn: '+6281200000002', password: 'Rahasia123' })]);
});

test('the member returns to the page that asked for the login', async () => {
  allowLogin();
  const { user, address } = await openLogin({ query: '?redirectUri=%2Friwayat%3Ftab%3Dtukar' });
  await logIn(user);
  await waitFor(() => expect(address()).toBe('/riwayat?tab=tukar'));
});

test.each(['https://jahat.example/', '//jahat.example', '/tidak-ada', '/\\jahat.example'])(
  'a login never leads to %s',
  async (target) => {
    allowLogin();
    const { user, address } = await openLogin({
      query: `?redirectUri=${encodeURIComponent(target)}`,
      isKnownPath: (path) => path === '/' || path === '/riwayat',
    });
    await logIn(user);
    await waitFor(() => expect(address()).toBe('/'));
  },
);

test('a login in another tab takes this page along', async () => {
  allowLogin();
  const { platform, address } = await openLogin();
  act(() => platform.events.publish('session.started', { clientId: siti.customer_id }));
  await waitFor(() => expect(address()).toBe('/'));
});

test('empty fields say what is missing, and nothing is sent', async () => {
  const { user } = await openLogin();
  await user.click(screen.getByRole('button', { name: 'Masuk' }));
  expect(screen.getByLabelText('Nomor HP')).toHaveAccessibleDescription(/Mohon isi nomor HP/);
  expect(screen.getByLabelText('Password')).toHaveAccessibleDescription(/Mohon isi Password/);
  await waitFor(() => expect(screen.getByLabelText('Nomor HP')).toHaveFocus());
});

test('an impossible number and a short password are named', async () => {
  const { user } = await openLogin();
  await fillIn(user, '21555', 'pendek');
  await user.tab();
  expect(screen.getByLabelText('Nomor HP')).toHaveAccessibleDescription(/Masukkan nomor HP yang valid!/);
  expect(screen.getByLabelText('Password')).toHaveAccessibleDescription(/Password minimal 8 karakter/);
});

test.each([
  [201, 'Nomor HP atau password salah'],
  [205, 'Nomor HP atau password salah'],
  [204, 'Aplikasi ini tidak dikenali. Muat ulang halaman, lalu coba lagi.'],
  [208, 'Sistem mengalami gangguan'],
  [299, 'Pesan server'],
])('code %i keeps the form and says why', async (code, text) => {
  refuseLogin(code);
  const { user, address } = await openLogin();
  await logIn(user);
  expect(await screen.findByRole('alert')).toHaveTextContent(text);
  expect(address()).toBe('/login');
  expect(screen.getByLabelText('Nomor HP')).toHaveValue('81200000002');
});

test.each([
  [202, 'Nomor HP', /Mohon isi nomor HP/],
  [203, 'Password', /Mohon isi Password/],
])('code %i is shown at its field', async (code, label, text) => {
  refuseLogin(code);
  const { user } = await openLogin();
  await logIn(user);
  await waitFor(() => expect(screen.getByLabelText(label)).toHaveAccessibleDescription(text));
});

test('too many wrong passwords open a dialog that leads to the forgotten password', async () => {
  refuseLogin(207);
  const { user } = await openLogin();
  await logIn(user);
  const dialog = await screen.findByRole('alertdialog');
  expect(dialog).toHaveAccessibleDescription('Percobaan log in kamu gagal! Tunggu 10 menit untuk coba lagi.');
  expect(within(dialog).getByRole('link', { name: 'Lupa password?' })).toHaveAttribute(
    'href',
    '/forgot-password',
  );
  await user.click(within(dialog).getByRole('button', { name: 'Mengerti' }));
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
});

test.each([
  ['the network fails', networkFailure, 'Sistem mengalami gangguan'],
  ['the server fails', () => failure(503), 'Sistem sedang mengalami gangguan : 503'],
])('when %s the form stays usable', async (_, answer, text) => {
  server.use(onCall.post('/loginauth', answer));
  const { user } = await openLogin();
  await logIn(user);
  expect(await screen.findByRole('alert')).toHaveTextContent(text);
  expect(screen.getByRole('button', { name: 'Masuk' })).not.toHaveAttribute('aria-busy');
});

test('when the member cannot be read after the login, the page says so and stays', async () => {
  allowLogin();
  server.use(onCall.get('/customerdetail/:clientId', () => failure(500)));
  const { user, address } = await openLogin();
  await logIn(user);
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Gagal mendapatkan update customer data. Sistem mengalami gangguan',
  );
  expect(address()).toBe('/login');
});

test('a second press while the login runs sends nothing', async () => {
  let sent = 0;
  let answer: (response: Response) => void = () => undefined;
  server.use(
    onCall.post('/loginauth', () => {
      sent += 1;
      return new Promise<Response>((resolve) => (answer = resolve));
    }),
  );
  const { user } = await openLogin();
  await logIn(user);
  await user.click(await screen.findByRole('button', { name: 'Masuk', busy: true }));
  await waitFor(() => expect(sent).toBe(1));
  answer(envelope(undefined, 201));
  await screen.findByRole('alert');
  expect(sent).toBe(1);
});

test.each([
  ['expired', 1],
  ['logout', 0],
] as const)('after the end "%s" the page explains an expired session %i times', async (reason, times) => {
  const handle = await createTestPlatform({ member: siti });
  handle.platform.events.publish('session.ended', { reason });
  renderPage(page, { platform: handle.platform, path: '/login' });
  await screen.findByRole('button', { name: 'Masuk' });
  expect(screen.queryAllByText('Sesi kamu telah berakhir, silakan log in kembali')).toHaveLength(times);
});

test('registration and forgotten password are offered', async () => {
  await openLogin();
  expect(screen.getByRole('link', { name: 'Daftar' })).toHaveAttribute('href', '/register');
  expect(screen.getByRole('link', { name: 'Lupa password?' })).toHaveAttribute('href', '/forgot-password');
});

test('pages that do not exist are not linked', async () => {
  await openLogin({ isKnownPath: (path) => path === '/' });
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});

test("a partner's origin shows the partner's brand", async () => {
  const partner = {
    slug: 'garuda',
    partnerId: '10',
    name: 'Garuda Motor',
    logo: '/media/partners/garuda.svg',
  } as const;
  await openLogin({ config: { partner } });
  expect(screen.getByText('Garuda Motor')).toBeInTheDocument();
  expect(screen.getByText('bersama Poku')).toBeInTheDocument();
});
