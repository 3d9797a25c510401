import { createApiError } from '@poku/platform/api';
import { createMemoryRouter, Outlet, RouterProvider } from '@poku/kit/router';
import { createTestPlatform, TestFrame } from '@poku/testing';
import { act, render, screen, waitFor } from '@testing-library/react';
import type { EmbedContext } from './embed-context';
import { pageRoute } from './page-route';

/** Opens the catalogue, which fails until `answer` is called when `isDown`, beside a category. */
async function open({ isDown = false, ...changes }: Partial<EmbedContext> & { readonly isDown?: boolean }) {
  let isUp = !isDown;
  const { platform } = await createTestPlatform({});
  const context: EmbedContext = {
    platform,
    plan: { start: '/tukar', list: '/tukar', limit: undefined, layout: 'grid', language: 'id' },
    site: 'https://poku.example',
    leave: () => undefined,
    onNoStart: () => undefined,
    onShown: () => undefined,
    onProblem: () => undefined,
    ...changes,
  };
  const loader = () => {
    if (!isUp)
      throw createApiError({ kind: 'business', call: '/voucherlist', code: 500, message: 'Gangguan' });
    return null;
  };
  const page = (title: string) => () =>
    Promise.resolve({ page: { title, loader, Component: () => <p>{title}</p> } });
  const router = createMemoryRouter(
    [
      {
        Component: Outlet,
        HydrateFallback: () => null,
        children: [
          pageRoute(context, '/tukar', page('Katalog')),
          pageRoute(context, '/kategori/:categoryId', page('Kategori')),
        ],
      },
    ],
    { initialEntries: ['/tukar'] },
  );
  render(
    <TestFrame platform={platform}>
      <RouterProvider router={router} />
    </TestFrame>,
  );
  return { router, answer: () => (isUp = true) };
}

test('whatever who hears of a page gives back, the next page is shown', async () => {
  const { router } = await open({ onShown: () => true });
  expect(await screen.findByText('Katalog')).toBeInTheDocument();
  await act(() => router.navigate('/kategori/1'));
  expect(await screen.findByText('Kategori')).toBeInTheDocument();
  await act(() => router.navigate('/tukar'));
  expect(await screen.findByText('Katalog')).toBeInTheDocument();
});

test('a page that failed is shown by another try, also when it answers at once', async () => {
  const problems: unknown[] = [];
  const shown: unknown[] = [];
  const page = await open({
    isDown: true,
    onProblem: (problem) => problems.push(problem),
    onShown: (data) => shown.push(data),
  });
  const retry = await screen.findByRole('button', { name: 'Coba lagi' });
  expect(problems).toEqual([{ code: 'api', message: 'Gangguan' }]);
  page.answer();
  // Not in `act`, which renders each state: a browser sees only the end of a load that is over at once.
  await waitFor(() => retry.click());
  expect(await screen.findByText('Katalog')).toBeInTheDocument();
  expect(shown).toEqual([null]);
});
