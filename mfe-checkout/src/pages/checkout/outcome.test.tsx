import { anOtp, aPartnerPoint, aPurchase, envelope, ownPointsSource } from '@poku/testing';
import { waitFor } from '@testing-library/react';
import { enterCode, openCheckout, pressPay, startPaymentCalls } from '../../testing/payment-journey';
import { page } from './checkout.page';

const { answer, offers, sendsCode, acceptsCode } = startPaymentCalls();

test('an e-wallet’s part leads to its page, and the coupons are not bought yet', async () => {
  const wallet = aPartnerPoint({
    partnerId: '3',
    partnerName: 'DompetNusa',
    partnerType: 2,
    useOtp: false,
    maximumPokuPoint: 50_000,
  });
  offers({ totalTransaction: 20_000, partnerPoint: [ownPointsSource(), wallet] });
  sendsCode();
  acceptsCode();
  const page3 = { checkout_url: 'http://dompetnusa.localhost:4101/pay', payment_code: 'kode 1' };
  const orders = answer('/buyvoucher', () => envelope(aPurchase({ coupons: [], ...page3 })));
  const { view, bought, pointChanges } = await openCheckout(page);
  await pressPay();
  await enterCode();
  await waitFor(() => expect(view.address()).toBe('/checkout-linkaja?order=TRX-1&pc=kode+1'));
  expect(orders).toMatchObject([
    {
      paymentMethods: [
        { partnerId: '0', point: 15_000, useOtp: true },
        { partnerId: '3', point: 5_000, useOtp: false },
      ],
    },
  ]);
  expect(orders[0]).not.toHaveProperty('partnerOtpRequestId');
  expect(bought).toEqual([]);
  expect(pointChanges()).toBe(1);
});

test.each([
  ['&msisdn=081455556666', '/buyproduct'],
  ['&adsId=503', '/buydiscountproduct'],
])('what the address adds with "%s" is bought by %s', async (more, path) => {
  answer('/multiplepaymentotp', () => envelope(anOtp()));
  acceptsCode();
  const orders = answer(path, () => envelope(aPurchase()));
  const { view } = await openCheckout(page, more);
  await pressPay();
  await enterCode();
  await waitFor(() => expect(view.address()).toBe('/raih'));
  expect(orders).toHaveLength(1);
});

test('a purchase that the tab lost is not sent again: its key leads to what became of it', async () => {
  sendsCode();
  acceptsCode();
  let sentKey: string | null = null;
  const orders = answer(
    '/buyvoucher',
    () => new Promise<Response>(() => undefined),
    (headers) => (sentKey = headers.get('Idempotency-Key')),
  );
  const first = await openCheckout(page);
  await pressPay();
  await enterCode();
  await waitFor(() => expect(orders).toHaveLength(1));
  const kept = sessionStorage.getItem('poku.checkout') ?? '';
  first.view.unmount();
  sessionStorage.setItem('poku.checkout', kept);
  const { view } = await openCheckout(page);
  await waitFor(() => expect(view.address()).toBe(`/transaksi-selesai?key=${String(sentKey)}`));
  expect(sessionStorage).toHaveLength(0);
  expect(orders).toHaveLength(1);
});
