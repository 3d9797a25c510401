import { createTestPlatform, envelope, onCall, renderPage } from '@poku/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { logIn, openLogin, siti, startLoginCalls } from '../../testing/login-journey';
import { page } from './login.page';

const { server, allowLogin, refuseLogin } = startLoginCalls();
const open = (options?: Parameters<typeof openLogin>[1]) => openLogin(page, options);

test('a member with the right password becomes the session and arrives at home', async () => {
  allowLogin();
  const { user, platform, address } = await open();
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
  const { user, address } = await open();
  await user.click(screen.getByLabelText('Nomor HP'));
  await user.paste('+62 812-0000-0002');
  await user.type(screen.getByLabelText('Password'), 'Rahasia123{Enter}');
  await waitFor(() => expect(address()).toBe('/'));
  expect(asked).toEqual([expect.objectContaining({ msisdn: '+6281200000002', password: 'Rahasia123' })]);
});

test('the member returns to the page that asked for the login', async () => {
  allowLogin();
  const { user, address } = await open({ query: '?redirectUri=%2Friwayat%3Ftab%3Dtukar' });
  await logIn(user);
  await waitFor(() => expect(address()).toBe('/riwayat?tab=tukar'));
});

test.each(['https://jahat.example/', '//jahat.example', '/tidak-ada', '/\\jahat.example'])(
  'a login never leads to %s',
  async (target) => {
    allowLogin();
    const { user, address } = await open({
      query: `?redirectUri=${encodeURIComponent(target)}`,
      isKnownPath: (path) => path === '/' || path === '/riwayat',
    });
    await logIn(user);
    await waitFor(() => expect(address()).toBe('/'));
  },
);

test('a login in another tab takes this page along', async () => {
  allowLogin();
  const { platform, address } = await open();
  act(() => platform.events.publish('session.started', { clientId: siti.customer_id }));
  await waitFor(() => expect(address()).toBe('/'));
});

test('the member is read 100 ms after the login, and the page left 300 ms after that', async () => {
  const times: Record<string, number> = {};
  allowLogin();
  server.use(
    onCall.post('/logintoken', () => {
      times.loggedIn = Date.now();
      return envelope({ accessToken: 'unused', clientId: siti.customer_id });
    }),
    onCall.get('/customerdetail/:clientId', () => {
      times.read = Date.now();
      return envelope(siti);
    }),
  );
  const { user, address } = await open();
  await logIn(user);
  await waitFor(() => expect(address()).toBe('/'), { interval: 5 });
  const { loggedIn = NaN, read = NaN } = times;
  expect(read - loggedIn).toBeGreaterThanOrEqual(100);
  expect(Date.now() - read).toBeGreaterThanOrEqual(300);
});

test.each([
  ['81200000002', '81200000002'],
  ['081200000002', '81200000002'],
  ['6281200000002', '81200000002'],
  ['+6281200000002', '81200000002'],
])('%s typed shows as %s behind +62', async (typed, shown) => {
  const { user } = await open();
  await user.type(screen.getByLabelText('Nomor HP'), typed);
  expect(screen.getByLabelText('Nomor HP')).toHaveValue(shown);
});

test('the password can be shown and hidden, and takes no typed space', async () => {
  const { user } = await open();
  const password = screen.getByLabelText('Password');
  await user.type(password, 'Raha sia');
  expect(password).toHaveValue('Rahasia');
  expect(password).toHaveAttribute('type', 'password');
  await user.click(screen.getByRole('button', { name: 'Tampilkan password' }));
  expect(password).toHaveAttribute('type', 'text');
  await user.click(screen.getByRole('button', { name: 'Sembunyikan password' }));
  expect(password).toHaveAttribute('type', 'password');
});

test('password managers find number and password', async () => {
  await open();
  expect(screen.getByLabelText('Nomor HP')).toHaveAttribute('autocomplete', 'username');
  expect(screen.getByLabelText('Password')).toHaveAttribute('autocomplete', 'current-password');
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
  await open();
  expect(screen.getByRole('link', { name: 'Daftar' })).toHaveAttribute('href', '/register');
  expect(screen.getByRole('link', { name: 'Lupa password?' })).toHaveAttribute('href', '/forgot-password');
});

test('the way on is kept on the way to registration and forgotten password, also from the lock', async () => {
  refuseLogin(207);
  const { user } = await open({ query: '?redirectUri=%2Friwayat%3Ftab%3Dtukar' });
  const query = '?redirectUri=%2Friwayat%3Ftab%3Dtukar';
  expect(screen.getByRole('link', { name: 'Daftar' })).toHaveAttribute('href', `/register${query}`);
  expect(screen.getByRole('link', { name: 'Lupa password?' })).toHaveAttribute(
    'href',
    `/forgot-password${query}`,
  );
  await logIn(user);
  const dialog = await screen.findByRole('alertdialog');
  expect(within(dialog).getByRole('link', { name: 'Lupa password?' })).toHaveAttribute(
    'href',
    `/forgot-password${query}`,
  );
});

test('a guest finds what may be seen without an account, and how it works', async () => {
  await open();
  const ways = within(screen.getByRole('navigation', { name: 'Mau lihat-lihat dulu?' }));
  expect(ways.getByRole('link', { name: 'Kupon Pilihan' })).toHaveAttribute('href', '/favorit');
  expect(ways.getByRole('link', { name: 'Partner Poku' })).toHaveAttribute('href', '/mitra-poku');
  expect(screen.getByRole('heading', { level: 2, name: 'Satu akun, banyak poin' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Buat akun gratis' })).toHaveAttribute('href', '/register');
});

test('what other remotes have for a guest is loaded once it comes near the screen', async () => {
  const tell: ((isIntersecting: boolean) => void)[] = [];
  class Observer {
    constructor(callback: (entries: readonly { isIntersecting: boolean }[]) => void) {
      tell.push((isIntersecting) => callback([{ isIntersecting }]));
    }
    observe = () => undefined;
    disconnect = () => undefined;
  }
  Object.defineProperty(window, 'IntersectionObserver', { value: Observer, configurable: true });
  const load = jest.fn(() => Promise.resolve(() => <p>Kupon</p>));
  await open({
    slots: { widgets: (slot) => (slot === 'guest' ? [{ id: 'mfe-x/guest', heightPx: 100, load }] : []) },
  });
  act(() => tell.forEach((say) => say(false)));
  expect(load).not.toHaveBeenCalled();
  act(() => tell.forEach((say) => say(true)));
  expect(await screen.findByText('Kupon')).toBeInTheDocument();
  Reflect.deleteProperty(window, 'IntersectionObserver');
});

test('pages that do not exist are not linked', async () => {
  await open({ isKnownPath: (path) => path === '/' });
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});

test("a partner's origin shows the partner and what its points are good for, nothing of our own hero", async () => {
  const partner = {
    slug: 'garuda',
    partnerId: '10',
    name: 'Garuda Motor',
    logo: '/media/partners/garuda.svg',
  } as const;
  await open({ config: { partner } });
  expect(screen.getByText('Garuda Motor')).toBeInTheDocument();
  expect(screen.getByText('bersama Poku')).toBeInTheDocument();
  expect(screen.getByText('Tukar poin Garuda Motor kamu dengan kupon pilihan di Poku.')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Daftar' })).toHaveAttribute('href', '/register');
  expect(screen.queryByText('Satukan semua poinmu, tukar sesukamu.')).not.toBeInTheDocument();
  expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
  expect(screen.queryByText('Satu akun, banyak poin')).not.toBeInTheDocument();
});
