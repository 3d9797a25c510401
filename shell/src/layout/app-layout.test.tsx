import type { PageLayout, PartnerBrand, RouteAccess } from '@poku/contract';
import { createMemoryRouter, RouterProvider } from '@poku/kit/router';
import { usePageTitle } from '@poku/platform';
import { aCustomer, createTestPlatform, startTestServer, TestFrame } from '@poku/testing';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect, useState } from 'react';
import type { RouteHandle } from '../routes/route-handle';
import { AppLayout } from './app-layout';

startTestServer();
beforeAll(() => jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined));
afterAll(() => jest.restoreAllMocks());

const garuda: PartnerBrand = {
  slug: 'garuda',
  partnerId: '10',
  name: 'Garuda Motor',
  logo: '/media/partners/garuda.svg',
};

/** What has the focus when the effects of a page begin. */
let focusedOnArrival: string | null | undefined;
const Profile = () => {
  useEffect(() => {
    focusedOnArrival = document.activeElement?.textContent;
  }, []);
  return 'Isi profil';
};

/** Says what it shows, which comes later. */
const Titled = () => {
  const [name, setName] = useState<string | null>(null);
  usePageTitle(name);
  return (
    <button type="button" onClick={() => setName('Satu')}>
      Muat
    </button>
  );
};

/** Opens '/riwayat', framed as the layout says. Default for a member. */
async function open(layout: PageLayout, partner: PartnerBrand | null, access: RouteAccess = 'member') {
  const { platform } = await createTestPlatform({
    ...(access === 'member' && { member: aCustomer() }),
    config: { partner },
  });
  const handle: RouteHandle = {
    kind: 'remote',
    claim: { path: '/riwayat', access, page: 'history', layout },
    page: () => ({ title: 'Riwayat' }),
  };
  const children = [
    { path: '/riwayat', handle, element: 'Isi riwayat' },
    { path: '/profil', handle, Component: Profile },
    { path: '/riwayat/satu', handle, Component: Titled },
    { path: '*', element: 'Lain' },
  ];
  const router = createMemoryRouter([{ Component: AppLayout, children }], { initialEntries: ['/riwayat'] });
  render(
    <TestFrame platform={platform}>
      <RouterProvider router={router} />
    </TestFrame>,
  );
  await screen.findByRole('heading', { name: 'Riwayat' });
  return router;
}

test("a place of the hidden menu leads back to the partner's dashboard", async () => {
  const router = await open('tab', garuda);
  expect(screen.getByText('Garuda Motor')).toBeInTheDocument();
  expect(screen.queryByRole('navigation', { name: 'Menu utama' })).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Kembali' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard'));
});

test('on our own origin a place of the menu has the menu and no way back', async () => {
  await open('tab', null);
  expect(screen.getByRole('navigation', { name: 'Menu utama' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Kembali' })).not.toBeInTheDocument();
});

test.each([
  ['on our own origin', null, 'member', 1],
  ["on a partner's origin", garuda, 'member', 0],
  ['of a guest', null, 'public', 0],
] as const)('a focused page %s has the rail of a desk: %#', async (_, partner, access, rails) => {
  await open('focus', partner, access);
  const hidden = { name: 'Menu utama', hidden: true };
  expect(screen.queryAllByRole('navigation', hidden)).toHaveLength(rails);
});

test('any other page leads back to where its visitor came from, home when that is nowhere', async () => {
  const router = await open('page', garuda);
  await userEvent.click(screen.getByRole('button', { name: 'Kembali' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/'));
});

test('the heading has the focus as soon as the next page stands, before any key can be pressed there', async () => {
  const router = await open('page', null);
  expect(document.body).toHaveFocus();
  await act(() => router.navigate('/profil'));
  expect(focusedOnArrival).toBe('Riwayat');
});

test('the document is called by what a page shows, while it shows it; the header keeps its title', async () => {
  const router = await open('page', null);
  expect(document.title).toBe('Riwayat · Poku');
  await act(() => router.navigate('/riwayat/satu'));
  expect(document.title).toBe('Riwayat · Poku');
  await userEvent.click(screen.getByRole('button', { name: 'Muat' }));
  expect(document.title).toBe('Satu · Poku');
  expect(screen.getByRole('heading', { level: 1, name: 'Riwayat' })).toBeInTheDocument();
  await act(() => router.navigate('/riwayat'));
  expect(document.title).toBe('Riwayat · Poku');
});
