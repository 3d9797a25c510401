import {
  aCustomer,
  aFavorite,
  aVoucher,
  envelope,
  failure,
  onCall,
  renderWidget,
  startTestServer,
} from '@poku/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Widget } from './popular.widget';

const server = startTestServer();

const open = async (answer: () => Response) => {
  server.use(
    onCall.get('/getpopularvoucher/:clientId', answer),
    onCall.get('/allfavoritvoucher/:clientId', () => envelope([aFavorite()])),
  );
  return renderWidget(Widget, { member: aCustomer() });
};

test('shows the popular coupons in a row with the way to all of them', async () => {
  await open(() => envelope([aVoucher()]));
  expect(await screen.findByRole('link', { name: 'Kopi Susu Gratis' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Lihat Semua: Kupon Populer' })).toHaveAttribute('href', '/tukar');
  expect(
    screen.getByRole('button', { name: 'Favorit: Kopi Susu Gratis', pressed: true }),
  ).toBeInTheDocument();
});

test('says quietly that nothing is popular', async () => {
  await open(() => envelope([]));
  expect(await screen.findByText('Belum ada kupon populer saat ini.')).toBeInTheDocument();
});

test('a failure leaves the slot its way to try again, which heals it', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  await open(() => failure(500));
  const retry = await screen.findByRole('button', { name: 'Coba lagi' });
  server.use(onCall.get('/getpopularvoucher/:clientId', () => envelope([aVoucher()])));
  await userEvent.click(retry);
  expect(await screen.findByRole('link', { name: 'Kopi Susu Gratis' })).toBeInTheDocument();
  jest.restoreAllMocks();
});
