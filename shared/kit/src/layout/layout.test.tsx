import type { ReactElement } from 'react';
import { ServerStyleSheet } from 'styled-components';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderUi } from '../testing/render-ui';
import { aPartnerBrand } from '@poku/testing';
import { AppFrame } from './app-frame';
import { BottomMenu, type MenuItem } from './bottom-menu';
import { PageHeader } from './page-header';
import { PartnerHeader } from './partner-header';
import { Grid } from './stack';

const items: readonly MenuItem[] = [
  { to: '/', label: 'Beranda', icon: 'home', also: ['/dashboard'] },
  { to: '/tukar', label: 'Tukar', icon: 'swap', also: ['/kategori'] },
  { to: '/raih', label: 'Kupon Ku', icon: 'coupon' },
];

function current(at: string): string[] {
  renderUi(<BottomMenu items={items} />, { at });
  const links = within(screen.getByRole('navigation', { name: 'Menu utama' })).getAllByRole('link');
  return links.filter((link) => link.getAttribute('aria-current') === 'page').map((link) => link.textContent);
}

test.each([
  ['/', ['Beranda']],
  ['/dashboard', ['Beranda']],
  ['/tukar', ['Tukar']],
  ['/kategori/3', ['Tukar']],
  ['/tukaran', []],
  ['/profil', []],
])('at %s the menu marks %j', (at, marked) => {
  expect(current(at)).toEqual(marked);
});

test('the first stop of the Tab key leads past the header to the content', async () => {
  renderUi(
    <AppFrame header={<PageHeader title="Riwayat" back="/" />} menu={<BottomMenu items={items} />}>
      Isi
    </AppFrame>,
  );
  await userEvent.tab();
  const skip = screen.getByRole('link', { name: 'Langsung ke isi halaman' });
  expect(skip).toHaveFocus();
  expect(skip).toHaveAttribute('href', `#${screen.getByRole('main').id}`);
});

test('the frame of a page has one main part with its content, a header and the menu', () => {
  renderUi(
    <AppFrame header={<PageHeader title="Riwayat" />} menu={<BottomMenu items={items} />}>
      Isi
    </AppFrame>,
  );
  expect(screen.getByRole('main')).toHaveTextContent(/^Isi$/);
  expect(screen.getByRole('banner')).toHaveTextContent('Riwayat');
  expect(screen.getByRole('navigation')).toBeInTheDocument();
});

// No media query holds in jsdom, so this is a narrow screen.
test.each([
  ['page', 1],
  ['focus', 0],
] as const)('on a narrow screen a frame of width %s shows %i menu, and a way to it', (width, shown) => {
  renderUi(
    <AppFrame menu={<BottomMenu items={items} />} width={width}>
      Isi
    </AppFrame>,
  );
  expect(screen.queryAllByRole('navigation')).toHaveLength(shown);
  expect(screen.queryAllByRole('link', { name: 'Langsung ke menu' })).toHaveLength(shown);
  expect(screen.getAllByRole('navigation', { hidden: true })).toHaveLength(1);
});

test('the title can take the focus after a change of route', () => {
  renderUi(<PageHeader title="Katalog Kupon" titleRef={(title) => title?.focus()} />);
  expect(screen.getByRole('heading', { level: 1, name: 'Katalog Kupon' })).toHaveFocus();
});

test('the way back is a link to an address or a button of a function', async () => {
  const handleBack = jest.fn();
  renderUi(<PageHeader title="Detail" back={handleBack} />);
  await userEvent.click(screen.getByRole('button', { name: 'Kembali' }));
  expect(handleBack).toHaveBeenCalledTimes(1);
  const view = renderUi(<PageHeader title="Profil" back="/profil" />);
  await userEvent.click(screen.getByRole('link', { name: 'Kembali' }));
  expect(view.path()).toBe('/profil');
});

test('a partner header shows logo and name of the theme', () => {
  const view = renderUi(<PartnerHeader title="Katalog Kupon" />, { partner: aPartnerBrand() });
  expect(screen.getByText('Kopi Kita')).toBeInTheDocument();
  expect(view.container.querySelector('img')).toHaveAttribute('src', '/media/partners/kopi-kita.svg');
});

/** The rules of a part from 600 px on. */
const rulesFromMedium = (part: ReactElement): string => {
  const sheet = new ServerStyleSheet();
  renderUi(sheet.collectStyles(part));
  return /@media \(min-width: ?600px\) ?\{[^{]*\{([^}]*)\}/.exec(sheet.getStyleTags())?.[1] ?? '';
};

test('from 600 px a grid has the columns between those of a phone and of a desk, rounded up', () => {
  expect(rulesFromMedium(<Grid $columns={2} $wideColumns={6} />)).toContain('/ 4 -');
  expect(rulesFromMedium(<Grid $columns={1} $wideColumns={2} />)).toContain('/ 2 -');
  expect(rulesFromMedium(<Grid $columns={2} $wideColumns={3} />)).toContain('/ 3 -');
});
