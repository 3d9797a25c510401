import { render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider, useLoaderData } from '../router';
import { type LoadAgain, useLoadAgain } from './use-load-again';

/** Opens a page that fails until `answer` is called; its answers come at once. */
async function open(address: string) {
  let isUp = false;
  let reads = 0;
  let panel: LoadAgain | undefined;
  const Problem = () => {
    panel = useLoadAgain();
    return <p role="alert">Gagal</p>;
  };
  const router = createMemoryRouter(
    [
      {
        path: '/riwayat',
        loader: () => {
          reads += 1;
          if (!isUp) throw new Error('down');
          return 'Transaksi';
        },
        Component: () => <p>{useLoaderData<string>()}</p>,
        ErrorBoundary: Problem,
        HydrateFallback: () => null,
      },
      { path: '/tukar', Component: () => <p>Katalog</p> },
      { path: '/profil', loader: () => new Promise<never>(() => undefined), Component: () => null },
    ],
    { initialEntries: ['/riwayat', address] },
  );
  render(<RouterProvider router={router} />);
  await screen.findByRole('alert');
  // Not in `act`, which renders each state: a browser sees only the end of a load that is over at once.
  const loadAgain = () => waitFor(() => panel?.loadAgain());
  return { router, loadAgain, answer: () => (isUp = true), reads: () => reads };
}

test.each(['/riwayat', '/riwayat?tab=raih#baris'])(
  'a page that answers at once is shown (%s)',
  async (address) => {
    const page = await open(address);
    page.answer();
    await page.loadAgain();
    expect(await screen.findByText('Transaksi')).toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(page.router.createHref(page.router.state.location)).toBe(address);
  },
);

test('a page that fails again keeps its panel, and what it is asked then counts', async () => {
  const page = await open('/riwayat');
  await page.loadAgain();
  expect(page.reads()).toBe(2);
  expect(await screen.findByRole('alert')).toBeInTheDocument();
  page.answer();
  await page.loadAgain();
  expect(await screen.findByText('Transaksi')).toBeInTheDocument();
});

test.each(['/tukar', '/profil'])('who has just left for %s is not brought back', async (address) => {
  const page = await open('/riwayat');
  // Before the panel has seen that somebody leaves.
  void page.router.navigate(address);
  await page.loadAgain();
  expect(page.reads()).toBe(1);
  const { location, navigation } = page.router.state;
  expect((navigation.location ?? location).pathname).toBe(address);
});
