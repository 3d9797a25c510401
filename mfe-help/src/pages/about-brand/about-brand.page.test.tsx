import { screen } from '@testing-library/react';
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
import { page } from './about-brand.page';

const server = startTestServer();

async function openAbout(options: TestPlatformOptions = {}) {
  const { platform } = await createTestPlatform(options);
  renderPage(page, { platform, path: '/about-poku' });
}

test('what Poku is stands with its day, and leads to the guide', async () => {
  server.use(
    onCall.get('/about', () => envelope(aLegalText({ content: '<p>Poku menyatukan poin kamu.</p>' }))),
  );
  await openAbout({ member: aCustomer() });
  expect(await screen.findByText('Poku menyatukan poin kamu.')).toBeInTheDocument();
  expect(screen.getByText('Berlaku sejak 21 Nov 2026')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Cara Memakai Poku' })).toHaveAttribute('href', '/about');
  expect(page.title).toBe('Tentang Poku');
});

test('without the guide the page does not lead there', async () => {
  server.use(onCall.get('/about', () => envelope(aLegalText())));
  await openAbout({ member: aCustomer(), isKnownPath: (path) => path !== '/about' });
  await screen.findByText('Isi perjanjian.');
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});

test('a failed call is the error of the page', async () => {
  server.use(onCall.get('/about', () => failure(500)));
  await openAbout();
  expect(await screen.findByRole('alert')).toHaveTextContent('Sistem sedang mengalami gangguan : 500');
});
