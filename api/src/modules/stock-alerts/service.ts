import { STOCK_ALERTS_MAX } from '@poku/domain/limits/coupons';
import { COUPON_UNKNOWN, couponCodeWording } from '@poku/flows/coupon/calls/code';
import { StockAlertCode, stockAlertWording } from '@poku/mfe-catalogue/calls/stock-alert';
import type { AppDeps } from '../../deps';
import { refusal } from '../../http/errors';
import * as repository from './repository';

const refuse = (code: number) => refusal(code, stockAlertWording);

/** Members who wait for coupons that are sold out (decision 049). */
export function createStockAlerts({ db, clock }: Pick<AppDeps, 'db' | 'clock'>) {
  return {
    /** Whether the member waits for a coupon; not for one that nobody knows. */
    read: async (memberId: string, couponId: string) => ({
      isSet: await repository.hasAlert(db, memberId, couponId),
    }),

    /**
     * Has the member told, once, when a coupon that is sold out can be bought again; repeating it changes nothing. Refusals: 20404
     * for an unknown coupon; 201 for one that can be bought; 202 for one whose sale is over; 203 for one beyond `STOCK_ALERTS_MAX`.
     */
    set: (memberId: string, couponId: string): Promise<void> =>
      db.transaction(async (tx) => {
        const now = clock.now();
        const others = await repository.countOtherAlerts(tx, memberId, couponId, now);
        const coupon = await repository.holdStock(tx, couponId, now);
        if (coupon === undefined) throw refusal(COUPON_UNKNOWN, couponCodeWording);
        if (!coupon.isOnSale) throw refuse(StockAlertCode.saleOver);
        if (coupon.stock > 0) throw refuse(StockAlertCode.inStock);
        if (others >= STOCK_ALERTS_MAX) throw refuse(StockAlertCode.tooMany);
        await repository.insertAlert(tx, memberId, couponId, now);
      }),

    /** The member is not told; repeating it changes nothing. */
    drop: (memberId: string, couponId: string): Promise<void> =>
      repository.deleteAlert(db, memberId, couponId),
  };
}
