import {
  aCustomer,
  anEarnPartner,
  anEarnReward,
  createTestPlatform,
  envelope,
  failure,
  onCall,
  renderPage,
  startTestServer,
} from '@poku/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { page } from './earn-point.page';

const server = startTestServer();

const open = async (...answers: Response[]) => {
  server.use(onCall.get('/partnerearn/:clientId', () => answers.shift() ?? failure(500)));
  const { platform } = await createTestPlatform({ member: aCustomer() });
  return renderPage(page, { platform, path: '/earn-point' });
};

test('tells how points are earned and lists the partners, each leading to its page', async () => {
  const partnerEarnReward = anEarnReward({ rewardPoints: 150, rewardPerRupiah: null });
  await open(
    envelope([
      anEarnPartner(),
      anEarnPartner({ partnerId: '2', partnerName: 'NusaPoin', partnerEarnReward }),
    ]),
  );
  const how = await screen.findByText('Cara Kumpulin POKUPoin');
  expect(screen.getByRole('link', { name: /FitNusa/ })).toHaveAttribute('href', '/earn-partner?id=11');
  expect(screen.getByRole('link', { name: /FitNusa/ })).toHaveTextContent('Jl. Sudirman No. 11, Jakarta');
  expect(screen.getByRole('link', { name: /NusaPoin/ })).toHaveAttribute('href', '/earn-partner?id=2');
  expect(screen.getByText('Poin masuk paling lambat 1x24 jam setelah checkout.')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: /NusaPoin/ })).toHaveTextContent('150 poin tiap transaksi');
  await userEvent.click(how);
  expect(screen.getByText('FitNusa')).not.toBeVisible();
});

test('without partners it says so and leads to the catalogue', async () => {
  await open(envelope([]));
  expect(await screen.findByText('Belum ada partner tempat mengumpulkan poin.')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Lihat Katalog Kupon' })).toHaveAttribute('href', '/tukar');
});

test('a failure is the page’s error', async () => {
  await open(failure(500));
  expect(await screen.findByRole('alert')).toHaveTextContent('Sistem sedang mengalami gangguan : 500');
});
