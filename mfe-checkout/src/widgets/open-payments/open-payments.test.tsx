import {
  aCustomer,
  anOpenTransaction,
  aTransaction,
  envelope,
  onCall,
  renderWidget,
  startTestServer,
} from '@poku/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Widget } from './open-payments.widget';

const server = startTestServer();

const open = (...openTransactions: ReturnType<typeof anOpenTransaction>[]) =>
  renderWidget(Widget, {
    member: aCustomer({ openTransactions }),
    routes: { '/transaksi-selesai': 'Hasil' },
  });

test('a payment that waits is told with its coupon, the points it holds, its time and the way on', async () => {
  await open(anOpenTransaction());
  const card = within(await screen.findByRole('region', { name: 'Pembayaran belum selesai' }));
  expect(card.getByText('Kopi Susu Gratis, 25.000 poin')).toBeInTheDocument();
  expect(card.getByText('15.000 poin kamu disisihkan untuk ini.')).toBeInTheDocument();
  expect(card.getByText('Menunggu pembayaran di DompetNusa.')).toBeInTheDocument();
  expect(card.getByText(/^Sisa waktu (10:00|09:5\d)$/)).toBeInTheDocument();
  expect(card.getByRole('link', { name: 'Lanjutkan pembayaran' })).toHaveAttribute(
    'href',
    '/checkout-linkaja?order=TRX-1',
  );
});

test('what a partner decides can only be looked at', async () => {
  await open(anOpenTransaction({ waitsFor: null, expiredDate: null, pokuPoinHeld: 0 }));
  expect(await screen.findByText('Kami sedang memastikan hasilnya.')).toBeInTheDocument();
  expect(screen.queryByText(/disisihkan/)).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Lihat Status Transaksi' })).toHaveAttribute(
    'href',
    '/transaksi-selesai?order=TRX-1',
  );
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('it is called off from where it is told, and what became of it is shown', async () => {
  const asked: unknown[] = [];
  server.use(
    onCall.post('/canceltransaction', async ({ request }) => {
      asked.push(await request.json());
      return envelope(aTransaction({ status: 2, failure: 40112, failureReason: 'cancelled', coupons: [] }));
    }),
    onCall.get('/customerdetail/:clientId', () => envelope(aCustomer())),
  );
  const view = await open(anOpenTransaction());
  await userEvent.click(await screen.findByRole('button', { name: 'Batalkan pembayaran' }));
  await userEvent.click(screen.getByRole('button', { name: 'Ya, batalkan' }));
  await waitFor(() => expect(view.address()).toBe('/transaksi-selesai?order=TRX-1'));
  expect(asked).toEqual([{ clientId: 'member-siti', number: 'TRX-1' }]);
});
