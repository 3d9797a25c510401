import { screen, within } from '@testing-library/react';
import {
  aCustomer,
  aLinkageItem,
  createTestPlatform,
  envelope,
  failure,
  onCall,
  renderPage,
  startTestServer,
} from '@poku/testing';
import { page } from './partner-list.page';

const server = startTestServer();

async function openPartners() {
  const { platform } = await createTestPlatform({ member: aCustomer() });
  return renderPage(page, { platform, path: '/partner-linkage' });
}

test('each partner says what it offers and whether it is linked', async () => {
  server.use(
    onCall.get('/partnercoalition/member-siti', () =>
      envelope([
        aLinkageItem({ linked: 1 }),
        aLinkageItem({ partnerId: '9', partnerName: 'RumahNet', description: 'Internet rumah' }),
        aLinkageItem({ partnerId: '11', partnerName: 'FitNusa', linkable: 0 }),
      ]),
    ),
  );
  await openPartners();
  const [nusapoin, rumahnet, fitnusa] = await screen.findAllByRole('listitem');
  if (!nusapoin || !rumahnet || !fitnusa) throw new Error('three partners are expected');
  expect(within(nusapoin).getByRole('heading', { name: 'NusaPoin' })).toBeInTheDocument();
  expect(within(nusapoin).getByText('Terhubung')).toBeInTheDocument();
  expect(within(rumahnet).getByText('Internet rumah')).toBeInTheDocument();
  expect(within(rumahnet).getByText('Belum terhubung')).toBeInTheDocument();
  expect(within(fitnusa).getByText('Segera hadir')).toBeInTheDocument();
  expect(screen.getByText('1 dari 3 partner terhubung')).toBeInTheDocument();
});

test('a linked partner stays linked in the list while new links are closed', async () => {
  server.use(
    onCall.get('/partnercoalition/member-siti', () => envelope([aLinkageItem({ linked: 1, linkable: 0 })])),
  );
  await openPartners();
  expect(await screen.findByText('Terhubung')).toBeInTheDocument();
});

test('without any partner the page says so and leads home', async () => {
  server.use(onCall.get('/partnercoalition/member-siti', () => envelope([])));
  await openPartners();
  expect(await screen.findByText('Belum ada partner yang bisa dihubungkan.')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Kembali ke Beranda' })).toHaveAttribute('href', '/');
});

test('a failed call is the error of the page', async () => {
  server.use(onCall.get('/partnercoalition/member-siti', () => failure(500)));
  await openPartners();
  expect(await screen.findByRole('alert')).toHaveTextContent('Sistem sedang mengalami gangguan : 500');
});

test('the page is called Daftar Partner', () => {
  expect(page.title).toBe('Daftar Partner');
});
