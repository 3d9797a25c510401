import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { PageModule } from '@poku/contract';
import {
  aCustomer,
  createTestPlatform,
  envelope,
  networkFailure,
  onCall,
  renderPage,
  startTestServer,
} from '@poku/testing';
import { Widget } from './short-guide.widget';

const server = startTestServer();
const page: PageModule = { title: 'Beranda', Component: Widget };

async function openHome(loginStatus: '0' | '1') {
  const member = aCustomer({ loginStatus });
  const { platform } = await createTestPlatform({ member });
  const shown = renderPage(page, { platform, path: '/' });
  return { platform, shown, user: userEvent.setup({ delay: null }) };
}

test('closing the guide notes that it was seen, and the member is read again', async () => {
  let seen = 0;
  server.use(
    onCall.post('/finishonboarding', () => {
      seen += 1;
      return envelope();
    }),
    onCall.get('/customerdetail/:clientId', () => envelope(aCustomer())),
  );
  const { platform, user } = await openHome('0');
  expect(await screen.findByText('Langkah 1 dari 6')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Tutup' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await waitFor(() => expect(platform.session$.value).toMatchObject({ customer: { isOnboarded: true } }));
  expect(seen).toBe(1);
});

test('a failure stays quiet, and the guide comes again on the next visit', async () => {
  let tries = 0;
  server.use(
    onCall.post('/finishonboarding', (info) => {
      tries += 1;
      return networkFailure(info);
    }),
  );
  const { platform, shown, user } = await openHome('0');
  await user.click(await screen.findByRole('button', { name: 'Nanti saja' }));
  await waitFor(() => expect(tries).toBe(1));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  shown.unmount();
  renderPage(page, { platform, path: '/' });
  expect(await screen.findByRole('dialog')).toBeInTheDocument();
});

test('a member who has seen a guide sees none', async () => {
  const { shown } = await openHome('1');
  await waitFor(() => expect(shown.router.state.initialized).toBe(true));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});
