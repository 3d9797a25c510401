import { screen } from '@testing-library/react';
import {
  createTestPlatform,
  envelope,
  onCall,
  networkFailure,
  renderPage,
  startTestServer,
} from '@poku/testing';
import { aLegalText } from '../../testing/a-legal-text';
import { page } from './privacy-policy.page';

const server = startTestServer();

async function openPolicy() {
  const { platform } = await createTestPlatform();
  renderPage(page, { platform, path: '/privacypolicy' });
}

test('the privacy policy stands with its day', async () => {
  server.use(
    onCall.get('/privacypolicy', () => envelope(aLegalText({ content: '<p>Data yang kami simpan.</p>' }))),
  );
  await openPolicy();
  expect(await screen.findByText('Data yang kami simpan.')).toBeInTheDocument();
  expect(screen.getByText('Berlaku sejak 21 Nov 2026')).toBeInTheDocument();
  expect(page.title).toBe('Kebijakan Privasi');
});

test('a failed call is the error of the page', async () => {
  server.use(onCall.get('/privacypolicy', networkFailure));
  await openPolicy();
  expect(await screen.findByRole('alert')).toHaveTextContent('Sistem mengalami gangguan');
});
