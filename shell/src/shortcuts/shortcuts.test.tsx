import { STORAGE_PREFIX } from '@poku/domain/brand';
import { createMemoryRouter, RouterProvider } from '@poku/kit/router';
import { aCustomer, createTestPlatform, TestFrame } from '@poku/testing';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MENU } from '../layout/menu';
import { placesOf } from './places';
import { createPreference, SHORTCUTS_KEY } from './preference';
import { Shortcuts } from './shortcuts';

afterEach(() => localStorage.clear());

const PAGES = {
  '/': 'Beranda',
  '/riwayat': 'Riwayat',
  '/kategori/1': (
    <div role="search">
      <input aria-label="Cari kupon" type="search" defaultValue="kopi" />
    </div>
  ),
};

interface Options {
  readonly isGuest?: boolean;
  readonly known?: readonly string[];
  readonly at?: keyof typeof PAGES;
  /** What the catalogue has. Default a button that stands for its field. */
  readonly catalogue?: React.ReactNode;
}

async function open({ isGuest = false, known, at = '/', catalogue }: Options = {}) {
  const isKnownPath = (path: string) => known?.includes(path) ?? true;
  const { platform } = await createTestPlatform(
    isGuest ? { isKnownPath } : { member: aCustomer(), isKnownPath },
  );
  const handlePress = jest.fn();
  const router = createMemoryRouter(
    [
      ...Object.entries(PAGES).map(([path, element]) => ({ path, element })),
      {
        path: '/tukar',
        element: catalogue ?? (
          <div role="search">
            <button type="button" onClick={handlePress}>
              Cari
            </button>
          </div>
        ),
      },
      { path: '*', element: 'Lain' },
    ],
    { initialEntries: [at] },
  );
  render(
    <TestFrame platform={platform}>
      <RouterProvider router={router} />
      <Shortcuts router={router as never} preference={createPreference()} />
    </TestFrame>,
  );
  const path = () => router.state.location.pathname;
  return { user: userEvent.setup({ delay: null }), router, path, handlePress };
}
const opener = () => screen.queryByRole('button', { name: 'Pintasan keyboard' });
const dialog = () => screen.getByRole('dialog', { name: 'Pintasan keyboard' });

test('every place of the menu has a letter of its own', () => {
  const letters = placesOf({ isKnownPath: () => true }).map(({ letter }) => letter);
  expect(letters).toHaveLength(MENU.length);
  expect(new Set(letters)).toHaveProperty('size', MENU.length);
});

test.each([
  ['b', '/'],
  ['t', '/tukar'],
  ['k', '/raih'],
  ['r', '/riwayat'],
  ['p', '/profil'],
])('g and then %s leads to %s', async (letter, to) => {
  const { user, path } = await open({ at: '/kategori/1' });
  await user.keyboard(`g${letter}`);
  await waitFor(() => expect(path()).toBe(to));
});

test('a letter of no place, and of a place that is not there, leads nowhere', async () => {
  const { user, path } = await open({ known: ['/', '/riwayat'] });
  await user.keyboard('gxgp');
  expect(path()).toBe('/');
  await user.keyboard('gr');
  await waitFor(() => expect(path()).toBe('/riwayat'));
});

test('a slash goes into the search of the page, and what is typed takes the place of what was searched for', async () => {
  const { user, path } = await open({ at: '/kategori/1' });
  await user.keyboard('/teh');
  expect(screen.getByRole('searchbox')).toHaveFocus();
  expect(screen.getByRole('searchbox')).toHaveValue('teh');
  expect(path()).toBe('/kategori/1');
});

test('elsewhere it opens the search of the catalogue', async () => {
  const { user, path, handlePress } = await open();
  await user.keyboard('/');
  await waitFor(() => expect(handlePress).toHaveBeenCalledTimes(1));
  expect(path()).toBe('/tukar');
});

test('without a catalogue it does nothing', async () => {
  const { user, path } = await open({ known: ['/'] });
  await user.keyboard('/');
  expect(path()).toBe('/');
});

test('a question mark tells the shortcuts there are, and the way back is where one was', async () => {
  const { user } = await open({ known: ['/', '/tukar', '/riwayat'] });
  await user.keyboard('?');
  const rows = within(dialog())
    .getAllByRole('term')
    .map((term) => `${term.textContent}: ${term.nextElementSibling?.textContent}`);
  expect(rows).toEqual([
    'Cari kupon: /',
    'Buka Beranda: g lalu b',
    'Buka Tukar: g lalu t',
    'Buka Riwayat: g lalu r',
    'Tampilkan daftar ini: ?',
  ]);
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('without the switch no key acts, in this tab and on the next visit, and the list stays a press away', async () => {
  const { user, path } = await open();
  await user.click(opener() ?? document.body);
  await user.click(within(dialog()).getByRole('switch', { name: 'Pakai pintasan', checked: true }));
  await user.click(within(dialog()).getByRole('button', { name: 'Tutup' }));
  expect(opener()).toHaveFocus();
  await user.keyboard('?/gr');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(path()).toBe('/');
  expect(createPreference().isOn()).toBe(false);
  expect(localStorage.getItem(SHORTCUTS_KEY)).toBe('off');

  await user.click(opener() ?? document.body);
  await user.click(within(dialog()).getByRole('switch', { name: 'Pakai pintasan', checked: false }));
  await user.keyboard('{Escape}gr');
  await waitFor(() => expect(path()).toBe('/riwayat'));
});

test('where the browser refuses storage, the switch holds for the page', () => {
  const refuse = () => {
    throw new Error('refused');
  };
  const spies = (['getItem', 'setItem', 'removeItem'] as const).map((name) =>
    jest.spyOn(Storage.prototype, name).mockImplementation(refuse),
  );
  const preference = createPreference();
  expect(preference.isOn()).toBe(true);
  preference.set(false);
  expect(preference.isOn()).toBe(false);
  for (const spy of spies) spy.mockRestore();
});

test('what is kept is not of those that a logout removes', () => {
  expect(SHORTCUTS_KEY.startsWith(STORAGE_PREFIX)).toBe(false);
});

test('the list goes with the page', async () => {
  const { user, router } = await open();
  await user.keyboard('?');
  expect(dialog()).toBeInTheDocument();
  await act(() => router.navigate('/riwayat'));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test('a guest has no shortcuts, and no way to them', async () => {
  const { user, path } = await open({ isGuest: true });
  await user.keyboard('?/gr');
  expect(path()).toBe('/');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(opener()).not.toBeInTheDocument();
});

test('while a painted page stands for the app no key acts', async () => {
  const { user, path } = await open();
  window.pokuPainted = {} as never;
  await user.keyboard('gr');
  delete window.pokuPainted;
  expect(path()).toBe('/');
});
