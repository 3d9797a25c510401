import { screen } from '@testing-library/react';
import {
  aConsent,
  aCustomer,
  aDataShare,
  aLinkStart,
  aPartnerPoint,
  envelope,
  onCall,
  pass,
  startHandTimers,
  startTestServer,
  until,
} from '@poku/testing';
import { anEwallet, BINDING_URL, noteCalls, openLinking } from '../../testing/linking';
import { page } from './ewallet-bind.page';

const server = startTestServer();
startHandTimers();

const open = (options: Partial<Parameters<typeof openLinking>[0]> = {}) =>
  openLinking({
    server,
    page,
    path: '/ewallet-linkage/bind/:slug',
    url: '/ewallet-linkage/bind/dompetnusa',
    others: { '/ewallet-linkage/dompetnusa': 'Hasil' },
    ...options,
  });
const toPage = () => envelope(aLinkStart({ directLinkage: 0, binding_url: BINDING_URL }));
const given = aDataShare({ consents: [aConsent({ partnerId: '3', partnerName: 'DompetNusa' })] });
const preparing = () => screen.queryByText('Menyiapkan sambungan ke DompetNusa…');

test('after the consent the binding begins in exactly five seconds and leaves at once', async () => {
  const sent = noteCalls(server, '/initiatelink', toPage);
  const { user, left } = await open();
  await until(() => screen.queryByRole('checkbox'));
  expect(screen.getByRole('button', { name: 'Lanjut' })).toBeDisabled();
  pass(60_000);
  expect(sent).toEqual([]);
  await user.click(screen.getByRole('checkbox'));
  await user.click(screen.getByRole('button', { name: 'Lanjut' }));
  expect(preparing()).toBeInTheDocument();
  pass(4_999);
  expect(sent).toEqual([]);
  pass(1);
  await until(() => left.length === 1);
  expect(left).toEqual([BINDING_URL]);
  expect(sent).toEqual([
    {
      clientId: 'member-siti',
      partnerId: '3',
      urlRedirect: '/ewallet-linkage/dompetnusa',
      consentVersion: '2026-11',
    },
  ]);
});

test('a consent that stands is not asked for again', async () => {
  const sent = noteCalls(server, '/initiatelink', toPage);
  const { left } = await open({ share: given });
  await until(preparing);
  pass(5_000);
  await until(() => left.length === 1);
  expect(sent).toHaveLength(1);
});

test.each([
  aConsent({ partnerId: '3', withdrawnAt: '2026-11-22T00:00:00Z' }),
  aConsent({ partnerId: '3', version: '2025-01' }),
  aConsent({ partnerId: '9' }),
])('a consent that was withdrawn, is older or another’s is asked for', async (consent) => {
  await open({ share: aDataShare({ consents: [consent] }) });
  await until(() => screen.queryByRole('checkbox'));
});

test('a failure is told with a way to try again', async () => {
  const sent = noteCalls(server, '/initiatelink', () => envelope(undefined, 504), toPage);
  const { user, left } = await open({ share: given });
  await until(preparing);
  pass(5_000);
  await until(() => screen.queryByRole('alert'));
  expect(screen.getByRole('alert')).toHaveTextContent(/Linking Kamu Gagal.*Partner sedang tidak menjawab/);
  await user.click(screen.getByRole('button', { name: 'Coba lagi' }));
  await until(() => left.length === 1);
  expect(sent).toHaveLength(2);
});

test('a page of somebody else is not opened', async () => {
  noteCalls(server, '/initiatelink', () =>
    envelope(aLinkStart({ binding_url: 'https://dompetnusa.example.jahat.example/ikat' })),
  );
  const { left } = await open({ share: given });
  await until(preparing);
  pass(5_000);
  await until(() => screen.queryByText(/tidak bisa dibuka dengan aman/));
  expect(left).toEqual([]);
});

test('a link that is not known yet goes on at the result', async () => {
  noteCalls(server, '/initiatelink', () =>
    envelope(aLinkStart({ directLinkage: 0, status_desc: 'Pending' })),
  );
  const { address } = await open({ share: given });
  await until(preparing);
  pass(5_000);
  await until(() => address() === '/ewallet-linkage/dompetnusa?state=state-1');
});

test('without the verified e-mail that it needs nothing begins', async () => {
  await open({
    member: aCustomer({ emailVerify: '0' }),
    ewallets: [anEwallet({ emailVerificationRequired: 1 })],
    share: given,
  });
  await until(() => screen.queryByRole('button', { name: 'Kirim ulang email verifikasi' }));
  pass(60_000);
  expect(screen.queryByRole('button', { name: 'Lanjut' })).not.toBeInTheDocument();
});

test.each([
  [{ linked: 1 } as const, 'Akun DompetNusa kamu sudah terhubung.'],
  [{ linkable: 0 } as const, 'Segera hadir'],
])('nothing begins for %j', async (state, text) => {
  await open({ ewallets: [anEwallet(state)], share: given });
  await until(() => screen.queryByText(text));
  pass(60_000);
  expect(screen.getByRole('link', { name: 'Lihat Daftar E-Wallet' })).toBeInTheDocument();
});

test('an e-wallet that is linked shows the points that are there', async () => {
  await open({
    ewallets: [anEwallet({ linked: 1 })],
    balances: [aPartnerPoint({ partnerId: '3', partnerPokuPoin: 325_000 })],
  });
  await until(() => screen.queryByText('325.000'));
});

test.each(['linkaja', 'rumahnet', 'toString'])('"%s" names no e-wallet', async (slug) => {
  await open({ url: `/ewallet-linkage/bind/${slug}` });
  await until(() => screen.queryByText('E-wallet ini tidak kami kenali.'));
});

test('a list that cannot be read is the error of the page', async () => {
  const opening = open();
  server.use(onCall.get('/ewalletcoalition/:clientId', () => Response.error()));
  await opening;
  await until(() => screen.queryByRole('alert'));
});
