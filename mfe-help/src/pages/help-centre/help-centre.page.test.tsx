import { screen } from '@testing-library/react';
import {
  aCustomer,
  aFaqTopic,
  createTestPlatform,
  envelope,
  failure,
  onCall,
  renderPage,
  type TestPlatformOptions,
  startTestServer,
} from '@poku/testing';
import { page } from './help-centre.page';

const server = startTestServer();

async function openHelp(options: TestPlatformOptions = {}) {
  const { platform } = await createTestPlatform({ member: aCustomer(), ...options });
  return renderPage(page, { platform, path: '/pusat-bantuan' });
}

test('each topic leads to its questions and says how many there are', async () => {
  server.use(
    onCall.get('/customerfaq/member-siti', () =>
      envelope([aFaqTopic(), aFaqTopic({ topicName: 'Poin dan Level', listChild: [] })]),
    ),
  );
  await openHelp();
  const account = await screen.findByRole('link', { name: /Akun & Keamanan/ });
  expect(account).toHaveAttribute('href', '/faq/topik/akun-keamanan');
  expect(account).toHaveTextContent('1 pertanyaan');
  expect(screen.getByRole('link', { name: /Poin dan Level/ })).toHaveAttribute(
    'href',
    '/faq/topik/poin-dan-level',
  );
  expect(page.title).toBe('Pusat Bantuan');
});

test("'Kirim Laporan' is there when its page is", async () => {
  server.use(onCall.get('/customerfaq/member-siti', () => envelope([aFaqTopic()])));
  await openHelp();
  expect(await screen.findByRole('link', { name: 'Kirim Laporan' })).toHaveAttribute(
    'href',
    '/faq/contact/send-report',
  );
});

test("without its page 'Kirim Laporan' is not offered", async () => {
  server.use(onCall.get('/customerfaq/member-siti', () => envelope([aFaqTopic()])));
  await openHelp({ isKnownPath: (path) => path === '/' });
  await screen.findByRole('link', { name: /Akun & Keamanan/ });
  expect(screen.queryByRole('link', { name: 'Kirim Laporan' })).not.toBeInTheDocument();
});

test('who misses points is led to where they may wait, and to a report that is begun', async () => {
  server.use(onCall.get('/customerfaq/member-siti', () => envelope([aFaqTopic()])));
  await openHelp();
  expect(await screen.findByRole('heading', { name: 'Poin belum masuk?' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Cek Riwayat' })).toHaveAttribute('href', '/riwayat');
  expect(screen.getByRole('link', { name: 'Laporkan' })).toHaveAttribute(
    'href',
    '/faq/contact/send-report?tentang=poin',
  );
});

test('without a page that helps nobody is asked whether points are missing', async () => {
  server.use(onCall.get('/customerfaq/member-siti', () => envelope([aFaqTopic()])));
  await openHelp({ isKnownPath: (path) => path === '/' });
  await screen.findByRole('link', { name: /Akun & Keamanan/ });
  expect(screen.queryByText('Poin belum masuk?')).not.toBeInTheDocument();
});

test('without topics the page says so and leads on', async () => {
  server.use(onCall.get('/customerfaq/member-siti', () => envelope([])));
  await openHelp({ isKnownPath: (path) => path === '/' });
  expect(await screen.findByText('Belum ada topik bantuan saat ini.')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Kembali ke Beranda' })).toHaveAttribute('href', '/');
});

test('a failed call is the error of the page', async () => {
  server.use(onCall.get('/customerfaq/member-siti', () => failure(502)));
  await openHelp();
  expect(await screen.findByRole('alert')).toHaveTextContent('Sistem sedang mengalami gangguan : 502');
});
