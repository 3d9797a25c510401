import type { PartnerBrand } from '@poku/contract';
import { createMemoryRouter, RouterProvider } from '@poku/kit/router';
import { aCustomer, createTestPlatform, TestFrame, type TestPlatformOptions } from '@poku/testing';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HomeSearch } from './home-search';

const garuda: PartnerBrand = {
  partnerId: '10',
  slug: 'garuda',
  name: 'Garuda Motor',
  logo: '/media/partners/garuda.svg',
};
const open = async (options: TestPlatformOptions = {}) => {
  const { platform } = await createTestPlatform({ member: aCustomer(), ...options });
  const router = createMemoryRouter([
    { path: '/', Component: HomeSearch },
    {
      path: '/tukar',
      Component: () => (
        <div role="search">
          <input aria-label="Cari" />
        </div>
      ),
    },
  ]);
  render(
    <TestFrame platform={platform}>
      <RouterProvider router={router} />
    </TestFrame>,
  );
  return router;
};

test('leads into the search of the catalogue, ready to type', async () => {
  history.replaceState(null, '', '/tukar');
  await open();
  await userEvent.click(await screen.findByRole('link', { name: 'Cari kupon' }));
  expect(await screen.findByRole('textbox', { name: 'Cari' })).toHaveFocus();
  history.replaceState(null, '', '/');
});

test.each<readonly [string, TestPlatformOptions]>([
  ['of a partner', { config: { partner: garuda } }],
  ['without a catalogue', { isKnownPath: () => false }],
])('on a home %s there is none', async (_, options) => {
  await open(options);
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});
