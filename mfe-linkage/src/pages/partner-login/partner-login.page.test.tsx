import { anEntry, envelope, failure, networkFailure, onCall } from '@poku/testing';
import { screen, waitFor } from '@testing-library/react';
import { budi, openVisit, rina, startVisitCalls } from '../../testing/partner-visit';
import { page } from './partner-login.page';

const { server, answer, brings, refusesToken } = startVisitCalls();
const open = (options: Partial<Parameters<typeof openVisit>[1]> = {}) =>
  openVisit(page, { path: '/partner-login', query: '?redirectToken=token-1', ...options });
const newcomer = anEntry({ customer_status: 'new', name: 'Nina', msisdn: '+6281290020001' });

test('a token that comes to Poku’s own origin is as good there', async () => {
  brings(anEntry());
  const { user, address, platform } = await open({ config: {} });
  await screen.findByRole('dialog', { name: 'Akun kamu belum tersambung dengan Poku' });
  await user.click(screen.getByRole('button', { name: 'OK' }));
  await waitFor(() => expect(address()).toBe('/partner-link'));
  expect(platform.entry.read()?.name).toBe('Rina Puspita');
});

test('a bad token is told on Poku’s own origin too', async () => {
  refusesToken(40106);
  await open({ config: {} });
  expect(await screen.findByRole('alertdialog', { name: 'Sepertinya ada yang salah…' })).toBeInTheDocument();
});

test('outside of a partner’s origin and without a token the page only leads home and asks nothing', async () => {
  await open({ config: {}, query: '' });
  expect(await screen.findByText('Halaman ini hanya bisa dibuka dari aplikasi partner.')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Kembali ke Beranda' })).toHaveAttribute('href', '/');
});

test.each(['', '?redirectToken=', '?redirectToken=a&redirect_token=b'])(
  'with the query "%s" it says that something is wrong, and leads home',
  async (query) => {
    const { user, address, platform } = await open({ query });
    const dialog = await screen.findByRole('alertdialog', { name: 'Sepertinya ada yang salah…' });
    expect(dialog).toHaveAccessibleDescription('Buka kembali dari aplikasi partner ya.');
    expect(screen.getByRole('button', { name: 'OK' })).toHaveFocus();
    expect(platform.entry.read()).toBeNull();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(address()).toBe('/'));
  },
);

test('a token that the API calls bad is told the same, and is not kept', async () => {
  refusesToken(40106);
  const { platform } = await open();
  expect(await screen.findByRole('alertdialog', { name: 'Sepertinya ada yang salah…' })).toBeInTheDocument();
  expect(await platform.entry.recall()).toBeNull();
});

test.each([
  ['a refusal', () => envelope(undefined, 208)],
  ['the network', () => networkFailure({ request: new Request('http://localhost/'), params: {} })],
  ['the server', () => failure(503)],
])('after a failure by %s another try helps', async (_, answered) => {
  server.use(onCall.get('/v1/check_redirect', answered));
  const { user } = await open();
  expect(await screen.findByRole('alert')).toHaveTextContent('Gagal mendapatkan partner data!');
  const asked = brings(anEntry());
  await user.click(screen.getByRole('button', { name: 'Coba lagi' }));
  await screen.findByRole('dialog');
  expect(asked[0]?.get('redirect_token')).toBe('token-1');
});

test.each(['redirectToken', 'redirect_token'])(
  'the token of "%s" leaves the address at once',
  async (name) => {
    const asked = brings(anEntry());
    const { address, view } = await open({ query: `?${name}=rahasia-123` });
    await screen.findByRole('dialog');
    await waitFor(() => expect(address()).toBe('/partner-login'));
    expect(asked[0]?.get('redirect_token')).toBe('rahasia-123');
    // Replaced, so that the way back does not lead to it either.
    expect(view.router.state.historyAction).toBe('REPLACE');
    expect(document.body).not.toHaveTextContent('rahasia-123');
  },
);

test('an account without a link is told so, and OK leads to the linking page', async () => {
  brings(anEntry());
  const { user, address, platform } = await open();
  const dialog = await screen.findByRole('dialog', { name: 'Akun kamu belum tersambung dengan Poku' });
  expect(dialog).toHaveAccessibleDescription(/menghubungkannya dengan NusaPoin/);
  expect(screen.getByRole('button', { name: 'OK' })).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'OK' }));
  await waitFor(() => expect(address()).toBe('/partner-link'));
  expect(platform.entry.read()?.name).toBe('Rina Puspita');
});

test('“Nanti saja” and Esc lead home instead', async () => {
  brings(anEntry());
  const { user, address } = await open();
  await screen.findByRole('dialog');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(address()).toBe('/'));
});

test('who does not want to link now is forgotten, so that a registration does not lead back to the question', async () => {
  brings(anEntry());
  const { user, address, platform } = await open();
  await screen.findByRole('dialog');
  await user.click(screen.getByRole('button', { name: 'Nanti saja' }));
  await waitFor(() => expect(address()).toBe('/'));
  expect(await platform.entry.recall()).toBeNull();
});

test('somebody new who does it later still finds the registration filled in', async () => {
  brings(newcomer);
  server.use(onCall.get('/checklimit', () => envelope()));
  const { user, address, platform } = await open();
  await screen.findByRole('dialog');
  await user.click(screen.getByRole('button', { name: 'Nanti saja' }));
  await waitFor(() => expect(address()).toBe('/'));
  expect(platform.entry.read()?.name).toBe('Nina');
});

test('somebody new is led to the registration while there is room', async () => {
  brings(newcomer);
  server.use(onCall.get('/checklimit', () => envelope()));
  const { user, address } = await open();
  await screen.findByRole('dialog', { name: 'Kamu belum punya akun Poku' });
  await user.click(screen.getByRole('button', { name: 'OK' }));
  await waitFor(() => expect(address()).toBe('/register'));
});

test.each([201, 208])('without room for new users (%i) the page says coming soon', async (code) => {
  brings(newcomer);
  server.use(onCall.get('/checklimit', () => envelope(undefined, code, 'limit service says no')));
  await open();
  expect(await screen.findByRole('heading', { name: 'Segera hadir' })).toBeInTheDocument();
  expect(
    screen.getByText('Maaf! Kamu belum dapat menggunakan layanan ini karena kuota kami sudah penuh'),
  ).toBeInTheDocument();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('a quota that cannot be read is a disturbance, never called full, and trying again helps', async () => {
  brings(newcomer);
  server.use(onCall.get('/checklimit', networkFailure));
  const { user } = await open();
  expect(await screen.findByRole('alert')).toHaveTextContent('Sistem mengalami gangguan');
  expect(document.body).not.toHaveTextContent('penuh');
  server.use(onCall.get('/checklimit', () => envelope()));
  await user.click(screen.getByRole('button', { name: 'Coba lagi' }));
  expect(await screen.findByRole('dialog', { name: 'Kamu belum punya akun Poku' })).toBeInTheDocument();
});

describe('while somebody else is logged in', () => {
  test('the page asks who goes on, and nothing is switched silently', async () => {
    brings(anEntry());
    const { user, address, platform } = await open({ member: budi });
    await screen.findByRole('heading', { name: 'Kamu sedang masuk sebagai Budi Santoso' });
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Tetap sebagai Budi Santoso' }));
    await waitFor(() => expect(address()).toBe('/'));
    expect(platform.session$.value).toMatchObject({ status: 'member', clientId: 'member-budi' });
    expect(platform.entry.read()).toBeNull();
  });

  test('going on as the partner’s user ends the other session first', async () => {
    brings(anEntry());
    const signOuts = answer('/signout', () => envelope());
    const { user, platform } = await open({ member: budi });
    await user.click(await screen.findByRole('button', { name: 'Lanjut sebagai Rina Puspita' }));
    await screen.findByRole('dialog', { name: 'Akun kamu belum tersambung dengan Poku' });
    expect(signOuts).toEqual([{ clientId: 'member-budi' }]);
    expect(platform.session$.value.status).toBe('guest');
  });

  test('a session that cannot be ended stays, and says so', async () => {
    brings(anEntry());
    answer('/signout', () => failure(503));
    const { user, platform } = await open({ member: budi });
    await user.click(await screen.findByRole('button', { name: 'Lanjut sebagai Rina Puspita' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Sistem sedang mengalami gangguan : 503');
    expect(platform.session$.value.status).toBe('member');
  });

  test('the same person in another spelling of the number is nobody else', async () => {
    brings(anEntry());
    await open({ member: rina });
    expect(await screen.findByRole('dialog', { name: /belum tersambung/ })).toBeInTheDocument();
  });
});
