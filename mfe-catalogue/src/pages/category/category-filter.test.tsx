import {
  aCategory,
  aCustomer,
  aVoucher,
  createTestPlatform,
  envelope,
  onCall,
  renderPage,
  startTestServer,
} from '@poku/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { serveCoupons } from '../../testing/coupon-list-server';
import { page } from './category.page';

const server = startTestServer(
  onCall.get('/category/:clientId', () => envelope([aCategory()])),
  onCall.get('/allfavoritvoucher/:clientId', () => envelope([])),
);
afterEach(() => localStorage.clear());

const open = async (url = '/kategori/1') => {
  const { platform } = await createTestPlatform({ member: aCustomer({ totalpoint: 7_000 }) });
  return renderPage(page, { platform, path: '/kategori/:categoryId', url });
};
const filterButton = () => screen.findByRole('button', { name: /^URUTKAN & FILTER/ });
const openFilter = async () => {
  await userEvent.click(await filterButton());
  return within(await screen.findByRole('dialog', { name: 'URUTKAN & FILTER' }));
};
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('sort, price, brands and what the member can buy go into the address and the question at once', async () => {
  const asked = serveCoupons(server, [
    aVoucher(),
    aVoucher({ voucherId: 'v-2', brand: 'warung', brandName: 'Warung' }),
  ]);
  const view = await open();
  const dialog = await openFilter();
  await userEvent.click(dialog.getByRole('radio', { name: 'Harga tertinggi' }));
  await userEvent.type(dialog.getByRole('textbox', { name: 'Harga minimum' }), '500');
  await userEvent.type(dialog.getByRole('textbox', { name: 'Harga maksimum' }), '20000');
  await userEvent.click(dialog.getByRole('checkbox', { name: 'Hanya tampilkan kupon yang bisa saya beli' }));
  await userEvent.click(dialog.getByRole('checkbox', { name: 'Warung' }));
  expect(asked).toHaveLength(1);
  await press('Terapkan');
  await waitFor(() => expect(asked).toHaveLength(2));
  // The server knows the member's total; the page sends no number of its own (D40).
  expect(asked[1]?.filters).toEqual({
    categoryId: '1',
    merchant: ['warung'],
    sortByPrice: 'DESC',
    minPrice: 500,
    maxPrice: 20_000,
    limitPrice: true,
  });
  const filtered = '/kategori/1?sort=price-desc&min=500&max=20000&affordable=1&brand=warung';
  await waitFor(() => expect(view.address()).toBe(filtered));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('leaving the dialog without Terapkan changes nothing', async () => {
  const asked = serveCoupons(server, [aVoucher()]);
  const view = await open();
  const dialog = await openFilter();
  await userEvent.click(dialog.getByRole('radio', { name: 'A-Z' }));
  await press('Tutup');
  expect(view.address()).toBe('/kategori/1');
  expect((await openFilter()).getByRole('radio', { name: 'A-Z' })).not.toBeChecked();
  expect(asked).toHaveLength(1);
});

test('Atur ulang empties the dialog, and Terapkan then shows everything', async () => {
  serveCoupons(server, [aVoucher()]);
  const view = await open('/kategori/1?name=Kopi&sort=name-asc&min=500&affordable=1&brand=kedai-senja');
  const dialog = await openFilter();
  expect(dialog.getByRole('checkbox', { name: 'Kedai Senja' })).toBeChecked();
  await press('Atur ulang');
  expect(dialog.getByRole('radio', { name: 'A-Z' })).not.toBeChecked();
  expect(dialog.getByRole('textbox', { name: 'Harga minimum' })).toHaveValue('');
  expect(dialog.getByRole('checkbox', { name: 'Kedai Senja' })).not.toBeChecked();
  await press('Terapkan');
  // What is searched for stands in its own field and stays.
  await waitFor(() => expect(view.address()).toBe('/kategori/1?name=Kopi'));
});

test('a price that cannot be is said at its field and not applied', async () => {
  const asked = serveCoupons(server, [aVoucher()]);
  await open();
  const dialog = await openFilter();
  const maximum = dialog.getByRole('textbox', { name: 'Harga maksimum' });
  await userEvent.type(dialog.getByRole('textbox', { name: 'Harga minimum' }), '5000');
  await userEvent.type(maximum, '100');
  await press('Terapkan');
  expect(maximum).toHaveAccessibleDescription('Harga maksimum harus sama dengan atau di atas harga minimum.');
  expect(maximum).toHaveFocus();
  expect(asked).toHaveLength(1);
  await userEvent.clear(maximum);
  await press('Terapkan');
  await waitFor(() => expect(asked[1]?.filters).toEqual({ categoryId: '1', minPrice: 5_000 }));
});

test('the price slider goes to 60.001, which means no maximum', async () => {
  const asked = serveCoupons(server, [aVoucher()]);
  await open('/kategori/1?max=60000');
  const dialog = await openFilter();
  const maximum = dialog.getByRole('slider', { name: 'Harga maksimum' });
  expect(maximum).toHaveAttribute('max', '60001');
  maximum.focus();
  await userEvent.keyboard('{ArrowRight}');
  expect(maximum).toHaveAttribute('aria-valuetext', '60.000+ poin');
  await press('Terapkan');
  await waitFor(() => expect(asked[1]?.filters).toEqual({ categoryId: '1' }));
});

test('each filter that is on is counted and can be taken away over the list', async () => {
  serveCoupons(server, [aVoucher()]);
  const view = await open('/kategori/1?sort=price-asc&max=20000&affordable=1&brand=kedai-senja&brand=lama');
  expect(await filterButton()).toHaveAccessibleName('URUTKAN & FILTER 5 filter aktif');
  const chips = within(screen.getByRole('list', { name: 'Filter aktif' }));
  expect(chips.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Harga terendah',
    'Sampai 20.000 poin',
    'Bisa saya beli',
    'Kedai Senja',
    'lama',
  ]);
  await press('Hapus filter Sampai 20.000 poin');
  await waitFor(() =>
    expect(view.address()).toBe('/kategori/1?sort=price-asc&affordable=1&brand=kedai-senja&brand=lama'),
  );
  await press('Hapus filter lama');
  await waitFor(() =>
    expect(view.address()).toBe('/kategori/1?sort=price-asc&affordable=1&brand=kedai-senja'),
  );
  expect(await filterButton()).toHaveFocus();
  expect(await filterButton()).toHaveAccessibleName('URUTKAN & FILTER 3 filter aktif');
});

const manyBrands = Array.from({ length: 12 }, (_, index) =>
  aVoucher({ voucherId: `v-${index}`, brand: `merek-${index}`, brandName: `Merek ${index}` }),
);

test('a long list of brands can be searched, with the chosen ones first', async () => {
  serveCoupons(server, manyBrands);
  await open('/kategori/1?brand=merek-11&brand=merek-7');
  const dialog = await openFilter();
  const brands = within(dialog.getByRole('group', { name: 'Brand' }));
  const names = () => brands.getAllByRole('checkbox').map((box) => box.closest('div')?.textContent);
  expect(names().slice(0, 3)).toEqual(['Merek 7', 'Merek 11', 'Merek 0']);
  expect(brands.getByText('2 brand dipilih')).toBeInTheDocument();
  await userEvent.click(brands.getByRole('checkbox', { name: 'Merek 7' }));
  expect(names()[0]).toBe('Merek 7');
  await userEvent.type(brands.getByRole('searchbox', { name: 'Cari brand' }), 'merek 1');
  expect(names()).toEqual(['Merek 11', 'Merek 1', 'Merek 10']);
  await userEvent.type(brands.getByRole('searchbox', { name: 'Cari brand' }), 'xyz');
  expect(brands.getByText('Brand tidak ditemukan.')).toBeInTheDocument();
});

test('a short list of brands has no search', async () => {
  serveCoupons(server, [aVoucher()]);
  await open();
  const dialog = await openFilter();
  expect(dialog.getByRole('checkbox', { name: 'Kedai Senja' })).toBeInTheDocument();
  expect(dialog.queryByRole('searchbox')).not.toBeInTheDocument();
});
