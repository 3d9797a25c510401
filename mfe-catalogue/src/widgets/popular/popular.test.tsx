import {
  aCustomer,
  aVoucher,
  createTestPlatform,
  envelope,
  failure,
  onCall,
  renderPage,
  startTestServer,
  type TestPlatformOptions,
} from '@poku/shared/testing';
import { Slot } from '@poku/shared/platform';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Widget } from './popular.widget';

const server = startTestServer();

function Home() {
  return (
    <Slot
      name="dashboard"
      skeleton={() => null}
      failed={(retry) => (
        <button type="button" onClick={retry}>
          Coba lagi
        </button>
      )}
    />
  );
}

const open = async (answer: () => Response, config: TestPlatformOptions['config'] = {}) => {
  server.use(onCall.get('/getpopularvoucher/:clientId', answer));
  const widgets = [{ id: 'mfe-catalogue/popular', heightPx: 100, load: () => Promise.resolve(Widget) }];
  const { platform } = await createTestPlatform({
    member: aCustomer(),
    slots: { widgets: () => widgets },
    config,
  });
  return renderPage({ Component: Home, title: 'Beranda' }, { platform, path: '/' });
};

test('shows the popular coupons in a row with the way to all of them', async () => {
  await open(() => envelope([aVoucher()]));
  expect(await screen.findByRole('link', { name: 'Kopi Susu Gratis' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Lihat Semua: Kupon Populer' })).toHaveAttribute('href', '/tukar');
});

test("on a partner's home they are what we recommend", async () => {
  const partner = {
    slug: 'garuda',
    partnerId: '10',
    name: 'Garuda Motor',
    logo: '/media/partners/garuda.svg',
  } as const;
  await open(() => envelope([aVoucher()]), { partner });
  expect(await screen.findByRole('heading', { name: 'Rekomendasi Kami' })).toBeInTheDocument();
});

test('says quietly that nothing is popular', async () => {
  await open(() => envelope([]));
  expect(await screen.findByText('Belum ada kupon populer saat ini.')).toBeInTheDocument();
});

test('a failure leaves the slot its way to try again, which heals it', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  await open(() => failure(500));
  const retry = await screen.findByRole('button', { name: 'Coba lagi' });
  server.use(onCall.get('/getpopularvoucher/:clientId', () => envelope([aVoucher()])));
  await userEvent.click(retry);
  expect(await screen.findByRole('link', { name: 'Kopi Susu Gratis' })).toBeInTheDocument();
  jest.restoreAllMocks();
});
