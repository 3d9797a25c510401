import { screen } from '@testing-library/react';
import {
  aCustomer,
  aLinkageItem,
  createTestPlatform,
  envelope,
  networkFailure,
  onCall,
  renderPage,
  startTestServer,
} from '@poku/testing';
import { page } from './ewallet-list.page';

const server = startTestServer();

async function openEwallets() {
  const { platform } = await createTestPlatform({ member: aCustomer() });
  return renderPage(page, { platform, path: '/ewallet-linkage' });
}

test('the e-wallets come from their own call', async () => {
  server.use(
    onCall.get('/customerpartnerpoin/:clientId', () => envelope([])),
    onCall.get('/ewalletcoalition/member-siti', () =>
      envelope([aLinkageItem({ partnerId: '3', partnerName: 'DompetNusa', linked: 1 })]),
    ),
  );
  await openEwallets();
  expect(await screen.findByRole('heading', { name: 'DompetNusa' })).toBeInTheDocument();
  expect(screen.getByText('1 dari 1 e-wallet terhubung')).toBeInTheDocument();
  expect(page.title).toBe('Daftar E-Wallet');
});

test('without any e-wallet the page says so', async () => {
  server.use(onCall.get('/ewalletcoalition/member-siti', () => envelope([])));
  await openEwallets();
  expect(await screen.findByText('Belum ada e-wallet yang bisa dihubungkan.')).toBeInTheDocument();
});

test('a failed call is the error of the page', async () => {
  server.use(onCall.get('/ewalletcoalition/member-siti', networkFailure));
  await openEwallets();
  expect(await screen.findByRole('alert')).toHaveTextContent('Sistem mengalami gangguan');
});
