import {
  aDelivery,
  aTransaction,
  startTestServer,
  type WireDelivery,
  type WireTransaction,
} from '@poku/testing';
import { act, screen } from '@testing-library/react';
import { openResult } from '../../testing/result-page';
import { answerTransaction, says } from '../../testing/transactions';
import { page } from './result.page';

const server = startTestServer();
const PHONE = '081298765432';

/** A transaction of a package. */
const aPackage = (delivery: Partial<WireDelivery>, overrides: Partial<WireTransaction> = {}) =>
  aTransaction({
    quantity: 1,
    msisdn: '+6281298765432',
    coupons: [{ voucherId: 'voucher-kopi', code: 'ref-1', status_activity: 1 }],
    delivery: aDelivery(delivery),
    ...overrides,
  });
const delivered = aPackage(
  { deliveryStatus: 'delivered', serialNumber: 'SN42', deliveredDate: '2026-11-26T03:05:00Z' },
  { coupons: [{ voucherId: 'voucher-kopi', code: 'ref-1', status_activity: 3 }] },
);

test('a package on its way says so, and turns when the server says that it arrived', async () => {
  const asked = answerTransaction(server, says(aPackage({})), says(delivered));
  const { platform } = await openResult(server, page, '?order=TRX-1');
  expect(await screen.findByText(new RegExp(`Paket sedang dikirim ke ${PHONE}`))).toBeInTheDocument();
  expect(screen.getByText('Sedang dikirim')).toBeInTheDocument();
  act(() => platform.events.publish('coupon.changed', { reference: 'ref-1' }));
  expect(await screen.findByText(`Paket sudah terkirim ke ${PHONE}.`)).toBeInTheDocument();
  expect(screen.getByText('SN42')).toBeInTheDocument();
  act(() => platform.events.publish('coupon.changed', { reference: 'ref-1' }));
  expect(asked).toHaveLength(2);
});

test.each([
  [1, 'Poin kamu sedang dikembalikan.'],
  [2, 'Semua poin kamu sudah dikembalikan.'],
])('a package that failed (status %i) says what becomes of the points: %s', async (status, text) => {
  answerTransaction(server, says(aPackage({ deliveryStatus: 'failed' }, { status, coupons: [] })));
  await openResult(server, page, '?order=TRX-1');
  expect(await screen.findByText(`Paket tidak sampai ke ${PHONE}.`)).toBeInTheDocument();
  expect(screen.getByText(text)).toBeInTheDocument();
  expect(screen.queryByText('Poin kamu tidak terpotong.')).not.toBeInTheDocument();
});
