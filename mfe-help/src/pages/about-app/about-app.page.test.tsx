import { screen } from '@testing-library/react';
import {
  aCustomer,
  createTestPlatform,
  renderPage,
  startTestServer,
  type TestPlatformOptions,
} from '@poku/testing';
import { page } from './about-app.page';

startTestServer();

async function openAboutApp(options: TestPlatformOptions = {}) {
  const { platform } = await createTestPlatform({ member: aCustomer(), ...options });
  renderPage(page, { platform, path: '/about-app' });
  await screen.findByText('Satu tempat untuk semua poin kamu.');
}

test('it leads to the five pages of the specification, in their order', async () => {
  await openAboutApp();
  expect(screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Tentang Poku', '/about-poku'],
    ['Pusat Bantuan', '/pusat-bantuan'],
    ['Beri Penilaian', '/feedback'],
    ['Syarat dan Ketentuan', '/terms'],
    ['Kebijakan Privasi', '/privacypolicy'],
  ]);
  expect(page.title).toBe('Tentang Aplikasi');
});

test('a page that is not there is not offered', async () => {
  await openAboutApp({ isKnownPath: (path) => path !== '/feedback' });
  expect(screen.getAllByRole('link')).toHaveLength(4);
  expect(screen.queryByRole('link', { name: 'Beri Penilaian' })).not.toBeInTheDocument();
});
