import { aFavorite, envelope, failure, onCall, renderWidget, startTestServer } from '@poku/testing';
import { screen, within } from '@testing-library/react';
import { Widget } from './guest-favourites.widget';

const server = startTestServer();
const open = async (answer: () => Response) => {
  server.use(onCall.get('/favoritvoucher', answer));
  await renderWidget(Widget, { path: '/login' });
};

test('a guest sees the editorial favourites without hearts; each leads to what may be seen of it', async () => {
  await open(() => envelope([aFavorite({ favoriteId: 'F7', voucherPoint: 7_500 })]));
  const row = await screen.findByRole('region', { name: 'Kupon Pilihan' });
  expect(await within(row).findByRole('link', { name: 'Kopi Susu Gratis' })).toHaveAttribute(
    'href',
    '/favorit?favoriteId=F7',
  );
  expect(row).toHaveTextContent('7.500');
  expect(within(row).queryByRole('button')).not.toBeInTheDocument();
  expect(within(row).getByRole('link', { name: 'Lihat Semua: Kupon Pilihan' })).toHaveAttribute(
    'href',
    '/favorit',
  );
});

test('without any the place says so', async () => {
  await open(() => envelope([]));
  expect(await screen.findByText('Belum ada kupon favorit saat ini.')).toBeInTheDocument();
});

test('a failure is the place’s own', async () => {
  const quiet = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  await open(() => failure(500));
  expect(await screen.findByRole('button', { name: 'Coba lagi' })).toBeInTheDocument();
  quiet.mockRestore();
});
