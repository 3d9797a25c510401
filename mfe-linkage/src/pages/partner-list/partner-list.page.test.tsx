import { screen, waitFor, within } from '@testing-library/react';
import {
  aCustomer,
  aLinkageItem,
  aPartnerPoint,
  createTestPlatform,
  envelope,
  failure,
  onCall,
  renderPage,
  startTestServer,
} from '@poku/testing';
import { page } from './partner-list.page';

const server = startTestServer();
const balancesAre = (answer: () => Response) => onCall.get('/customerpartnerpoin/:clientId', answer);
beforeEach(() => server.use(balancesAre(() => envelope([]))));

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

test('a linked partner shows its points, any other none; without them the list is whole', async () => {
  server.use(
    onCall.get('/partnercoalition/member-siti', () =>
      envelope([
        aLinkageItem({ partnerId: '2', linked: 1 }),
        aLinkageItem({ partnerId: '9', partnerName: 'RumahNet' }),
      ]),
    ),
    balancesAre(() =>
      envelope([
        aPartnerPoint({ partnerId: '2', partnerPokuPoin: 48_000 }),
        aPartnerPoint({ partnerId: '9', partnerPokuPoin: 1_800 }),
      ]),
    ),
  );
  const { unmount } = await openPartners();
  expect(await screen.findByText(/^48\.000/)).toBeInTheDocument();
  expect(screen.queryByText(/^1\.800/)).not.toBeInTheDocument();
  unmount();
  let reads = 0;
  server.use(
    balancesAre(() => {
      reads += 1;
      return failure(500);
    }),
  );
  await openPartners();
  expect(await screen.findByText('Terhubung')).toBeInTheDocument();
  await waitFor(() => expect(reads).toBe(1));
  expect(screen.queryByText(/^48\.000/)).not.toBeInTheDocument();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
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
