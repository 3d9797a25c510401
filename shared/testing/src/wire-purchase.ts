import type { FailureReason, PartState } from '@poku/contract';
import { fixture } from './fixture';
import { aVoucher } from './wire-catalogue';
import type { WireDelivery } from './wire-delivery';
import { aPartnerPoint, ownPointsSource } from './wire-customer';

type Activity = 0 | 1 | 2 | 3 | 4;
interface PaymentPage {
  checkout_url: string;
  payment_code: string;
  reference: string;
  expiredDate: string;
}

/** An answer of `GET /checkoutvoucher/{clientId}`: two coffees for 10.000 of 15.000 own points. */
export const aCheckout = fixture(() => ({
  quantity: 2,
  pokuPoint: 15_000,
  totalTransaction: 10_000,
  voucherData: aVoucher(),
  partnerPoint: [ownPointsSource(), aPartnerPoint()],
  notes: '',
  msisdn: null as string | null,
}));
export type WireCheckoutData = ReturnType<typeof aCheckout>;

/** An answer of `POST /multiplepaymentotp`. */
export const anOtp = fixture(() => ({
  otpRequestId: 'otp-1',
  remainingOTP: 4,
  remainingOtpRequest: 4,
  resendIn: 60,
}));

/** An answer of `POST /buyvoucher`. */
export const aPurchase = fixture(() => ({
  pokuTransactionNumber: 'TRX-1',
  totalTransaction: 10_000,
  coupons: [
    { voucherId: 'voucher-kopi', code: 'ref-1' },
    { voucherId: 'voucher-kopi', code: 'ref-2' },
  ],
  customerPoin: 5_000,
  checkout_url: undefined as string | undefined,
  payment_code: undefined as string | undefined,
}));

/** A coupon that the member owns: new, not revealed. */
export const anOwnedCoupon = fixture(() => ({
  voucherPrice: 22_000,
  voucherId: 'voucher-kopi',
  code: 'ref-1',
  voucherName: 'Kopi Susu Gratis',
  voucherImages: '/media/coupons/kopi.svg',
  brandName: 'Kedai Senja',
  voucherDescription: '<p>Satu gelas kopi susu.</p>',
  tnc: '<p>Satu kupon untuk satu transaksi.</p>',
  pickup_desc: '<p>Semua gerai.</p>',
  redeem_desc: '<p>Tunjukkan kode ke kasir.</p>',
  status_activity: 1 as Activity,
  status: false,
  voucherCode: null as string | null,
  expiredDate: '2027-01-31T16:59:59Z',
  revealExpiredDate: null as string | null,
  remainingSeconds: null as number | null,
  useChannel: 'till' as 'till' | 'online',
  usedDate: null as string | null,
  usedStore: null as string | null,
  sendable: false,
  giftEndDate: null as string | null,
  delivery: null as WireDelivery | null,
}));
export type WireOwnedCoupon = ReturnType<typeof anOwnedCoupon>;

/** One page of a list (D52). */
export const aPage = <T>(rows: readonly T[], overrides: { page?: number; total?: number } = {}) => ({
  data: [...rows],
  page: 1,
  perPage: 5,
  total: rows.length,
  ...overrides,
});
export type WirePage<T> = ReturnType<typeof aPage<T>>;

/** One source of a transaction: 10.000 own points that were taken. */
export const aTransactionPart = fixture(() => ({
  partnerId: '0',
  name: 'POKUPoin',
  partnerImage: '/media/partners/poku.svg',
  partnerType: 1 as 1 | 2,
  pokuPoint: 10_000,
  partnerUnit: 10_000,
  state: 'taken' as PartState,
  changedDate: '2026-11-21T07:05:01Z',
  lots: [{ pokuPoint: 10_000, pokuPoinExpiryDate: '2027-03-31T16:59:59Z' }],
}));
export type WireTransactionPart = ReturnType<typeof aTransactionPart>;

/** An answer of `GET /transaction/{clientId}`: two coffees, paid with own points. */
export const aTransaction = fixture(() => ({
  pokuTransactionNumber: 'TRX-1',
  status: 0,
  failure: null as number | null,
  failureReason: null as FailureReason | null,
  voucherId: 'voucher-kopi',
  voucherName: 'Kopi Susu Gratis',
  brandName: 'Kedai Senja',
  voucherImage: '/media/coupons/kopi.svg',
  quantity: 2,
  voucherPoint: 5_000,
  totalTransaction: 10_000,
  msisdn: null as string | null,
  delivery: null as WireDelivery | null,
  transactionDate: '2026-11-21T07:05:00Z',
  endedDate: '2026-11-21T07:05:01Z' as string | null,
  paymentDetails: [aTransactionPart()],
  coupons: [
    { voucherId: 'voucher-kopi', code: 'ref-1', status_activity: 1 },
    { voucherId: 'voucher-kopi', code: 'ref-2', status_activity: 1 },
  ],
  paymentPage: null as PaymentPage | null,
}));
export type WireTransaction = ReturnType<typeof aTransaction>;
