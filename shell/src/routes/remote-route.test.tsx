import type { PageModule } from '@poku/contract';
import { useMember } from '@poku/platform';
import { createMemoryRouter, RouterProvider } from '@poku/kit/router';
import { aCustomer, createTestPlatform, TestFrame } from '@poku/testing';
import { act, render, screen } from '@testing-library/react';
import { remoteRoute } from './remote-route';

/** A page of members that waits for `ready`. */
const pageOf = (ready: Promise<unknown>): PageModule => ({
  title: 'Rahasia',
  loader: () => ready,
  Component: function Secret() {
    return <p>Halo, {useMember().customer.name}</p>;
  },
});

/** Opens the page for a member whose session ends before the page is there, or after. */
async function open(endsBefore: boolean) {
  const { platform, keeper } = await createTestPlatform({ member: aCustomer() });
  const ready = { resolve: (): void => undefined };
  const page = pageOf(new Promise<void>((resolve) => (ready.resolve = resolve)));
  const remotes = {
    page: () => Promise.resolve(page),
    widget: () => Promise.reject(new Error('no widgets here')),
    loadedPage: () => page,
    threw: () => undefined,
    repair: () => false,
    prepare: () => Promise.resolve(),
    present: () => undefined,
    discard: () => undefined,
    replace: () => Promise.resolve(),
    subscribe: () => () => undefined,
    loadedWidget: () => undefined,
  };
  const route = remoteRoute({ platform, keeper, remotes }, 'mfe-a', {
    path: '/a',
    access: 'member',
    page: 'a',
  });
  const router = createMemoryRouter([{ path: '/', element: 'Beranda' }, route], { initialEntries: ['/'] });
  render(
    <TestFrame platform={platform}>
      <RouterProvider router={router} />
    </TestFrame>,
  );
  const end = () => act(() => platform.events.publish('session.ended', { reason: 'expired' }));
  const arrive = async () => {
    ready.resolve();
    await moved;
  };
  const moved = act(() => router.navigate('/a'));
  if (endsBefore) end();
  await arrive();
  if (!endsBefore) end();
}

test('a session that ends while a page is on its way shows neither the page nor a failure', async () => {
  await open(true);
  expect(screen.queryByText('Beranda')).not.toBeInTheDocument();
  expect(screen.queryByText(/Halo/)).not.toBeInTheDocument();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('a page that stands stays as it is until the guard leads away', async () => {
  await open(false);
  expect(screen.getByText('Halo, Siti Rahma')).toBeInTheDocument();
});
