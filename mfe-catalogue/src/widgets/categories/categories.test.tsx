import { aCategory, aCustomer, envelope, onCall, renderWidget, startTestServer } from '@poku/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Widget } from './categories.widget';

const server = startTestServer();

const open = async (count: number) => {
  const categories = Array.from({ length: count }, (_, index) =>
    aCategory({ categoryId: String(index + 1), categoryName: `Kategori ${index + 1}` }),
  );
  server.use(onCall.get('/category/:clientId', () => envelope(categories)));
  return renderWidget(Widget, { member: aCustomer() });
};

test('shows the categories under their heading', async () => {
  await open(1);
  expect(await screen.findByRole('link', { name: 'Kategori 1' })).toHaveAttribute('href', '/kategori/1');
  expect(screen.getByRole('heading', { name: 'Kategori' })).toBeInTheDocument();
});

test('shows eight of nine categories, 167 px high, until Lihat Semua is pressed', async () => {
  await open(9);
  const seeAll = await screen.findByRole('button', { name: 'Lihat Semua' });
  expect(screen.queryByRole('link', { name: 'Kategori 9' })).not.toBeInTheDocument();
  const grid = screen.getByRole('list');
  expect(getComputedStyle(grid).minHeight).toBe(`${167 / 16}rem`);
  await userEvent.click(seeAll);
  expect(screen.getByRole('link', { name: 'Kategori 9' })).toBeInTheDocument();
  expect(getComputedStyle(grid).minHeight).not.toBe(`${167 / 16}rem`);
  expect(screen.getByRole('button', { name: 'Lebih Sedikit' })).toHaveAttribute('aria-expanded', 'true');
});

test('eight categories need no Lihat Semua', async () => {
  await open(8);
  await screen.findByRole('link', { name: 'Kategori 8' });
  expect(screen.queryByRole('button', { name: 'Lihat Semua' })).not.toBeInTheDocument();
});

test('says so when there is no category', async () => {
  await open(0);
  expect(await screen.findByText('Kategori belum tersedia.')).toBeInTheDocument();
});
