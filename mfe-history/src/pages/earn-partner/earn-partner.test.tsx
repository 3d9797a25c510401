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
  type WireEarnPartner,
} from '@poku/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { page } from './earn-partner.page';

const server = startTestServer();
const openTab = jest.fn();
beforeEach(() => {
  openTab.mockClear();
  window.open = openTab;
});

const open = async (partner: Partial<WireEarnPartner> = {}, id = '11') => {
  const reported: unknown[] = [];
  server.use(
    onCall.get('/partnerearn/:clientId', () => envelope([anEarnPartner(partner)])),
    onCall.post('/reportearnpartner', async ({ request }) => {
      reported.push(await request.json());
      return envelope();
    }),
  );
  const { platform } = await createTestPlatform({ member: aCustomer() });
  const routes = { '/interim': 'Di antara', '/earn-point': 'Semua partner' };
  const url = `/earn-partner?id=${id}`;
  return { reported, ...renderPage(page, { platform, path: '/earn-partner', url, routes }) };
};
const access = () => screen.findByRole('link', { name: 'AKSES FitNusa' });
const interim = {
  title: 'Selamat datang',
  image: '/media/partners/fitnusa.svg',
  description: '<p>Halo</p>',
  redirectUrl: 'https://fitnusa.example/poku',
};

test('shows the partner, its texts, and when points come', async () => {
  await open();
  expect(await screen.findByRole('heading', { name: 'FitNusa' })).toBeInTheDocument();
  expect(screen.getByText('Jl. Sudirman No. 11, Jakarta')).toBeInTheDocument();
  expect(screen.getByText('Poin dari setiap kelas.')).toBeVisible();
  expect(screen.getByText('Pesan kelas.')).not.toBeVisible();
  await userEvent.click(screen.getByText('Cara Mendapatkan Poin'));
  expect(screen.getByText('Pesan kelas.')).toBeVisible();
  await userEvent.click(screen.getByText('Syarat dan Ketentuan'));
  expect(screen.getByText('Berlaku di semua studio.')).toBeVisible();
  expect(screen.getByText('Poin masuk paling lambat 1x24 jam setelah checkout.')).toBeInTheDocument();
});

test('says what a purchase gives, and what the first one gives on top', async () => {
  const firstPurchase = { firstPurchasePoints: 250, firstPurchaseMinimumRupiah: null };
  await open({ partnerEarnReward: anEarnReward({ firstPurchase, rewardIsMost: 1 }) });
  expect(await screen.findByText('Sampai 1 poin tiap Rp1.000')).toBeInTheDocument();
  expect(screen.getByText('+250 poin di belanja pertama')).toBeInTheDocument();
});

test('a press reports the visit and opens the partner’s site beside the page a moment later', async () => {
  const { reported } = await open();
  const link = await access();
  expect(link).toHaveAttribute('href', 'https://fitnusa.example/');
  expect(link).toHaveAttribute('target', '_blank');
  expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  const pressedAt = performance.now();
  await userEvent.dblClick(link);
  await waitFor(() => expect(openTab).toHaveBeenCalled());
  expect(performance.now() - pressedAt).toBeGreaterThanOrEqual(290);
  expect(openTab.mock.calls).toEqual([['https://fitnusa.example/', '_blank', 'noopener,noreferrer']]);
  expect(reported[0]).toEqual({ clientId: 'member-siti', partnerId: '11' });
});

test('a visit that cannot be reported opens all the same', async () => {
  await open();
  const link = await access();
  server.use(onCall.post('/reportearnpartner', () => failure(500)));
  await userEvent.click(link);
  await waitFor(() => expect(openTab).toHaveBeenCalledTimes(1));
});

test('a page in between comes first', async () => {
  const view = await open({ partnerInterim: interim });
  await userEvent.click(await access());
  expect(await screen.findByText('Di antara')).toBeInTheDocument();
  expect(view.address()).toBe('/interim?id=11');
  await waitFor(() => expect(view.reported).toHaveLength(1));
  expect(openTab).not.toHaveBeenCalled();
});

test('a partner without a site leads back to all partners', async () => {
  const view = await open({ partnerUrl: '' });
  await userEvent.click(await access());
  expect(await screen.findByText('Semua partner')).toBeInTheDocument();
  expect(view.address()).toBe('/earn-point');
  expect(openTab).not.toHaveBeenCalled();
});

test('an address that a browser would run is no site', async () => {
  await open({ partnerUrl: 'javascript:alert(1)' });
  expect(await access()).toHaveAttribute('href', '/earn-point');
});

test.each(['', '99'])('an address with the id "%s" shows the way to all partners', async (id) => {
  await open({}, id);
  expect(await screen.findByText('Partner ini tidak ditemukan.')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Kumpulkan Poin' })).toHaveAttribute('href', '/earn-point');
});

test('what the operators wrote runs nothing', async () => {
  const description = '<p>Aman</p><img src=x onerror="document.title=1"><script>document.title=1</script>';
  const view = await open({ partnerEarnDetail: { description, howTo: '', tc: '' } });
  expect(await screen.findByText('Aman')).toBeInTheDocument();
  expect(view.container.querySelector('script, img[onerror]')).toBeNull();
  // A text that is not there has no title either.
  expect(screen.queryByText('Cara Mendapatkan Poin')).not.toBeInTheDocument();
});

test('a failure is the page’s error', async () => {
  await open();
  await access();
  server.use(onCall.get('/partnerearn/:clientId', () => failure(500)));
  const { platform } = await createTestPlatform({ member: aCustomer() });
  renderPage(page, { platform, path: '/earn-partner', url: '/earn-partner?id=11' });
  expect(await screen.findByRole('alert')).toHaveTextContent('Sistem sedang mengalami gangguan : 500');
});
