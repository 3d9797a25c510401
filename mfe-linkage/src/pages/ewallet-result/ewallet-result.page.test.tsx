import { screen, waitFor } from '@testing-library/react';
import { onboardingMarker } from '@poku/flows/linking';
import { aLinkStatus, envelope, pass, startHandTimers, startTestServer, until } from '@poku/testing';
import { anEwallet, noteCalls, openLinking } from '../../testing/linking';
import { page } from './ewallet-result.page';

const server = startTestServer();
startHandTimers();
afterEach(() => sessionStorage.clear());

const open = (query: string, linked: 0 | 1 = 0) =>
  openLinking({
    server,
    page,
    path: '/ewallet-linkage/:slug',
    url: `/ewallet-linkage/dompetnusa${query}`,
    ewallets: [anEwallet({ linked })],
  });
const back = '?source=dompetnusa&mandateID=m-1&refNum=7&state=s-1';
const status = (overrides: Parameters<typeof aLinkStatus>[0] = {}) => envelope(aLinkStatus(overrides));
const success = () => screen.queryByText('Selamat! Akun DompetNusa berhasil terhubung.');
const failed = () => screen.queryByText('Sayang sekali akun DompetNusa gagal terhubung. Silahkan coba lagi.');

test('a mandate is confirmed, its status asked for, and the success left for the profile after two seconds', async () => {
  const sent = noteCalls(server, '/partnerlink');
  const asked = noteCalls(server, '/initiatelink/checkstatus', () => status());
  const { address, told } = await open(back);
  await until(success);
  expect(sent).toEqual([{ clientId: 'member-siti', partnerId: '3', refNum: '7', mandateId: 'm-1' }]);
  expect(asked).toEqual([{ clientId: 'member-siti', authCode: 's-1' }]);
  await waitFor(() => expect(address()).not.toMatch(/m-1|mandate|refNum/));
  expect(told).toEqual([{ name: 'partner.linked', payload: { partnerId: '3' } }]);
  pass(1_999);
  expect(address()).toMatch(/^\/ewallet-linkage/);
  pass(1);
  await until(() => address() === '/profil');
});

test('from the onboarding it leads back there, once', async () => {
  onboardingMarker.set(true);
  noteCalls(server, '/partnerlink');
  noteCalls(server, '/initiatelink/checkstatus', () => status());
  const { address } = await open(back);
  await until(success);
  pass(2_000);
  await until(() => address() === '/onboard?step=2');
  expect(onboardingMarker.isSet()).toBe(false);
});

test('a success can be left at once, also to the onboarding', async () => {
  onboardingMarker.set(true);
  const { user, address } = await open('', 1);
  await until(success);
  await user.click(screen.getByRole('button', { name: 'Lanjut' }));
  await until(() => address() === '/onboard?step=2');
});

test.each(['?state=s-1', ''])(
  'with "%s" there is a way to the list while nothing is linked',
  async (query) => {
    noteCalls(server, '/initiatelink/checkstatus', () => status({ status_desc: 'Pending' }));
    await open(query);
    await until(() => screen.queryByRole('link', { name: 'Lihat Daftar E-Wallet' }));
  },
);

test('a refused mandate is told with its reason and a way to try again, without asking for more', async () => {
  noteCalls(server, '/partnerlink', () => envelope(undefined, 210));
  const { address, told } = await open(back);
  await until(failed);
  expect(screen.getByText(/^Akun partner ini sudah terhubung/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Coba lagi' })).toHaveAttribute(
    'href',
    '/ewallet-linkage/bind/dompetnusa',
  );
  expect(told).toEqual([]);
  pass(2_000);
  await until(() => address() === '/profil');
});

test('a confirmation without an answer is settled by the status', async () => {
  noteCalls(server, '/partnerlink', () => Response.error());
  noteCalls(server, '/initiatelink/checkstatus', () => status());
  const { told } = await open(back);
  await until(success);
  expect(told).toEqual([{ name: 'partner.linked', payload: { partnerId: '3' } }]);
});

test('an e-wallet that has not said yet is no failure: the page stays and asks until it is known', async () => {
  noteCalls(server, '/partnerlink', () => envelope(undefined, 20002));
  const asked = noteCalls(
    server,
    '/initiatelink/checkstatus',
    () => status({ status_desc: 'Pending' }),
    () => status(),
  );
  const { address, told } = await open(back);
  await until(() => {
    pass(250);
    return asked.length === 1;
  });
  expect(screen.getByText('Sedang menghubungkan DompetNusa…')).toBeInTheDocument();
  expect(address()).toBe('/ewallet-linkage/dompetnusa?state=s-1');
  await until(() => {
    pass(250);
    return success();
  });
  expect(told).toEqual([{ name: 'partner.linked', payload: { partnerId: '3' } }]);
});

test('while nobody knows, it is asked for again, and the page stays', async () => {
  const asked = noteCalls(
    server,
    '/initiatelink/checkstatus',
    () => status({ status_desc: 'Pending' }),
    () => Response.error(),
    () => status({ status_desc: 'Failed', message: 'Waktunya sudah habis.' }),
  );
  const { address } = await open('?state=s-1');
  await until(() => asked.length === 1);
  expect(screen.getByText('Sedang menghubungkan DompetNusa…')).toBeInTheDocument();
  pass(4_000);
  expect(address()).toBe('/ewallet-linkage/dompetnusa?state=s-1');
  await until(() => {
    pass(250);
    return asked.length === 3;
  });
  await until(failed);
  expect(screen.getByText('Waktunya sudah habis.')).toBeInTheDocument();
});

test('after 24 tries it says that the server goes on, and leads to the list', async () => {
  const asked = noteCalls(server, '/initiatelink/checkstatus', () => status({ status_desc: 'Pending' }));
  const { address } = await open('?state=s-1');
  await until(() => {
    pass(5_000);
    return screen.queryByText(/Belum ada kabar dari DompetNusa/);
  });
  // The first one is asked at once, before the 24 of D33.
  expect(asked).toHaveLength(25);
  pass(60_000);
  expect(address()).toBe('/ewallet-linkage/dompetnusa?state=s-1');
  expect(screen.getByRole('link', { name: 'Lihat Daftar E-Wallet' })).toBeInTheDocument();
});

test.each([
  ['?source=dompetnusa&error=declined&state=s-1', /^Kamu membatalkan/],
  ['?source=dompetnusa', /^Periksa koneksi/],
])('"%s" calls nothing and is a failure', async (query, text) => {
  await open(query);
  await until(failed);
  expect(screen.getByText(text)).toBeInTheDocument();
});

test.each([
  [1, success],
  [0, failed],
] as const)('without anything in the address the list decides (linked: %d)', async (linked, shown) => {
  await open('', linked);
  await until(shown);
});

test('an unknown e-wallet is told', async () => {
  await openLinking({ server, page, path: '/ewallet-linkage/:slug', url: '/ewallet-linkage/linkaja' });
  await until(() => screen.queryByText('E-wallet ini tidak kami kenali.'));
});
