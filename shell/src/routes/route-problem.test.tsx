import { createApiError } from '@poku/shared/api';
import type { ApiErrorKind, PageModule } from '@poku/shared/contract';
import { createTestPlatform, renderPage } from '@poku/shared/testing';
import { fireEvent, screen } from '@testing-library/react';
import { RemoteUnavailableError } from '../remotes/remote-loader';
import { RouteProblem } from './route-problem';

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

test('a call that broke while the device is online is a disturbance, and heals when the tab is shown again', async () => {
  const { panel } = await open(failed('network'));
  expect(panel).toHaveTextContent('Sistem mengalami gangguan');
  fireEvent(document, new Event('visibilitychange'));
  expect(await screen.findByText('Katalog')).toBeInTheDocument();
});

test('what the API refused is not asked for again by itself', async () => {
  const { panel, reads } = await open(createApiError({ kind: 'http', call: '/voucherlist', code: 500 }));
  comeBack();
  expect(panel).toHaveTextContent('500');
  expect(reads()).toBe(1);
});
