import { STORAGE_KEYS } from '@poku/domain/brand';
import { createPlatform } from '@poku/platform';
import {
  aCustomer,
  aFavorite,
  aVoucher,
  createMemoryStorage,
  createTestPlatform,
  envelope,
  failure,
  onCall,
  renderPage,
  startTestServer,
  type TestPlatformOptions,
} from '@poku/testing';
import { act, screen } from '@testing-library/react';
import { page } from './editorial-favourites.page';

const server = startTestServer();
const list = (response: Response) => server.use(onCall.get('/favoritvoucher', () => response));
const member = () => {
  server.use(onCall.get('/allfavoritvoucher/member-siti', () => envelope([aFavorite()])));
  return { member: aCustomer() };
};
const open = async (options: TestPlatformOptions = {}, url = '/favorit') => {
  const { platform } = await createTestPlatform(options);
  renderPage(page, { platform, path: '/favorit', url });
};

test('a guest sees the list without hearts, and is asked to sign up', async () => {
  list(envelope([aFavorite({ favoriteId: 'F7' })]));
  await open();
  expect(await screen.findByRole('link', { name: 'Kopi Susu Gratis' })).toHaveAttribute(
    'href',
    '/favorit?favoriteId=F7',
  );
  expect(screen.queryByRole('button', { name: /^Favorit/ })).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Daftar' })).toHaveAttribute('href', '/register');
  expect(screen.getByRole('link', { name: 'Masuk' })).toHaveAttribute(
    'href',
    '/login?redirectUri=%2Ffavorit',
  );
});

test('a member sees the hearts and no prompt', async () => {
  list(envelope([aFavorite()]));
  await open(member());
  expect(
    await screen.findByRole('button', { name: 'Favorit: Kopi Susu Gratis', pressed: true }),
  ).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Daftar' })).not.toBeInTheDocument();
});

test('as the first page of a visit it shows the hearts of a member who is not known yet', async () => {
  const options = member();
  list(envelope([aFavorite()]));
  server.use(onCall.get('/customerdetail/member-siti', () => envelope(options.member)));
  const known = JSON.stringify({ clientId: 'member-siti', points: {} });
  const { platform, keeper } = createPlatform({
    channel: null,
    isKnownPath: () => true,
    storage: createMemoryStorage({ [STORAGE_KEYS.session]: known }),
    tab: createMemoryStorage(),
  });
  renderPage(page, { platform, path: '/favorit' });
  await act(() => keeper.restore());
  expect(
    await screen.findByRole('button', { name: 'Favorit: Kopi Susu Gratis', pressed: true }),
  ).toBeInTheDocument();
});

test('a name that begins with its brand is shown without, since the brand stands above it', async () => {
  list(envelope([aFavorite({ productName: 'Kedai Senja Kopi Susu', brandName: 'Kedai Senja' })]));
  await open();
  expect(await screen.findByRole('link', { name: 'Kopi Susu' })).toBeInTheDocument();
  expect(screen.getByText('Kedai Senja')).toBeInTheDocument();
});

test('favoriteId shows that favourite, and leads to where it is bought', async () => {
  const asked: (string | null)[] = [];
  server.use(
    onCall.get('/favoritvoucherdetail', ({ request }) => {
      asked.push(new URL(request.url).searchParams.get('favoriteId'));
      return envelope({ ...aVoucher(), favoriteId: 'F7' });
    }),
  );
  await open({}, '/favorit?favoriteId=F7');
  expect(await screen.findByRole('heading', { name: 'Kopi Susu Gratis' })).toBeInTheDocument();
  expect(screen.getByText('Satu gelas kopi susu.')).toBeInTheDocument();
  expect(screen.getByText('Syarat dan Ketentuan')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Tukar Kupon Ini' })).toHaveAttribute(
    'href',
    '/voucher?id=voucher-kopi&redemptionId=rule-kopi&rewardItemId=reward-kopi',
  );
  expect(screen.getByRole('link', { name: 'Daftar' })).toBeInTheDocument();
  expect(asked).toEqual(['F7']);
});

test('a favourite that is not there leads to the list', async () => {
  server.use(onCall.get('/favoritvoucherdetail', () => envelope(undefined, 20404)));
  await open({}, '/favorit?favoriteId=F99');
  expect(await screen.findByText('Kupon pilihan ini sudah tidak ada.')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Lihat Kupon Pilihan' })).toHaveAttribute('href', '/favorit');
});

test('an empty list says so', async () => {
  list(envelope([]));
  await open();
  expect(await screen.findByText('Belum ada kupon favorit saat ini.')).toBeInTheDocument();
});

test('a failure is the page’s error', async () => {
  list(failure(500));
  await open();
  expect(await screen.findByRole('alert')).toBeInTheDocument();
});
