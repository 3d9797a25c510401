import { paymentCodeWording } from '@poku/shared/domain';
import type { Tx } from '../../db/database';
import { PaymentCode } from '../../http/codes';
import { refusal } from '../../http/errors';
import { findVoucher, isVoucherKnown, promotionVouchers } from '../catalogue/repository';
import type { VoucherRow } from '../catalogue/voucher.repository';

/** What names an item to buy. */
interface OfferKey {
  voucherId: string;
  redemptionRuleId: string;
  rewardItemId: string;
  adsId?: string | undefined;
}

/**
 * The coupon that a checkout or purchase is about. Refuses 20404 for an item that never was, that is no coupon, or that
 * the promotion does not contain, and 40005 for one that has been withdrawn or whose sale is over (D48).
 */
export async function findOffer(tx: Tx, key: OfferKey, now: Date): Promise<VoucherRow> {
  const row = await findVoucher(tx, key, now);
  if (row === undefined) {
    const isOver = await isVoucherKnown(tx, key);
    throw refusal(isOver ? PaymentCode.outOfStock : PaymentCode.itemUnknown, paymentCodeWording);
  }
  const isPromoted = key.adsId === undefined || (await promotionVouchers(tx, key.adsId)).includes(row.id);
  if (row.kind !== 'regular' || !isPromoted) throw refusal(PaymentCode.itemUnknown, paymentCodeWording);
  return row;
}
