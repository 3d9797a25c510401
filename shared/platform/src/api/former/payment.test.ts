import { createClient, createSessionGuard } from '..';
import type { PurchaseItem } from '@poku/contract';
import { aCheckout, anOtp, aPurchase, envelope, onCall, startTestServer } from '@poku/testing';

const server = startTestServer();
const { api } = createClient({
  clientId: () => 'member-siti',
  guard: createSessionGuard(() => undefined),
  isOnline: () => true,
});

const answer = (method: 'get' | 'post', path: string, data: unknown) => {
  const seen: { url?: URL; body?: unknown } = {};
  server.use(
    onCall[method](path, async ({ request }) => {
      seen.url = new URL(request.url);
      seen.body = method === 'post' ? await request.json() : undefined;
      return envelope(data);
    }),
  );
  return seen;
};

const item: PurchaseItem = {
  voucherId: 'voucher-kopi',
  redemptionRuleId: 'rule-kopi',
  rewardItemId: 'reward-kopi',
  quantity: 2,
  kind: 'regular',
};

test('a checkout gives the figures of the server, own points first', async () => {
  const seen = answer('get', '/checkoutvoucher/:clientId', aCheckout());
  const checkout = await api.payment.checkout(item);
  expect(Object.fromEntries(seen.url?.searchParams ?? [])).toEqual({
    voucherId: 'voucher-kopi',
    redemptionRuleId: 'rule-kopi',
    rewardItemId: 'reward-kopi',
    quantity: '2',
    type: 'regular',
  });
  expect(checkout).toMatchObject({ quantity: 2, totalPoints: 10_000, ownPoints: 15_000 });
  expect(checkout.sources.map(({ partnerId }) => partnerId)).toEqual(['0', '2']);
});

test('a payment asks for a code, checks it and buys with it', async () => {
  const asked = answer('post', '/multiplepaymentotp', anOtp({ remainingOTP: 3 }));
  expect(await api.payment.requestOtp('0', item)).toEqual({
    requestId: 'otp-1',
    remainingSends: 3,
    waitMs: 60_000,
  });
  expect(asked.body).toMatchObject({ paymentMethod: '0', voucherId: 'voucher-kopi', quantity: 2 });
  const checked = answer('post', '/multiplevalidateotp', { otpRequestId: 'otp-1' });
  await api.payment.validateOtp('0', { requestId: 'otp-1', code: '012345' });
  expect(checked.body).toMatchObject({
    paymentMethod: '0',
    data: { otpRequestId: 'otp-1', otpCode: '012345' },
  });
  const bought = answer('post', '/buyvoucher', aPurchase());
  const purchase = await api.payment.buy({
    item,
    totalPoints: 10_000,
    shares: [{ partnerId: '0', points: 10_000, needsOtp: true }],
    otpRequestId: 'otp-1',
    otpCode: '012345',
    key: 'key-1',
  });
  expect(purchase).toEqual({ orderId: 'TRX-1', paymentPage: null });
  expect(bought.body).toMatchObject({
    totalTransaction: 10_000,
    paymentMethods: [{ partnerId: '0', point: 10_000, useOtp: true }],
    otpRequestId: 'otp-1',
  });
});

test.each([
  ['telco', '/buyproduct'],
  ['ads', '/buydiscountproduct'],
] as const)('a %s purchase goes to %s and may lead to a payment page', async (kind, path) => {
  answer('post', path, aPurchase({ checkout_url: 'https://bayar.example', payment_code: 'PC1' }));
  const purchase = await api.payment.buy({
    item: { ...item, kind, phone: '081200000002', adsId: 'ads-1' },
    totalPoints: 10_000,
    shares: [],
    otpRequestId: 'otp-1',
    otpCode: '012345',
    key: 'key-1',
  });
  expect(purchase.paymentPage).toEqual({ checkoutUrl: 'https://bayar.example', paymentCode: 'PC1' });
});
