import type { PokuEvents } from '@poku/contract';
import {
  accessCodes,
  aDataShare,
  aLinkageItem,
  anEntry,
  envelope,
  failure,
  networkFailure,
  onCall,
  onlyCodes,
  UNLISTED,
} from '@poku/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { budi, openVisit, rina, startVisitCalls } from '../../testing/partner-visit';
import { page } from './partner-link.page';

const { server, answer, brings, refusesToken, makesMember } = startVisitCalls();

async function open(options: Partial<Parameters<typeof openVisit>[1]> = {}) {
  server.use(onCall.get('/datashareloyalty', () => envelope(aDataShare())));
  const opened = await openVisit(page, { path: '/partner-link', token: 'token-1', ...options });
  const linked: PokuEvents['partner.linked'][] = [];
  opened.platform.events.subscribe('partner.linked', (fact) => linked.push(fact));
  return { ...opened, linked };
}
const allowLogin = () => {
  makesMember();
  return answer('/loginauth', () => envelope({ authorizationCode: 'code-1' }));
};
type User = Awaited<ReturnType<typeof open>>['user'];
const send = async (user: User) => user.click(await screen.findByRole('button', { name: 'Hubungkan' }));
async function fillIn(user: User) {
  await user.type(await screen.findByLabelText('Password'), 'Rahasia123');
  await user.click(screen.getByRole('checkbox'));
}

test('the page names the user with a masked number and asks for password and consent', async () => {
  brings(anEntry());
  await open();
  expect(await screen.findByText('Rina Puspita')).toBeInTheDocument();
  expect(screen.getByText('0812*****005')).toBeInTheDocument();
  const consent = screen.getByRole('checkbox', {
    name: 'Saya setuju Poku dan NusaPoin saling berbagi data saya.',
  });
  expect(consent).not.toBeChecked();
  expect(screen.getByRole('link', { name: 'Lupa password?' })).toHaveAttribute('href', '/forgot-password');
});

test('password managers find the number and the password', async () => {
  brings(anEntry());
  const { view } = await open();
  expect(await screen.findByLabelText('Password')).toHaveAttribute('autocomplete', 'current-password');
  expect(view.container.querySelector('input[autocomplete="username"]')).toHaveValue('081200000005');
});

test('the password logs in with the partner’s number, then the consent links, and it goes on at home', async () => {
  brings(anEntry());
  const logins = allowLogin();
  const links = answer('/partnerlink', () => envelope());
  const { user, address, linked, platform } = await open();
  await fillIn(user);
  await send(user);
  await waitFor(() => expect(address()).toBe('/'));
  expect(logins).toMatchObject([
    { msisdn: '+6281200000005', password: 'Rahasia123', clientId: 'poku-nusapoin' },
  ]);
  expect(links).toMatchObject([
    {
      clientId: 'member-rina',
      partnerId: '2',
      linktype: 'partnerlogin',
      consentVersion: '2026-11',
      data: { redirectToken: 'token-1' },
    },
  ]);
  expect(linked).toEqual([{ partnerId: '2' }]);
  expect(platform.entry.read()).toBeNull();
});

test('without password and consent nothing is sent, and each says what is missing', async () => {
  brings(anEntry());
  const { user } = await open();
  await send(user);
  expect(screen.getByLabelText('Password')).toHaveAccessibleDescription(/Mohon isi Password/);
  expect(screen.getByRole('checkbox')).toHaveAccessibleDescription(
    'Mohon setujui berbagi data dengan NusaPoin untuk melanjutkan',
  );
});

test.each(onlyCodes(accessCodes.partnerLogin, 201, 203, 205))(
  'code %i of the login is told at the password',
  async (code, text) => {
    brings(anEntry());
    answer('/loginauth', () => envelope(undefined, code));
    const { user } = await open();
    await fillIn(user);
    await send(user);
    await waitFor(() =>
      expect(screen.getByLabelText('Password')).toHaveAccessibleDescription(new RegExp(text)),
    );
  },
);

test.each([...onlyCodes(accessCodes.partnerLogin, 202, 204, 208), UNLISTED])(
  'code %i of the login is told above the button',
  async (code, text) => {
    brings(anEntry());
    answer('/loginauth', () => envelope(undefined, code, UNLISTED[1]));
    const { user } = await open();
    await fillIn(user);
    await send(user);
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
  },
);

test.each(onlyCodes(accessCodes.partnerLogin, 207))(
  'code %i opens a dialog that says to wait, with the way to a forgotten password',
  async (code, text) => {
    brings(anEntry({ expires_in: 1_200 }));
    answer('/loginauth', () => envelope(undefined, code));
    const { user } = await open();
    await fillIn(user);
    await send(user);
    const dialog = await screen.findByRole('alertdialog', { name: 'Linking Kamu Gagal' });
    expect(dialog).toHaveAccessibleDescription(text);
    expect(within(dialog).getByRole('link', { name: 'Lupa password?' })).toBeInTheDocument();
    await user.click(within(dialog).getByRole('button', { name: 'Mengerti' }));
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  },
);

test.each([
  ['will be over by then', () => envelope(anEntry({ expires_in: 600 }))],
  ['is over already', () => envelope(undefined, 40106)],
  ['cannot be looked at', () => failure(503)],
])('a lock whose token %s says to come in from the app again', async (_, looked) => {
  brings(anEntry());
  answer('/loginauth', () => envelope(undefined, 207));
  const { user } = await open();
  await fillIn(user);
  server.use(onCall.get('/v1/check_redirect', looked));
  await send(user);
  expect(await screen.findByRole('alertdialog', { name: 'Linking Kamu Gagal' })).toHaveAccessibleDescription(
    'Tunggu 10 menit, lalu buka kembali dari aplikasi partner ya.',
  );
});

test.each([...accessCodes.partnerLink, UNLISTED])(
  'a link refused with %i says so, and is tried again without the password',
  async (code, reason) => {
    brings(anEntry());
    const logins = allowLogin();
    const links = answer(
      '/partnerlink',
      () => envelope(undefined, code, UNLISTED[1]),
      () => envelope(),
    );
    const { user, address } = await open();
    await fillIn(user);
    await send(user);
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent(
      /^Linking Kamu Gagal\. Kamu sudah masuk, tetapi akunnya belum terhubung\./,
    );
    expect(alert).toHaveTextContent(reason);
    expect(screen.queryByLabelText('Password')).not.toBeInTheDocument();
    await send(user);
    await waitFor(() => expect(address()).toBe('/'));
    expect([logins.length, links.length]).toEqual([1, 2]);
  },
);

test('a link that gets no answer advises to check the network', async () => {
  brings(anEntry());
  allowLogin();
  server.use(onCall.post('/partnerlink', networkFailure));
  const { user } = await open();
  await fillIn(user);
  await send(user);
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Periksa koneksi internet kamu, lalu coba lagi.',
  );
});

test('a partner that cannot be linked yet is called coming soon', async () => {
  brings(anEntry());
  allowLogin();
  answer('/partnerlink', () => envelope(undefined, 208));
  const { user } = await open();
  await fillIn(user);
  await send(user);
  expect(await screen.findByText('Segera hadir')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Hubungkan' })).not.toBeInTheDocument();
});

test('a token that is used up although the account is linked means an earlier try went through', async () => {
  brings(anEntry());
  answer('/partnerlink', () => envelope(undefined, 40106));
  server.use(onCall.get('/partnercoalition/:clientId', () => envelope([aLinkageItem({ linked: 1 })])));
  server.use(onCall.get('/customerdetail/:clientId', () => envelope(rina)));
  const { user, address, linked } = await open({ member: rina });
  await user.click(await screen.findByRole('checkbox'));
  await send(user);
  await waitFor(() => expect(address()).toBe('/'));
  expect(linked).toEqual([{ partnerId: '2' }]);
});

test('a token that went bad meanwhile leads back to the partner’s app', async () => {
  brings(anEntry());
  answer('/partnerlink', () => envelope(undefined, 40106));
  server.use(onCall.get('/partnercoalition/:clientId', () => envelope([aLinkageItem()])));
  const { user } = await open({ member: rina });
  await user.click(await screen.findByRole('checkbox'));
  await send(user);
  expect(await screen.findByRole('alertdialog', { name: 'Sepertinya ada yang salah…' })).toBeInTheDocument();
});

test('a member who is in as the right person needs only the consent', async () => {
  brings(anEntry());
  const links = answer('/partnerlink', () => envelope());
  server.use(onCall.get('/customerdetail/:clientId', () => envelope(rina)));
  const { user, address } = await open({ member: rina });
  await user.click(await screen.findByRole('checkbox'));
  expect(screen.queryByLabelText('Password')).not.toBeInTheDocument();
  await send(user);
  await waitFor(() => expect(address()).toBe('/'));
  expect(links).toHaveLength(1);
});

test('a wrong member is asked who goes on', async () => {
  brings(anEntry());
  answer('/signout', () => envelope());
  const { user } = await open({ member: budi });
  await user.click(await screen.findByRole('button', { name: 'Lanjut sebagai Rina Puspita' }));
  expect(await screen.findByLabelText('Password')).toBeInTheDocument();
});

test('without an entry the visitor is told to come from the partner’s app', async () => {
  const { user, address } = await openVisit(page, { path: '/partner-link' });
  expect(await screen.findByRole('alertdialog', { name: 'Sepertinya ada yang salah…' })).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'OK' }));
  await waitFor(() => expect(address()).toBe('/'));
});

test('outside of a partner’s origin the page only leads home', async () => {
  await openVisit(page, { path: '/partner-link', config: {} });
  expect(await screen.findByRole('link', { name: 'Kembali ke Beranda' })).toHaveAttribute('href', '/');
});

test('after a reload an entry that cannot be read is a failure with another try', async () => {
  refusesToken(500);
  const { user } = await open();
  expect(await screen.findByRole('alert')).toHaveTextContent('Gagal mendapatkan partner data!');
  brings(anEntry());
  await user.click(screen.getByRole('button', { name: 'Coba lagi' }));
  expect(await screen.findByLabelText('Password')).toBeInTheDocument();
});

test.each(['new', 'linkage'] as const)('a user of the kind "%s" is led to the gate', async (kind) => {
  brings(anEntry({ customer_status: kind, poku_auth_code: { authorizationCode: 'code-1' } }));
  const { address } = await openVisit(page, { path: '/partner-link', token: 'token-1' });
  await waitFor(() => expect(address()).toBe('/partner-login'));
});

test('a consent text that cannot be read is the error of the page', async () => {
  brings(anEntry());
  server.use(onCall.get('/datashareloyalty', () => failure(500)));
  await openVisit(page, { path: '/partner-link', token: 'token-1' });
  expect(await screen.findByRole('alert')).toHaveTextContent('Sistem sedang mengalami gangguan : 500');
});
