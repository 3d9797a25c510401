import { normalizePhone, PREPAID_QUANTITY, toNationalPhone } from '@poku/shared/domain';
import { paymentCodeWording } from '@poku/mfe-checkout/calls/payment';
import type { Tx } from '../../db/database';
import { PaymentCode } from '../../http/codes';
import { refusal } from '../../http/errors';
import { findVoucher, isVoucherKnown, promotionVouchers } from '../catalogue/repository';
import type { VoucherRow } from '../catalogue/voucher.repository';
import { findOperator } from '../prepaid/repository';

/** What names an item to buy. */
interface OfferKey {
  voucherId: string;
  redemptionRuleId: string;
  rewardItemId: string;
  quantity: number;
  adsId?: string | undefined;
  msisdn?: string | undefined;
}

/** An item that can be bought. */
export type Offer = VoucherRow & {
  /** The number that a prepaid package goes to; null for a coupon. */
  msisdn: string | null;
};

const refuse = (code: number) => refusal(code, paymentCodeWording);

/**
 * The coupon, or the prepaid package for a number (D41), that a checkout or purchase is about. Refuses 20404 for an item that
 * never was, that the promotion does not contain, for a package whose operator does not have the number and for a coupon with a
 * number; 40005 for one that has been withdrawn or whose sale is over; 40003 for more than one package (D48).
 */
export async function findOffer(tx: Tx, key: OfferKey, now: Date): Promise<Offer> {
  const row = await findVoucher(tx, key, now);
  if (row === undefined) {
    const isOver = await isVoucherKnown(tx, key);
    throw refuse(isOver ? PaymentCode.outOfStock : PaymentCode.itemUnknown);
  }
  const isPromoted = key.adsId === undefined || (await promotionVouchers(tx, key.adsId)).includes(row.id);
  if (!isPromoted) throw refuse(PaymentCode.itemUnknown);
  const { msisdn = '' } = key;
  if (row.kind === 'regular') {
    if (msisdn !== '') throw refuse(PaymentCode.itemUnknown);
    return { ...row, msisdn: null };
  }
  if (key.quantity !== PREPAID_QUANTITY) throw refuse(PaymentCode.figuresDiffer);
  return { ...row, msisdn: await numberFor(tx, row.operator, msisdn) };
}

/** The number of a package, if it is one of the package's operator; 20404 otherwise. */
async function numberFor(tx: Tx, operator: string | null, msisdn: string): Promise<string> {
  const phone = normalizePhone(msisdn);
  const found = phone === undefined ? undefined : await findOperator(tx, toNationalPhone(phone));
  if (phone === undefined || found === undefined || found.id !== operator)
    throw refuse(PaymentCode.itemUnknown);
  return phone;
}
