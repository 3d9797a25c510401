import {
  aCustomer,
  anEarnPartner,
  createTestPlatform,
  envelope,
  failure,
  onCall,
  renderPage,
  startTestServer,
  type WireInterim,
} from '@poku/testing';
import { screen } from '@testing-library/react';
import { page } from './interim.page';

const server = startTestServer();
const between = {
  title: 'Latihan pertama gratis',
  image: '/media/partners/fitnusa.svg',
  description: '<p>Tunjukkan nomor HP kamu.</p><script>document.title = "x"</script>',
  redirectUrl: 'https://fitnusa.example/poku',
};

const open = async (partnerInterim: WireInterim | null = between, id = '11') => {
  server.use(onCall.get('/partnerearn/:clientId', () => envelope([anEarnPartner({ partnerInterim })])));
  const { platform } = await createTestPlatform({ member: aCustomer() });
  return renderPage(page, { platform, path: '/interim', url: `/interim?id=${id}` });
};

test('shows title, picture and text, and its button opens the partner beside the page', async () => {
  const { container } = await open();
  expect(await screen.findByRole('heading', { name: 'Latihan pertama gratis' })).toBeInTheDocument();
  expect(container.querySelector('img')).toHaveAttribute('src', '/media/partners/fitnusa.svg');
  expect(screen.getByText('Tunjukkan nomor HP kamu.')).toBeInTheDocument();
  expect(container.querySelector('script')).toBeNull();
  const link = screen.getByRole('link', { name: 'Lanjut ke FitNusa' });
  expect(link).toHaveAttribute('href', 'https://fitnusa.example/poku');
  expect(link).toHaveAttribute('target', '_blank');
  expect(link).toHaveAttribute('rel', 'noopener noreferrer');
});

test('without an address of its own it opens the partner’s site', async () => {
  await open({ ...between, redirectUrl: 'javascript:alert(1)' });
  expect(await screen.findByRole('link', { name: 'Lanjut ke FitNusa' })).toHaveAttribute(
    'href',
    'https://fitnusa.example/',
  );
});

test.each([
  ['a partner without this page', null, '11', 'Halaman ini belum tersedia.'],
  ['an unknown partner', between, '99', 'Partner ini tidak ditemukan.'],
])('%s shows the way to all partners', async (_what, partnerInterim, id, text) => {
  await open(partnerInterim, id);
  expect(await screen.findByText(text)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Kumpulkan Poin' })).toHaveAttribute('href', '/earn-point');
});

test('a failure is the page’s error', async () => {
  server.use(onCall.get('/partnerearn/:clientId', () => failure(500)));
  const { platform } = await createTestPlatform({ member: aCustomer() });
  renderPage(page, { platform, path: '/interim', url: '/interim?id=11' });
  expect(await screen.findByRole('alert')).toHaveTextContent('Sistem sedang mengalami gangguan : 500');
});
