import { aCustomer, createTestPlatform, renderPage, startTestServer } from '@poku/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import { page } from './result.page';

startTestServer();

const open = async (query: string) => {
  const { platform } = await createTestPlatform({ member: aCustomer() });
  const routes = { '/riwayat': 'Riwayat' };
  return renderPage(page, {
    platform,
    path: '/transaksi-selesai',
    url: `/transaksi-selesai${query}`,
    routes,
  });
};

test.each([
  ['success', 'Transaksi Sukses'],
  ['processing', 'Pembayaran sedang diproses'],
  ['timeout', 'Timeout'],
  ['failed', 'Transaksi Gagal!'],
])('the result %s says "%s" and leads to the history', async (status, title) => {
  await open(`?status=${status}`);
  expect(await screen.findByRole('heading', { name: title })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Lihat Riwayat' })).toHaveAttribute('href', '/riwayat?tab=tukar');
});

test('a failed transaction says that no points were taken', async () => {
  await open('?status=failed');
  expect(await screen.findByText('Poin kamu tidak terpotong.')).toBeInTheDocument();
});

test('an address without a known result leads to the history', async () => {
  const view = await open('?status=maybe');
  await waitFor(() => expect(view.address()).toBe('/riwayat?tab=tukar'));
});
