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

test('ending the first look notes that it was seen, and the member is read again', async () => {
  let seen = 0;
  server.use(
    onCall.post('/finishonboarding', () => {
      seen += 1;
      return envelope();
    }),
    onCall.get('/customerdetail/:clientId', () => envelope(aCustomer())),
  );
  const { platform, user } = await openHome('0');
  expect(await screen.findByText('Langkah 1 dari 3')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Berikutnya' }));
  await user.click(screen.getByRole('button', { name: 'Berikutnya' }));
  expect(seen).toBe(0);
  await user.click(screen.getByRole('button', { name: 'Mulai' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await waitFor(() => expect(platform.session$.value).toMatchObject({ customer: { isOnboarded: true } }));
  expect(seen).toBe(1);
});

const ringed = () =>
  [...document.querySelectorAll<HTMLElement>('[data-guide-stop]')]
    .filter(({ style }) => style.outline !== '')
    .map((part) => part.dataset.guideStop);

test('each card rings the part of the home that it tells of, also one that comes later, and nothing once it is over', async () => {
  server.use(
    onCall.post('/finishonboarding', () => envelope()),
    onCall.get('/customerdetail/:clientId', () => envelope(aCustomer())),
  );
  const seen = jest.fn();
  Element.prototype.scrollIntoView = seen;
  const parts = document.createElement('div');
  parts.innerHTML = '<div data-guide-stop="points"></div><div data-guide-stop="coupons"></div>';
  document.body.append(parts);
  const { user } = await openHome('0');
  expect(await screen.findByRole('heading', { name: 'Ini poin kamu' })).toBeInTheDocument();
  expect(screen.getByText(/^Sekarang 185\.000 poin\./)).toBeInTheDocument();
  expect(ringed()).toEqual(['points']);
  await user.click(screen.getByRole('button', { name: 'Berikutnya' }));
  expect(ringed()).toEqual([]);
  parts.insertAdjacentHTML('beforeend', '<div data-guide-stop="partners"></div>');
  await waitFor(() => expect(ringed()).toEqual(['partners']));
  await user.click(screen.getByRole('button', { name: 'Berikutnya' }));
  expect(ringed()).toEqual(['coupons']);
  expect(seen).toHaveBeenCalledTimes(3);
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(ringed()).toEqual([]);
  parts.remove();
});

test('the last card leads to the whole guide, whose end is noted', async () => {
  let seen = 0;
  server.use(
    onCall.post('/finishonboarding', () => {
      seen += 1;
      return envelope();
    }),
    onCall.get('/customerdetail/:clientId', () => envelope(aCustomer())),
  );
  const { user } = await openHome('0');
  await user.click(await screen.findByRole('button', { name: 'Berikutnya' }));
  await user.click(screen.getByRole('button', { name: 'Berikutnya' }));
  await user.click(screen.getByRole('button', { name: 'Panduan lengkap' }));
  expect(screen.getByText('Langkah 1 dari 6')).toBeInTheDocument();
  expect(seen).toBe(0);
  await user.click(screen.getByRole('button', { name: 'Tutup' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await waitFor(() => expect(seen).toBe(1));
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
