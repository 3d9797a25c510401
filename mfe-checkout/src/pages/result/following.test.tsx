import {
  aTransaction,
  aTransactionPart,
  envelope,
  pass,
  startHandTimers,
  startTestServer,
  until,
} from '@poku/testing';
import { act, screen } from '@testing-library/react';
import { openResult } from '../../testing/result-page';
import { answerTransaction, aWalletPart, says } from '../../testing/transactions';
import { page } from './result.page';

const server = startTestServer();
startHandTimers();
const open = (query: string) => openResult(server, page, query);
const has = (name: string) => () => screen.queryByRole('heading', { name });
const inProcess = aTransaction({
  status: 1,
  endedDate: null,
  coupons: [],
  paymentDetails: [aTransactionPart({ state: 'held' }), aWalletPart({ state: 'process' })],
});
const unknown = () => envelope(undefined, 404);

test('what is in process is asked for every five seconds and becomes the receipt in its place, told once', async () => {
  const asked = answerTransaction(server, says(inProcess), says(inProcess), says(aTransaction()));
  const { told } = await open('?order=TRX-1');
  await until(has('Pembayaran sedang diproses'));
  const receipt = screen.getByRole('region', { name: 'Bukti Transaksi Poku' });
  pass(4_999);
  expect(asked).toHaveLength(1);
  pass(1);
  await until(() => asked.length === 2);
  await until(() => {
    pass(250);
    return has('Transaksi Sukses')();
  });
  expect(screen.getByRole('status')).toHaveTextContent('Transaksi Sukses');
  expect(screen.getByRole('region', { name: 'Bukti Transaksi Poku' })).toBe(receipt);
  expect(told.map(({ name }) => name)).toEqual(['coupon.bought', 'points.changed']);
  expect(told[0]?.payload).toEqual({ orderId: 'TRX-1', voucherId: 'voucher-kopi', quantity: 2 });
  const count = asked.length;
  pass(60_000);
  expect(asked).toHaveLength(count);
});

test('points that come back are told when it fails, and no coupon', async () => {
  answerTransaction(server, says(inProcess), says(aTransaction({ status: 2, failure: 40112 })));
  const { told } = await open('?order=TRX-1');
  await until(has('Pembayaran sedang diproses'));
  pass(5_000);
  await until(has('Transaksi Gagal!'));
  expect(told.map(({ name }) => name)).toEqual(['points.changed']);
});

test('a purchase without an answer is found by its key once it is there', async () => {
  answerTransaction(server, unknown, unknown, says(aTransaction()));
  const { told } = await open('?key=key-1');
  await until(has('Timeout'));
  await until(() => {
    pass(250);
    return has('Transaksi Sukses')();
  });
  expect(told).toHaveLength(2);
});

test('a lost network hides nothing that was read', async () => {
  const asked = answerTransaction(server, says(inProcess), () => Response.error(), says(aTransaction()));
  await open('?order=TRX-1');
  await until(has('Pembayaran sedang diproses'));
  pass(5_000);
  await until(() => asked.length === 2);
  await until(() => {
    pass(250);
    expect(has('Status transaksi belum bisa dibaca')()).not.toBeInTheDocument();
    return has('Transaksi Sukses')();
  });
});

test('after 24 tries it stops and says so, and Cek lagi goes on', async () => {
  const asked = answerTransaction(server, says(inProcess));
  await open('?order=TRX-1');
  await until(has('Pembayaran sedang diproses'));
  await until(() => {
    pass(5_000);
    return screen.queryByText(/Belum ada kepastian/);
  });
  expect(asked).toHaveLength(25);
  pass(60_000);
  expect(asked).toHaveLength(25);
  act(() => screen.getByRole('button', { name: 'Cek lagi' }).click());
  await until(() => asked.length === 26);
  await until(() => {
    pass(5_000);
    return asked.length === 27;
  });
});

test('nothing is asked while the tab is hidden', async () => {
  const asked = answerTransaction(server, says(inProcess));
  const { platform } = await open('?order=TRX-1');
  await until(has('Pembayaran sedang diproses'));
  const hidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  pass(30_000);
  // A call of the page would have been first.
  await act(() => platform.api.payment.transaction({ number: 'TRX-2' }));
  expect(asked).toEqual(['?number=TRX-1', '?number=TRX-2']);
  hidden.mockRestore();
  pass(5_000);
  await until(() => asked.length === 3);
});

test('news of the member’s points asks at once', async () => {
  const asked = answerTransaction(server, says(inProcess), says(aTransaction()));
  const { platform } = await open('?order=TRX-1');
  await until(has('Pembayaran sedang diproses'));
  act(() => platform.events.publish('points.changed', { clientId: 'member-1' }));
  await until(has('Transaksi Sukses'));
  expect(asked).toHaveLength(2);
});
