import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  aCustomer,
  createTestPlatform,
  envelope,
  failure,
  onCall,
  renderPage,
  startTestServer,
  type TestPlatformOptions,
} from '@poku/testing';
import { aLegalText } from '../../testing/a-legal-text';
import { page } from './terms.page';

const server = startTestServer();

async function openTerms(answer: () => Response, options: TestPlatformOptions = {}) {
  server.use(onCall.get('/termcondition', answer));
  const { platform } = await createTestPlatform(options);
  return renderPage(page, { platform, path: '/terms' });
}

test('the terms stand with their day, and a guest may read them and go on', async () => {
  await openTerms(() => envelope(aLegalText()));
  expect(await screen.findByText('Berlaku sejak 21 Nov 2026')).toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 2, name: 'Syarat dan Ketentuan' })).toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 3, name: '1. Tentang perjanjian ini' })).toBeInTheDocument();
  expect(screen.getByText('Isi perjanjian.')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Masuk atau daftar' })).toHaveAttribute('href', '/login');
  expect(page.title).toBe('Syarat dan Ketentuan');
});

test('a member, who has a menu, is not asked to log in', async () => {
  await openTerms(() => envelope(aLegalText()), { member: aCustomer() });
  await screen.findByText('Isi perjanjian.');
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});

test('a long text lists its headings, each leading to its place', async () => {
  const titles = ['1. Perjanjian', '2. Anggota', '3. Keamanan'];
  const content = titles.map((title) => `<h3>${title}</h3><p>Isi ${title}</p>`).join('');
  await openTerms(() => envelope(aLegalText({ content })));
  const lead = jest.fn();
  Element.prototype.scrollIntoView = lead;
  await userEvent.click(await screen.findByText('Daftar isi'));
  const contents = within(screen.getByRole('navigation', { name: 'Daftar isi' }));
  expect(contents.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(titles);
  await userEvent.click(contents.getByRole('button', { name: '2. Anggota' }));
  const heading = screen.getByRole('heading', { name: '2. Anggota' });
  expect(lead.mock.contexts).toEqual([heading]);
  expect(heading).toHaveFocus();
});

test('a short text has no list of its headings', async () => {
  await openTerms(() => envelope(aLegalText()));
  await screen.findByText('Isi perjanjian.');
  expect(screen.queryByText('Daftar isi')).not.toBeInTheDocument();
});

test('what the operators stored brings no script', async () => {
  const content = '<p onclick="hapus()">Aman</p><script>hapus()</script><img src="x" onerror="hapus()">';
  const { container } = await openTerms(() => envelope(aLegalText({ content })));
  expect(await screen.findByText('Aman')).not.toHaveAttribute('onclick');
  expect(container.querySelector('script, img')).toBeNull();
});

test.each([
  ['none was stored', () => envelope(undefined, 404, 'Halaman yang kamu cari tidak ditemukan.')],
  ['it is empty', () => envelope(aLegalText({ content: '' }))],
])('when %s the page says so and leads on', async (_case, answer) => {
  await openTerms(answer);
  expect(await screen.findByText('Teks ini belum tersedia.')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Masuk atau daftar' })).toHaveAttribute('href', '/login');
});

test('a member finds the way back to where the texts are', async () => {
  await openTerms(() => envelope(undefined, 404, 'Tidak ada'), { member: aCustomer() });
  expect(await screen.findByRole('link', { name: 'Tentang Aplikasi' })).toHaveAttribute('href', '/about-app');
});

test('a failed call is the error of the page', async () => {
  await openTerms(() => failure(503));
  expect(await screen.findByRole('alert')).toHaveTextContent('Sistem sedang mengalami gangguan : 503');
});
