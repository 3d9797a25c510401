import { PREPAID_QUANTITY } from '@poku/domain/limits/payment';
import { normalizePhone, toNationalPhone } from '@poku/domain/phone';
import { PaymentCode, paymentCodeWording } from '@poku/mfe-checkout/calls/payment';
import type { Tx } from '../../db/tx';
import { refusal } from '../../http/errors';
import { findVoucher, isVoucherKnown, promotionVouchers } from '../catalogue/repository';
import type { VoucherRow } from '../catalogue/voucher.repository';
import { findOperator } from '../prepaid/repository';
import type { Basket } from './basket';

/** An item that can be bought. */
export type Offer = VoucherRow & {
  /** The number that a prepaid package goes to; null for a coupon. */
  phone: string | null;
};

const refuse = (code: number) => refusal(code, paymentCodeWording);

/**
 * The coupon, or the prepaid package for a number (D41), that a checkout or purchase is about. Refuses 20404 for an item that
 * never existed or that the promotion does not contain, for a package whose operator does not have the number and for a coupon
 * with a number; 40005 for one that has been withdrawn, whose sale is over, or that no biller sends; 40003 for more than one package (D48).
 */
export async function findOffer(tx: Tx, key: Basket, now: Date): Promise<Offer> {
  const row = await findVoucher(tx, key, now);
  if (row === undefined) {
    const isOver = await isVoucherKnown(tx, key);
    throw refuse(isOver ? PaymentCode.outOfStock : PaymentCode.itemUnknown);
  }
  const isPromoted = key.adsId === '' || (await promotionVouchers(tx, key.adsId)).includes(row.id);
  if (!isPromoted) throw refuse(PaymentCode.itemUnknown);
  if (row.kind === 'regular') {
    if (key.phone !== '') throw refuse(PaymentCode.itemUnknown);
    return { ...row, phone: null };
  }
  if (key.quantity !== PREPAID_QUANTITY) throw refuse(PaymentCode.figuresDiffer);
  return { ...row, phone: await numberFor(tx, row.operator, key.phone) };
}

/** The number of a package, if it is one of the package's operator; 20404 otherwise, 40005 when nobody sends them (D69). */
async function numberFor(tx: Tx, operator: string | null, asked: string): Promise<string> {
  const phone = normalizePhone(asked);
  const found = phone === undefined ? undefined : await findOperator(tx, toNationalPhone(phone));
  if (phone === undefined || found === undefined || found.id !== operator)
    throw refuse(PaymentCode.itemUnknown);
  if (found.biller === null) throw refuse(PaymentCode.outOfStock);
  return phone;
}
