import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  aCustomer,
  aFaqTopic,
  createTestPlatform,
  envelope,
  failure,
  onCall,
  renderPage,
  startTestServer,
} from '@poku/testing';
import { page } from './topic.page';

const server = startTestServer();

async function openTopic(slug: string) {
  const { platform } = await createTestPlatform({ member: aCustomer() });
  return renderPage(page, {
    platform,
    path: '/faq/topik/:slug',
    url: `/faq/topik/${slug}`,
    routes: { '/pusat-bantuan': 'Semua topik' },
  });
}

test('a direct visit shows the topic, and a question opens its answer', async () => {
  server.use(
    onCall.get('/customerfaq/member-siti', () =>
      envelope([aFaqTopic({ topicName: 'Poin dan Level' }), aFaqTopic()]),
    ),
  );
  await openTopic('akun-keamanan');
  expect(await screen.findByRole('heading', { name: 'Akun & Keamanan' })).toBeInTheDocument();
  expect(screen.getByText('Buka Profil.')).not.toBeVisible();
  await userEvent.click(screen.getByText('Bagaimana cara mengganti password?'));
  expect(screen.getByText('Buka Profil.')).toBeVisible();
});

test('below the answers stand the other topics and the way to a report', async () => {
  server.use(
    onCall.get('/customerfaq/member-siti', () =>
      envelope([aFaqTopic({ topicName: 'Poin dan Level' }), aFaqTopic()]),
    ),
  );
  await openTopic('akun-keamanan');
  expect(await screen.findByRole('link', { name: /Poin dan Level/ })).toHaveAttribute(
    'href',
    '/faq/topik/poin-dan-level',
  );
  expect(screen.queryByRole('link', { name: /Akun & Keamanan/ })).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Kirim Laporan' })).toHaveAttribute(
    'href',
    '/faq/contact/send-report',
  );
});

test('an answer brings its marks but no script', async () => {
  const description =
    '<p>Lihat <a href="https://contoh.id" onclick="hapus()">ini</a></p><script>hapus()</script>';
  server.use(
    onCall.get('/customerfaq/member-siti', () =>
      envelope([aFaqTopic({ listChild: [{ topicName: 'Apa itu?', description }] })]),
    ),
  );
  const { container } = await openTopic('akun-keamanan');
  await userEvent.click(await screen.findByText('Apa itu?'));
  const link = screen.getByRole('link', { name: 'ini' });
  expect(link).toHaveAttribute('href', 'https://contoh.id');
  expect(link).not.toHaveAttribute('onclick');
  expect(container.querySelector('script')).toBeNull();
});

test('an unknown topic says so and leads to the others', async () => {
  server.use(onCall.get('/customerfaq/member-siti', () => envelope([aFaqTopic()])));
  const shown = await openTopic('tidak-ada');
  expect(await screen.findByText('Topik yang kamu cari tidak ditemukan.')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('link', { name: 'Lihat topik lain' }));
  expect(await screen.findByText('Semua topik')).toBeInTheDocument();
  expect(shown.address()).toBe('/pusat-bantuan');
});

test('a topic without questions says so', async () => {
  server.use(onCall.get('/customerfaq/member-siti', () => envelope([aFaqTopic({ listChild: [] })])));
  await openTopic('akun-keamanan');
  expect(await screen.findByText('Belum ada pertanyaan di topik ini.')).toBeInTheDocument();
});

test('a failed call is the error of the page', async () => {
  server.use(onCall.get('/customerfaq/member-siti', () => failure(500)));
  await openTopic('akun-keamanan');
  expect(await screen.findByRole('alert')).toHaveTextContent('Sistem sedang mengalami gangguan : 500');
});
