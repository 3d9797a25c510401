import { screen } from '@testing-library/react';
import { networkFailure, onCall, startTestServer } from '@poku/testing';
import { anEwallet, openLinking, rumahnet } from '../../testing/linking';
import { page } from './add-partner.page';

const server = startTestServer();
const open = () =>
  openLinking({
    server,
    page,
    path: '/add-partner',
    partners: [rumahnet({ linked: 1 }), rumahnet({ partnerId: '11' })],
    ewallets: [anEwallet()],
  });

test('both ways lead to their list and say how many are linked', async () => {
  await open();
  expect(page.title).toBe('Tambahkan Partner & E-Wallet');
  const partner = await screen.findByRole('link', { name: /^Partner.*1 dari 2 partner terhubung$/ });
  expect(partner).toHaveAttribute('href', '/partner-linkage');
  const ewallet = screen.getByRole('link', { name: /^E-Wallet.*0 dari 1 e-wallet terhubung$/ });
  expect(ewallet).toHaveAttribute('href', '/ewallet-linkage');
});

test('a list that cannot be read takes only its count away', async () => {
  const opening = open();
  server.use(onCall.get('/partnercoalition/:clientId', networkFailure));
  await opening;
  expect(await screen.findByText('0 dari 1 e-wallet terhubung')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: /^Partner/ })).toHaveAttribute('href', '/partner-linkage');
  expect(screen.queryByText(/partner terhubung/)).not.toBeInTheDocument();
});
