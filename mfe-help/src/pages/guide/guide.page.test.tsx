import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createTestPlatform, renderPage, startTestServer, type TestPlatformOptions } from '@poku/testing';
import { page } from './guide.page';

startTestServer();
afterEach(() => window.history.replaceState(null, ''));

async function openGuide(url = '/about', options: TestPlatformOptions = {}) {
  const { platform } = await createTestPlatform(options);
  const shown = renderPage(page, {
    platform,
    path: '/about',
    url,
    routes: {
      '/': 'Beranda',
      '/about-poku': 'Tentang Poku',
      '/earn-point': 'Kumpulkan Poin',
      '/add-partner': 'Tambahkan Partner',
      '/tukar': 'Katalog Kupon',
    },
  });
  await screen.findByText(/Langkah \d dari 4/);
  return { ...shown, user: userEvent.setup({ delay: null }) };
}

const title = () => screen.getByRole('heading', { level: 2 }).textContent;
const shows = (name: string) => screen.findByRole('heading', { level: 2, name });
const press = (name: string) => screen.getByRole('button', { name });

test('the four cards follow each other, and the address follows them', async () => {
  const { user, address } = await openGuide();
  expect(title()).toBe('Apa itu Poku?');
  await user.click(press('Berikutnya'));
  await shows('Partner loyalitas');
  await waitFor(() => expect(address()).toBe('/about?guide=1'));
  await user.click(press('Berikutnya'));
  await shows('Kumpulkan poin');
  await user.click(press('Berikutnya'));
  await shows('Tukar poin');
  expect(screen.getByText('Langkah 4 dari 4')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Berikutnya' })).not.toBeInTheDocument();
  await user.click(press('Sebelumnya'));
  await shows('Kumpulkan poin');
  await waitFor(() => expect(address()).toBe('/about?guide=2'));
});

test('nothing leads back from the first card, and what turned to it gives the focus to the way on', async () => {
  const { user } = await openGuide('/about?guide=1');
  await user.click(press('Sebelumnya'));
  await shows('Apa itu Poku?');
  expect(screen.queryByRole('button', { name: 'Sebelumnya' })).not.toBeInTheDocument();
  expect(press('Berikutnya')).toHaveFocus();
});

test('the last card ends the guide where the visitor came from', async () => {
  const { user, router, address } = await openGuide();
  await act(() => router.navigate('/about-poku'));
  await act(() => router.navigate('/about?guide=3'));
  window.history.replaceState({ idx: 2 }, '');
  await user.click(await screen.findByRole('button', { name: 'Selesai' }));
  await waitFor(() => expect(address()).toBe('/about-poku'));
});

test('a shared link shows its card', async () => {
  await openGuide('/about?guide=2');
  expect(title()).toBe('Kumpulkan poin');
});

test.each(['/about?guide=4', '/about?guide=-1', '/about?guide=x', '/about?guide='])(
  '%s is no card, so the first is shown',
  async (url) => {
    await openGuide(url);
    expect(title()).toBe('Apa itu Poku?');
  },
);

test('the card of a navigation state is shown and stands in the address from then on', async () => {
  const { router, address } = await openGuide();
  await act(() => router.navigate('/'));
  await act(() => router.navigate('/about', { state: { guide: 3 } }));
  await shows('Tukar poin');
  await waitFor(() => expect(address()).toBe('/about?guide=3'));
});

test.each([
  [1, 'Lihat partner', '/earn-point'],
  [2, 'Hubungkan partner', '/add-partner'],
  [3, 'Tukar poin', '/tukar'],
])('card %i leads by "%s" to %s', async (card, action, to) => {
  const { user, address } = await openGuide(`/about?guide=${card}`);
  await user.click(screen.getByRole('link', { name: action }));
  await waitFor(() => expect(address()).toBe(to));
});

test('a card whose page is not there leads nowhere', async () => {
  await openGuide('/about?guide=1', { isKnownPath: (path) => path !== '/earn-point' });
  expect(title()).toBe('Partner loyalitas');
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});

test('the first card goes back to where the visitor came from, whatever was turned before', async () => {
  const { user, router, address } = await openGuide();
  await act(() => router.navigate('/about-poku'));
  await act(() => router.navigate('/about'));
  window.history.replaceState({ idx: 2 }, '');
  await user.click(press('Berikutnya'));
  await shows('Partner loyalitas');
  await user.click(press('Sebelumnya'));
  await shows('Apa itu Poku?');
  await user.click(press('Kembali'));
  await waitFor(() => expect(address()).toBe('/about-poku'));
});

test('for a visitor who came straight to it, the first card leads home', async () => {
  const { user, address } = await openGuide();
  await user.click(press('Kembali'));
  await waitFor(() => expect(address()).toBe('/'));
});

test('a swipe and the arrow keys turn, not past the ends', async () => {
  const { user, address } = await openGuide('/about?guide=2');
  const swipe = (from: number, to: number) => {
    fireEvent.touchStart(document, { touches: [{ clientX: from, clientY: 200 }] });
    fireEvent.touchEnd(document, { changedTouches: [{ clientX: to, clientY: 210 }] });
  };
  swipe(300, 100);
  await shows('Tukar poin');
  swipe(300, 100);
  await user.keyboard('{ArrowLeft}');
  await shows('Kumpulkan poin');
  swipe(100, 300);
  await shows('Partner loyalitas');
  await waitFor(() => expect(address()).toBe('/about?guide=1'));
});
