import type { wire } from '@poku/contract';
import { aVoucher } from './wire-catalogue';
import { aPartnerPoint, ownPointsSource } from './wire-customer';

/** An answer of `GET /checkoutvoucher/{clientId}`: two coffees for 10.000 of 15.000 own points. */
export function aCheckout(overrides: Partial<wire.WireCheckoutData> = {}): wire.WireCheckoutData {
  return {
    quantity: 2,
    pokuPoint: 15_000,
    totalTransaction: 10_000,
    voucherData: aVoucher(),
    partnerPoint: [ownPointsSource(), aPartnerPoint()],
    notes: '',
    msisdn: null,
    ...overrides,
  };
}

/** An answer of `POST /multiplepaymentotp`. */
export function anOtp(overrides: Partial<wire.WireOtpIssued> = {}): wire.WireOtpIssued {
  return { otpRequestId: 'otp-1', remainingOTP: 4, remainingOtpRequest: 4, resendIn: 60, ...overrides };
}

/** An answer of `POST /buyvoucher`. */
export function aPurchase(overrides: Partial<wire.WireBuyVoucherData> = {}): wire.WireBuyVoucherData {
  return {
    pokuTransactionNumber: 'TRX-1',
    totalTransaction: 10_000,
    coupons: [
      { voucherId: 'voucher-kopi', code: 'ref-1' },
      { voucherId: 'voucher-kopi', code: 'ref-2' },
    ],
    customerPoin: 5_000,
    ...overrides,
  };
}

/** A coupon that the member owns: new, not revealed. */
export function anOwnedCoupon(overrides: Partial<wire.WireOwnedCoupon> = {}): wire.WireOwnedCoupon {
  return {
    voucherId: 'voucher-kopi',
    code: 'ref-1',
    voucherName: 'Kopi Susu Gratis',
    voucherImages: '/media/coupons/kopi.svg',
    brandName: 'Kedai Senja',
    voucherDescription: '<p>Satu gelas kopi susu.</p>',
    tnc: '<p>Satu kupon untuk satu transaksi.</p>',
    pickup_desc: '<p>Semua gerai.</p>',
    redeem_desc: '<p>Tunjukkan kode ke kasir.</p>',
    status_activity: 1,
    status: false,
    voucherCode: null,
    expiredDate: '2027-01-31T16:59:59Z',
    revealExpiredDate: null,
    remainingSeconds: null,
    ...overrides,
  };
}

/** One page of a list (D52). */
export function aPage<T>(rows: readonly T[], overrides: Partial<wire.WirePage<T>> = {}): wire.WirePage<T> {
  return { data: [...rows], page: 1, perPage: 5, total: rows.length, ...overrides };
}

/** An answer of `GET /transaction/{clientId}`: two coffees, paid with own points. */
export function aTransaction(overrides: Partial<wire.WireTransaction> = {}): wire.WireTransaction {
  return {
    pokuTransactionNumber: 'TRX-1',
    status: 0,
    failure: null,
    failureReason: null,
    voucherId: 'voucher-kopi',
    voucherName: 'Kopi Susu Gratis',
    brandName: 'Kedai Senja',
    voucherImage: '/media/coupons/kopi.svg',
    quantity: 2,
    voucherPoint: 5_000,
    totalTransaction: 10_000,
    msisdn: null,
    transactionDate: '2026-11-21T07:05:00Z',
    endedDate: '2026-11-21T07:05:01Z',
    paymentDetails: [aTransactionPart()],
    coupons: [
      { voucherId: 'voucher-kopi', code: 'ref-1', status_activity: 1 },
      { voucherId: 'voucher-kopi', code: 'ref-2', status_activity: 1 },
    ],
    paymentPage: null,
    ...overrides,
  };
}

/** One source of a transaction: 10.000 own points that were taken. */
export function aTransactionPart(
  overrides: Partial<wire.WireTransactionPart> = {},
): wire.WireTransactionPart {
  return {
    partnerId: '0',
    name: 'POKUPoin',
    partnerImage: '/media/partners/poku.svg',
    partnerType: 1,
    pokuPoint: 10_000,
    partnerUnit: 10_000,
    state: 'taken',
    changedDate: '2026-11-21T07:05:01Z',
    lots: [{ pokuPoint: 10_000, pokuPoinExpiryDate: '2027-03-31T16:59:59Z' }],
    ...overrides,
  };
}
