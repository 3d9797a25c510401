import {
  aCustomer,
  aFavorite,
  envelope,
  failure,
  onCall,
  renderWidget,
  startTestServer,
} from '@poku/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Widget } from './favourites.widget';

const server = startTestServer();

const own = (answer: () => Response) => server.use(onCall.get('/allfavoritvoucher/member-siti', answer));
const editorial = (...items: readonly object[]) =>
  server.use(onCall.get('/favoritvoucher', () => envelope(items)));

const open = () => renderWidget(Widget, { member: aCustomer() });

test("the member's own favourites lead to their coupons, and the editorial ones are not asked for", async () => {
  own(() => envelope([aFavorite({ voucherPoint: 7_500 })]));
  await open();
  expect(await screen.findByRole('link', { name: 'Kopi Susu Gratis' })).toHaveAttribute(
    'href',
    '/voucher?id=voucher-kopi&redemptionId=rule-kopi&rewardItemId=reward-kopi',
  );
  expect(screen.getByRole('region', { name: 'Kupon Favorit' })).toHaveTextContent('7.500');
});

test('without own favourites the editorial ones are shown', async () => {
  own(() => envelope([]));
  editorial(aFavorite({ productName: 'Roti Bakar', voucherQty: 0 }));
  await open();
  expect(await screen.findByRole('link', { name: 'Roti Bakar' })).toBeInTheDocument();
  expect(screen.getByText('Stok habis')).toBeInTheDocument();
});

test('without any favourite the place says so', async () => {
  own(() => envelope([]));
  editorial();
  await open();
  expect(await screen.findByText('Belum ada kupon favorit saat ini.')).toBeInTheDocument();
});

test('a failure leaves the slot its way to try again, which heals it', async () => {
  const quiet = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  own(() => failure(500));
  await open();
  const retry = await screen.findByRole('button', { name: 'Coba lagi' });
  own(() => envelope([aFavorite()]));
  await userEvent.click(retry);
  expect(await screen.findByRole('link', { name: 'Kopi Susu Gratis' })).toBeInTheDocument();
  quiet.mockRestore();
});
