import type { PartnerBrand } from '@poku/contract';
import {
  aDataShare,
  anEntry,
  createMemoryStorage,
  envelope,
  failure,
  onCall,
  type WirePartnerEntryData,
} from '@poku/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  enterCode,
  fillProfile,
  finish,
  nextButton,
  openRegister,
  startRegistrationCalls,
} from '../../testing/register-journey';
import { page } from './register.page';

const { server, answer, sendsCode, acceptsCode, makesMember } = startRegistrationCalls();
const user = userEvent.setup({ delay: null });
const nusapoin: PartnerBrand = {
  slug: 'nusapoin',
  partnerId: '2',
  name: 'NusaPoin',
  logo: '/media/partners/nusapoin.svg',
};
const newcomer: Partial<WirePartnerEntryData> = {
  customer_status: 'new',
  msisdn: '+6281290020001',
  email: 'baru-nusapoin-1@contoh.id',
  name: 'Nina Kartika',
};
const brings = (entry: Partial<WirePartnerEntryData> = newcomer) =>
  server.use(
    onCall.get('/v1/check_redirect', () => envelope(anEntry(entry))),
    onCall.get('/datashareloyalty', () =>
      envelope(aDataShare({ text: 'Saya setuju berbagi dengan {partner}.' })),
    ),
  );
const open = (url = '/register?redirectToken=token-1', options = {}) =>
  openRegister(page, url, { config: { partner: nusapoin }, ...options });

/** From the partner's link to the last step. */
async function openProfile(options = {}) {
  sendsCode();
  acceptsCode();
  const opened = await open(undefined, options);
  await user.type(await screen.findByLabelText('Password'), 'Rahasia123');
  await waitFor(() => expect(nextButton()).toBeEnabled());
  await user.click(nextButton());
  await enterCode();
  await screen.findByRole('heading', { name: 'Sedikit lagi selesai' });
  return opened;
}
const consent = () => screen.getByRole('checkbox', { name: 'Saya setuju berbagi dengan NusaPoin.' });
async function fillAll() {
  await user.type(screen.getByLabelText('Nama lengkap'), 'Nina Kartika');
  await user.type(screen.getByLabelText('Tanggal'), '5');
  await user.selectOptions(screen.getByLabelText('Bulan'), 'Mei');
  await user.type(screen.getByLabelText('Tahun'), '1994');
  await user.click(screen.getByLabelText('Perempuan'));
  await user.click(screen.getByRole('checkbox', { name: /Syarat/ }));
}

test('the token leaves the address, and number and e-mail of a bank’s user are filled in and fixed', async () => {
  brings();
  const { view } = await open('/register?redirectToken=token-1&redirectUri=%2Ftukar');
  const phone = await screen.findByLabelText('Nomor HP');
  await waitFor(() => expect(view.address()).toBe('/register?redirectUri=%2Ftukar'));
  expect(phone).toHaveValue('81290020001');
  expect(phone).toBeDisabled();
  expect(phone).toHaveAccessibleDescription(/Sesuai akun NusaPoin kamu/);
  expect(screen.getByLabelText('Email')).toHaveValue('baru-nusapoin-1@contoh.id');
  expect(screen.getByLabelText('Email')).toBeDisabled();
  expect(screen.getByText(/Data kamu dari NusaPoin sudah kami isikan/)).toBeInTheDocument();
});

test('where the partner knows its users by number, the e-mail stays free to change', async () => {
  brings({ ...newcomer, identity_key: 'phone' });
  await open();
  expect(await screen.findByLabelText('Nomor HP')).toBeDisabled();
  const email = screen.getByLabelText('Email');
  expect(email).toHaveValue('baru-nusapoin-1@contoh.id');
  expect(email).toBeEnabled();
});

test('the member is made together with the token, its proof and the consent, and the entry is forgotten', async () => {
  brings();
  const made = makesMember();
  const logins = answer('/loginauth', () => envelope({ authorizationCode: 'code-1' }));
  const { view, platform } = await openProfile();
  await fillAll();
  await user.click(consent());
  await finish();
  await waitFor(() => expect(view.address()).toBe('/landing'));
  expect(made).toMatchObject([
    {
      msisdn: '+6281290020001',
      email: 'baru-nusapoin-1@contoh.id',
      redirectToken: 'token-1',
      consentVersion: aDataShare().version,
    },
  ]);
  expect(JSON.stringify(made)).toMatch(/"codeVerifier":"[A-Za-z0-9]{64}"/);
  expect(logins).toMatchObject([{ clientId: 'poku-nusapoin' }]);
  expect(platform.entry.read()).toBeNull();
});

test('without the partner’s consent nothing is made', async () => {
  brings();
  await openProfile();
  await fillAll();
  await finish();
  expect(consent()).toHaveAccessibleDescription(
    'Mohon setujui berbagi data dengan NusaPoin untuk melanjutkan',
  );
});

test('a token that is over at the end says so; the visitor may register without the partner', async () => {
  brings();
  makesMember();
  const made = answer('/completeregister', () => envelope(undefined, 40106));
  const { view } = await openProfile();
  await fillAll();
  await user.click(consent());
  await finish();
  const dialog = await screen.findByRole('alertdialog', { name: 'Sepertinya ada yang salah…' });
  expect(dialog).toHaveAccessibleDescription('Buka kembali dari aplikasi partner ya.');
  const without = makesMember();
  await user.click(within(dialog).getByRole('button', { name: 'Daftar tanpa NusaPoin' }));
  expect(screen.queryByRole('checkbox', { name: /NusaPoin/ })).not.toBeInTheDocument();
  expect(screen.getByLabelText('Nama lengkap')).toHaveValue('Nina Kartika');
  await finish();
  await waitFor(() => expect(view.address()).toBe('/landing'));
  expect(made).toHaveLength(1);
  expect(without).toHaveLength(1);
  expect(without[0]).not.toHaveProperty('redirectToken');
});

test('who comes again from the partner’s app instead leaves the registration', async () => {
  brings();
  answer('/completeregister', () => envelope(undefined, 40106));
  const { view } = await openProfile();
  await fillAll();
  await user.click(consent());
  await finish();
  await user.click(await screen.findByRole('button', { name: 'OK' }));
  await waitFor(() => expect(view.address()).toBe('/'));
});

test('after a reload at the last step the partner is still there', async () => {
  brings();
  const tab = createMemoryStorage();
  const { view } = await openProfile({ tab });
  view.unmount();
  await open('/register?step=profil', { tab });
  expect(await screen.findByLabelText('Email')).toHaveValue('baru-nusapoin-1@contoh.id');
  expect(screen.getByLabelText('Email')).toBeDisabled();
  expect(consent()).toBeInTheDocument();
});

test('a code for another number is not taken over', async () => {
  brings();
  sessionStorage.setItem(
    'poku.otp.register',
    JSON.stringify({
      owner: '0812*****222',
      requestId: 'otp-0',
      remainingSends: 4,
      sentAtMs: Date.now(),
      verifiedAtMs: null,
    }),
  );
  const sent = sendsCode();
  await open('/register?step=verifikasi&redirectToken=token-1');
  await user.type(await screen.findByLabelText('Password'), 'Rahasia123');
  await waitFor(() => expect(nextButton()).toBeEnabled());
  await user.click(nextButton());
  await screen.findByLabelText('Kode OTP');
  expect(sent).toMatchObject([{ msisdn: '+6281290020001' }]);
});

test('a bad token is told at the start, and the way leads home', async () => {
  server.use(onCall.get('/v1/check_redirect', () => envelope(undefined, 40106)));
  const { view } = await open();
  expect(await screen.findByRole('alertdialog', { name: 'Sepertinya ada yang salah…' })).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'OK' }));
  await waitFor(() => expect(view.address()).toBe('/'));
});

test.each([
  ['the entry', '/v1/check_redirect'],
  ['the consent', '/datashareloyalty'],
])('%s that cannot be read is a failure with another try, and its data arrives then', async (_, path) => {
  brings();
  server.use(onCall.get(path, () => failure(500)));
  await open();
  expect(await screen.findByRole('alert')).toHaveTextContent('Gagal mendapatkan partner data!');
  brings();
  await user.click(screen.getByRole('button', { name: 'Coba lagi' }));
  expect(await screen.findByLabelText('Nomor HP')).toHaveValue('81290020001');
});

test('a user who has an account is led to the gate, on our own origin too', async () => {
  brings({ customer_status: 'existing' });
  const { view } = await open();
  await waitFor(() => expect(view.address()).toBe('/partner-login'));
  const own = await open('/register?redirectToken=token-1', { config: {} });
  await waitFor(() => expect(own.view.address()).toBe('/partner-login'));
});

test('without a partner nothing of one is shown or sent', async () => {
  const made = makesMember();
  sendsCode();
  acceptsCode();
  const { view } = await openRegister(page);
  await user.type(await screen.findByLabelText('Nomor HP'), '81211112222');
  await user.type(screen.getByLabelText('Email'), 'nina@contoh.id');
  await user.type(screen.getByLabelText('Password'), 'Rahasia123');
  await waitFor(() => expect(nextButton()).toBeEnabled());
  await user.click(nextButton());
  await enterCode();
  await screen.findByRole('heading', { name: 'Sedikit lagi selesai' });
  await fillProfile();
  await finish();
  await waitFor(() => expect(view.address()).toBe('/landing'));
  expect(made[0]).not.toHaveProperty('redirectToken');
});
