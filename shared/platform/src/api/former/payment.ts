import type { Checkout, PaymentApi, PaymentShare, Purchase, PurchaseItem } from '@poku/contract';
import { pointSource } from '@poku/domain/calls/partner-points';
import { BRAND } from '@poku/domain/brand';
import { BUY_TIMEOUT_MS } from '@poku/domain/limits/transport';
import { normalizePhone } from '@poku/domain/phone';
import type { Transport } from '../transport';
import { inner, list, optionalText, readRecord, text, whole, type WireRecord } from '../wire-record';
import { readCoupon } from './coupon';
import { readOtpRequest } from '../groups/otp';
import { toPartnerPoints } from '../groups/partner-points';
import { readAnswer } from '../make-call';
import { readTransaction } from './transaction';

const CHECKOUT = '/checkoutvoucher/{clientId}';
const REQUEST_OTP = '/multiplepaymentotp';
const VALIDATE_OTP = '/multiplevalidateotp';
const TRANSACTION = '/transaction/{clientId}';
const CANCEL = '/canceltransaction';
const BUY = { regular: '/buyvoucher', telco: '/buyproduct', ads: '/buydiscountproduct' } as const;

const basketOf = (item: PurchaseItem) => ({
  voucherId: item.voucherId,
  redemptionRuleId: item.redemptionRuleId,
  rewardItemId: item.rewardItemId,
  quantity: item.quantity,
  ...(item.adsId && { adsId: item.adsId }),
  ...(item.phone && { msisdn: normalizePhone(item.phone) ?? item.phone }),
});

const saleTypeOf = (item: PurchaseItem) => (item.kind === 'ads' ? 'ads' : 'regular');

const readSource = ({ call, fields, place }: WireRecord) =>
  toPartnerPoints(readAnswer(call, pointSource, fields, place));

const readCheckout = (record: WireRecord): Checkout => ({
  coupon: readCoupon(inner(record, 'voucherData')),
  quantity: whole(record, 'quantity'),
  totalPoints: whole(record, 'totalTransaction'),
  ownPoints: whole(record, BRAND.wire.point),
  sources: list(record, 'partnerPoint', readSource),
  notes: optionalText(record, 'notes') ?? '',
});

const readPurchase = (record: WireRecord): Purchase => {
  const checkoutUrl = optionalText(record, 'checkout_url');
  const paymentCode = optionalText(record, 'payment_code');
  return {
    orderId: text(record, BRAND.wire.transactionNumber),
    paymentPage: checkoutUrl !== null && paymentCode !== null ? { checkoutUrl, paymentCode } : null,
  };
};

const methodsOf = (shares: readonly PaymentShare[]) =>
  shares.map(({ partnerId, points, needsOtp }) => ({ partnerId, point: points, useOtp: needsOtp }));

/** Checkout and payment ([C] §7, D44 to D49). */
export function createPaymentApi({ clientId, get, post }: Transport): PaymentApi {
  return {
    async checkout(item, options) {
      const query = { ...basketOf(item), type: saleTypeOf(item) };
      return readCheckout(readRecord(CHECKOUT, await get(CHECKOUT, { ...options, query })));
    },
    async requestOtp(step, item, shares) {
      const body = {
        clientId: clientId(),
        paymentMethod: step,
        ...basketOf(item),
        ...(shares && { paymentMethods: methodsOf(shares) }),
      };
      return readOtpRequest(REQUEST_OTP, await post(REQUEST_OTP, { body }));
    },
    async validateOtp(step, otp) {
      const body = {
        clientId: clientId(),
        paymentMethod: step,
        data: { otpRequestId: otp.requestId, otpCode: otp.code },
      };
      await post(VALIDATE_OTP, { body });
    },
    async buy({ item, totalPoints, shares, otpRequestId, otpCode, partnerOtpRequestId, key }) {
      const body = {
        clientId: clientId(),
        otpRequestId,
        ...(otpCode && { otpCode }),
        ...basketOf(item),
        type: saleTypeOf(item),
        totalTransaction: totalPoints,
        paymentMethods: methodsOf(shares),
        ...(partnerOtpRequestId && { partnerOtpRequestId }),
      };
      const path = BUY[item.kind];
      const options = { body, headers: { 'Idempotency-Key': key }, timeoutMs: BUY_TIMEOUT_MS };
      return readPurchase(readRecord(path, await post(path, options)));
    },
    async transaction(key, options) {
      const query = { ...key };
      return readTransaction(readRecord(TRANSACTION, await get(TRANSACTION, { ...options, query })));
    },
    async cancel(number) {
      const body = { clientId: clientId(), number };
      return readTransaction(readRecord(CANCEL, await post(CANCEL, { body })));
    },
  };
}
