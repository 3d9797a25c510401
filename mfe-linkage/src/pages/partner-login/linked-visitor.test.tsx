import {
  accessCodes,
  anEntry,
  envelope,
  failure,
  networkFailure,
  onCall,
  UNLISTED,
  withoutCodes,
} from '@poku/testing';
import { screen, waitFor } from '@testing-library/react';
import { budi, openVisit, rina, startVisitCalls } from '../../testing/partner-visit';
import { page } from './partner-login.page';

const { server, answer, brings, makesMember } = startVisitCalls();
const linked = (code: string) =>
  anEntry({ customer_status: 'linkage', poku_auth_code: { authorizationCode: code } });
const open = (options: Partial<Parameters<typeof openVisit>[1]> = {}) =>
  openVisit(page, { path: '/partner-login', query: '?redirectToken=token-1', ...options });
const goOn = async (user: Awaited<ReturnType<typeof open>>['user']) =>
  user.click(await screen.findByRole('button', { name: 'Lanjut' }));

test('the page shows whose account goes on, with a masked number, and logs nobody in by itself', async () => {
  brings(linked('code-1'));
  const { platform } = await open();
  expect(await screen.findByRole('heading', { name: 'Lanjutkan sebagai' })).toBeInTheDocument();
  expect(screen.getByText('Rina Puspita')).toBeInTheDocument();
  expect(screen.getByText('0812*****005')).toBeInTheDocument();
  expect(document.body).not.toHaveTextContent('081200000005');
  expect(platform.session$.value.status).toBe('guest');
});

test('one press logs in by the partner and leads home; the token is forgotten', async () => {
  const asked = brings(linked('code-1'));
  const exchanged = makesMember();
  const { user, address, platform } = await open();
  await goOn(user);
  await waitFor(() => expect(address()).toBe('/'));
  expect(exchanged).toMatchObject([{ authorizationCode: 'code-1', clientId: 'poku-nusapoin' }]);
  expect(platform.session$.value).toMatchObject({ status: 'member', customer: { name: 'Rina Puspita' } });
  expect(platform.entry.read()).toBeNull();
  expect(asked).toHaveLength(1);
});

describe('a member who is in as that very person', () => {
  test('keeps the session of our own on Poku’s own origin, and only goes on', async () => {
    brings(linked('code-1'));
    server.use(onCall.get('/customerdetail/:clientId', () => envelope(rina)));
    const exchanged = answer('/logintoken', () => envelope(undefined, 208));
    const { user, address, platform } = await open({ member: rina, config: {} });
    await goOn(user);
    await waitFor(() => expect(address()).toBe('/'));
    expect(exchanged).toEqual([]);
    expect(platform.session$.value).toMatchObject({ status: 'member', clientId: 'member-rina' });
    expect(await platform.entry.recall()).toBeNull();
  });

  test('gets the partner’s session on the partner’s origin', async () => {
    brings(linked('code-1'));
    server.use(onCall.get('/customerdetail/:clientId', () => envelope(rina)));
    const exchanged = answer('/logintoken', () =>
      envelope({ accessToken: 'unused', clientId: rina.customer_id }),
    );
    const { user, address } = await open({ member: rina });
    await goOn(user);
    await waitFor(() => expect(address()).toBe('/'));
    expect(exchanged).toMatchObject([{ clientId: 'poku-nusapoin' }]);
  });
});

test('a guest on Poku’s own origin is logged in by the token', async () => {
  brings(linked('code-1'));
  const exchanged = makesMember();
  const { user, address } = await open({ config: {} });
  await goOn(user);
  await waitFor(() => expect(address()).toBe('/'));
  expect(exchanged).toMatchObject([{ clientId: 'poku-nusapoin' }]);
});

test.each([
  ['?redirectUri=%2Fcheckout%3FvoucherId%3D1&redirectToken=token-1', '/checkout?voucherId=1'],
  ['?redirectToken=token-1&redirectUri=https%3A%2F%2Fevil.example', '/'],
  ['?redirectToken=token-1&redirectUri=%2F%2Fevil.example', '/'],
])('a buyer who came from a partner’s page with %s goes on to %s', async (query, target) => {
  brings(linked('code-1'));
  makesMember();
  const { user, address } = await open({ query });
  await goOn(user);
  await waitFor(() => expect(address()).toBe(target));
});

test('a code that is over is renewed with the same verifier, without a word', async () => {
  const asked = brings(linked('code-1'), linked('code-2'));
  server.use(onCall.get('/customerdetail/:clientId', () => envelope(rina)));
  const exchanged = answer(
    '/logintoken',
    () => envelope(undefined, 205),
    () => envelope({ accessToken: 'unused', clientId: rina.customer_id }),
  );
  const { user, address } = await open();
  await goOn(user);
  await waitFor(() => expect(address()).toBe('/'));
  expect(exchanged).toMatchObject([{ authorizationCode: 'code-1' }, { authorizationCode: 'code-2' }]);
  expect(asked[0]?.get('code_challenge')).toBe(asked[1]?.get('code_challenge'));
});

test('when the token is over by then, the visitor is told to come again', async () => {
  brings(linked('code-1'));
  answer('/logintoken', () => {
    server.use(onCall.get('/v1/check_redirect', () => envelope(undefined, 40106)));
    return envelope(undefined, 205);
  });
  const { user } = await open();
  await goOn(user);
  expect(await screen.findByRole('alertdialog', { name: 'Sepertinya ada yang salah…' })).toBeInTheDocument();
});

test('when the account is linked no more, the page says what is so now', async () => {
  brings(linked('code-1'), anEntry());
  answer('/logintoken', () => envelope(undefined, 205));
  const { user } = await open();
  await goOn(user);
  expect(
    await screen.findByRole('dialog', { name: 'Akun kamu belum tersambung dengan Poku' }),
  ).toBeInTheDocument();
});

test.each([
  ['a refusal', () => envelope(undefined, 208), 'Kami belum bisa memasukkan kamu. Coba lagi ya.'],
  ['a code refused twice', () => envelope(undefined, 205), 'Kami belum bisa memasukkan kamu. Coba lagi ya.'],
  [
    'the network',
    () => networkFailure({ request: new Request('http://localhost/'), params: {} }),
    'Sistem mengalami gangguan',
  ],
])('after %s the visitor is told and can try again', async (_, answered, text) => {
  brings(linked('code-1'));
  server.use(onCall.post('/logintoken', answered));
  const { user, address } = await open();
  await goOn(user);
  expect(await screen.findByRole('alert')).toHaveTextContent(text);
  makesMember();
  await goOn(user);
  await waitFor(() => expect(address()).toBe('/'));
});

test.each([...withoutCodes(accessCodes.login, 205), UNLISTED])(
  'code %i of the login is one text',
  async (code) => {
    brings(linked('code-1'));
    answer('/logintoken', () => envelope(undefined, code, UNLISTED[1]));
    const { user } = await open();
    await goOn(user);
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Kami belum bisa memasukkan kamu. Coba lagi ya.',
    );
  },
);

test('a member who cannot be read is told so', async () => {
  brings(linked('code-1'));
  makesMember();
  server.use(onCall.get('/customerdetail/:clientId', () => failure(500)));
  const { user, address } = await open();
  await goOn(user);
  expect(await screen.findByRole('alert')).toHaveTextContent('Gagal mendapatkan update customer data');
  expect(address()).toBe('/partner-login');
});

test('who wants another account finds the login, and the token is forgotten', async () => {
  brings(linked('code-1'));
  const { user, address, platform } = await open();
  await user.click(await screen.findByRole('button', { name: 'Masuk dengan akun lain' }));
  await waitFor(() => expect(address()).toBe('/login'));
  expect(platform.entry.read()).toBeNull();
});

test('who agreed to take over from another member is not asked twice', async () => {
  brings(linked('code-1'));
  const signOuts = answer('/signout', () => envelope());
  makesMember();
  const { user, address, platform } = await open({ member: budi });
  await user.click(await screen.findByRole('button', { name: 'Lanjut sebagai Rina Puspita' }));
  await waitFor(() => expect(address()).toBe('/'));
  expect(signOuts).toEqual([{ clientId: 'member-budi' }]);
  expect(platform.session$.value).toMatchObject({ clientId: 'member-rina' });
});
