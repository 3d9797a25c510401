import { screen, within } from '@testing-library/react';
import { aCustomer, aLinkageItem, envelope, onCall, renderWidget, startTestServer } from '@poku/testing';
import { Widget } from './onboard-ewallet.widget';

const server = startTestServer();

async function openStep(...items: readonly object[]) {
  server.use(onCall.get('/ewalletcoalition/member-siti', () => envelope(items)));
  await renderWidget(Widget, { member: aCustomer(), path: '/onboard' });
}

test('e-wallets come from their own call, each with its state', async () => {
  await openStep(aLinkageItem({ partnerId: '3', partnerName: 'DompetNusa', linkable: 0 }));
  const list = await screen.findByRole('list', { name: 'Daftar E-Wallet' });
  expect(within(list).getByRole('listitem')).toHaveTextContent(/^DompetNusa *Segera hadir/);
});

test('without any e-wallet it says so', async () => {
  await openStep();
  expect(await screen.findByText('Belum ada e-wallet yang bisa dihubungkan.')).toBeInTheDocument();
});
