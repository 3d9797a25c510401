import {
  aCustomer,
  anEarnPartner,
  createTestPlatform,
  envelope,
  failure,
  onCall,
  renderPage,
  startTestServer,
} from '@poku/testing';
import { screen, within } from '@testing-library/react';
import { page } from './partners.page';

const server = startTestServer();

const open = async ({ isMember = false, partners = [anEarnPartner()] } = {}) => {
  server.use(onCall.get('/partnerearn/:clientId', () => envelope(partners)));
  const { platform } = await createTestPlatform(isMember ? { member: aCustomer() } : {});
  return renderPage(page, { platform, path: '/mitra-poku' });
};

test('a guest reads each partner in place and is invited to register or log in', async () => {
  await open({
    partners: [
      anEarnPartner(),
      anEarnPartner({ partnerId: '2', partnerName: 'NusaPoin', partnerAddress: '' }),
    ],
  });
  const [fitNusa, nusaPoin] = await screen.findAllByRole('heading', { level: 2 });
  expect(fitNusa).toHaveTextContent('FitNusa');
  expect(nusaPoin).toHaveTextContent('NusaPoin');
  const card = within(screen.getAllByRole('listitem')[0] ?? document.body);
  expect(card.getByText('Jl. Sudirman No. 11, Jakarta')).toBeInTheDocument();
  expect(card.getByText('Poin dari setiap kelas.')).toBeInTheDocument();
  expect(card.getByText('Cara Mendapatkan Poin')).toBeInTheDocument();
  expect(card.getByText('Syarat dan Ketentuan')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Daftar' })).toHaveAttribute('href', '/register');
  expect(screen.getByRole('link', { name: 'Masuk' })).toHaveAttribute(
    'href',
    '/login?redirectUri=%2Fmitra-poku',
  );
  expect(screen.queryByRole('link', { name: /^Lihat/ })).not.toBeInTheDocument();
});

test('a member goes on to a partner and is not invited', async () => {
  await open({ isMember: true });
  expect(await screen.findByRole('link', { name: 'Lihat FitNusa' })).toHaveAttribute(
    'href',
    '/earn-partner?id=11',
  );
  expect(screen.queryByRole('link', { name: 'Daftar' })).not.toBeInTheDocument();
});

test('without partners it says so; a guest can still register', async () => {
  await open({ partners: [] });
  expect(await screen.findByText('Belum ada partner tempat mengumpulkan poin.')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Daftar' })).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Lihat Katalog Kupon' })).not.toBeInTheDocument();
});

test('a failure is the page’s error', async () => {
  server.use(onCall.get('/partnerearn/:clientId', () => failure(500)));
  const { platform } = await createTestPlatform();
  renderPage(page, { platform, path: '/mitra-poku' });
  expect(await screen.findByRole('alert')).toHaveTextContent('Sistem sedang mengalami gangguan : 500');
});
