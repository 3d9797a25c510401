import { createApiError } from '@poku/platform/api';
import type { ApiErrorKind, PageModule } from '@poku/contract';
import { sessionProblem } from '@poku/platform';
import {
  aCustomer,
  createMemoryVault,
  createTestPlatform,
  envelope,
  failure,
  onCall,
  renderPage,
  startTestServer,
} from '@poku/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { RemoteUnavailableError } from '../remotes/remote-loader';
import { admit } from './guards';
import { RouteProblem } from './route-problem';

const server = startTestServer();
const TITLE = 'Kamu sedang offline';
const TEXT = 'Halaman ini butuh internet dan akan tampil lagi begitu kamu tersambung.';
const failed = (kind: ApiErrorKind) => createApiError({ kind, call: '/voucherlist' });

const isOnline = jest.spyOn(navigator, 'onLine', 'get');
afterEach(() => isOnline.mockReturnValue(true));
const comeBack = () => {
  isOnline.mockReturnValue(true);
  fireEvent(window, new Event('online'));
};

/** Opens a page whose loader fails until the network is back; `anew` counts the remotes that were asked for again. */
async function open(error: Error) {
  const { platform } = await createTestPlatform();
  let anew = 0;
  let reads = 0;
  const page: PageModule = {
    title: 'Tukar',
    loader: () => {
      reads += 1;
      return navigator.onLine && reads > 1 ? Promise.resolve(null) : Promise.reject(error);
    },
    Component: () => <p>Katalog</p>,
    ErrorBoundary: () => <RouteProblem onRetry={() => (anew += 1)} />,
  };
  const { findByRole } = renderPage(page, { platform, path: '/tukar' });
  return { panel: await findByRole('alert'), anew: () => anew, reads: () => reads };
}

test.each([
  ['a call that was not sent', failed('offline'), 0],
  ['a call that broke', failed('network'), 0],
  ['a remote that cannot be fetched', new RemoteUnavailableError('mfe-catalogue'), 1],
])('%s without a network is told as that, and heals by itself', async (_what, error, anew) => {
  isOnline.mockReturnValue(false);
  const page = await open(error);
  expect(page.panel).toHaveTextContent(TITLE);
  expect(page.panel).toHaveTextContent(TEXT);
  comeBack();
  expect(await screen.findByText('Katalog')).toBeInTheDocument();
  expect(page.anew()).toBe(anew);
});

test('a device that says twice that its network is back has the remote fetched once', async () => {
  isOnline.mockReturnValue(false);
  const page = await open(new RemoteUnavailableError('mfe-catalogue'));
  comeBack();
  comeBack();
  expect(await screen.findByText('Katalog')).toBeInTheDocument();
  expect([page.anew(), page.reads()]).toEqual([1, 2]);
});

test('a device that says late that it is offline has the problem told anew, and nothing else while it heals', async () => {
  const page = await open(failed('network'));
  expect(page.panel).toHaveTextContent('Sistem mengalami gangguan');
  isOnline.mockReturnValue(false);
  fireEvent(window, new Event('offline'));
  expect(screen.getByRole('alert')).toHaveTextContent(TITLE);
  isOnline.mockReturnValue(true);
  fireEvent(window, new Event('online'));
  expect(screen.queryByText('Sistem mengalami gangguan')).not.toBeInTheDocument();
  expect(await screen.findByText('Katalog')).toBeInTheDocument();
});

test.each([
  ['broke', failed('network'), 'Sistem mengalami gangguan'],
  ['took too long', failed('timeout'), 'Sistem mengalami gangguan'],
  ['was answered by something else', failed('malformed'), 'Sistem mengalami gangguan'],
  [
    'was answered with a 502',
    createApiError({ kind: 'http', call: '/voucherlist', code: 502 }),
    'Sistem sedang mengalami gangguan : 502',
  ],
])(
  'a call that %s while the device is online is a disturbance, and heals by itself',
  async (_, error, text) => {
    const { panel } = await open(error);
    expect(panel).toHaveTextContent(text);
    expect(panel).toHaveTextContent('Halaman ini akan tampil sendiri begitu sistem pulih.');
    fireEvent(document, new Event('visibilitychange'));
    expect(await screen.findByText('Katalog')).toBeInTheDocument();
  },
);

test.each([
  ['refused', createApiError({ kind: 'business', call: '/voucherlist', code: 20404, message: 'Tidak ada' })],
  ['does not know', createApiError({ kind: 'http', call: '/voucherlist', code: 404 })],
])('what the API %s is not asked for again by itself', async (_, error) => {
  const { panel, reads } = await open(error);
  comeBack();
  expect(panel).not.toHaveTextContent('sendiri');
  expect(reads()).toBe(1);
});

test('a page whose member could not be read says that they stay, and comes when they are read', async () => {
  const vault = createMemoryVault();
  const { platform, keeper, goOnline } = await createTestPlatform({
    member: aCustomer(),
    isOffline: true,
    vault: () => Promise.resolve(vault),
  });
  server.use(onCall.get('/customerdetail/:clientId', () => failure(502)));
  goOnline();
  await waitFor(() => expect(sessionProblem(platform.session$.value)).toMatchObject({ code: 502 }));
  const page: PageModule = {
    title: 'Riwayat',
    loader: ({ request }) => admit({ platform, keeper }, 'member', request).then(() => null),
    Component: () => <p>Transaksi</p>,
    ErrorBoundary: () => <RouteProblem onRetry={() => undefined} />,
  };
  renderPage(page, { platform, path: '/riwayat' });
  const panel = await screen.findByRole('alert');
  expect(panel).toHaveTextContent('Gagal mendapatkan update customer data. Sistem mengalami gangguan');
  expect(panel).toHaveTextContent('Kamu tetap masuk.');
  server.use(onCall.get('/customerdetail/:clientId', () => failure(503)));
  await act(() => keeper.lookAgain());
  expect(sessionProblem(platform.session$.value)).toMatchObject({ code: 503 });
  expect(panel).toHaveTextContent('Kamu tetap masuk.');
  server.use(onCall.get('/customerdetail/:clientId', () => envelope(aCustomer())));
  // Without `act`, which renders each state: a browser sees only the end of a load that is over at once.
  void keeper.lookAgain();
  expect(await screen.findByText('Transaksi')).toBeInTheDocument();
});
