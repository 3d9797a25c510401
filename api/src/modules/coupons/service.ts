import type { wire } from '@poku/shared/contract';
import { couponsWording } from '@poku/shared/domain';
import type { AppDeps } from '../../deps';
import { notFound } from '../../http/errors';
import { offsetOf, toPage, type PageRequest } from '../../http/paging';
import { countCoupons, findCoupon, listCoupons, revealCoupon } from './repository';
import { activityOf, revealEnd, secondsUntil, toOwnedCoupon } from './state';

/** A member's coupons and the reveal of their codes (D51). */
export function createCouponService({ db, clock }: Pick<AppDeps, 'db' | 'clock'>) {
  return {
    /** A page of the member's coupons, newest first (D52). */
    async list(memberId: string, page: PageRequest): Promise<wire.WirePage<wire.WireOwnedCoupon>> {
      const rows = await listCoupons(db, memberId, page.perPage, offsetOf(page));
      const now = clock.now();
      return toPage(
        page,
        rows.map((row) => toOwnedCoupon(row, now)),
        await countCoupons(db, memberId),
      );
    },

    /** One coupon of the member; 404 for an unknown one and for somebody else's. */
    async detail(memberId: string, key: wire.WireOwnedCouponQuery): Promise<wire.WireOwnedCoupon> {
      const row = await findCoupon(db, memberId, key);
      if (row === undefined) throw notFound(couponsWording.redeemFailedText);
      return toOwnedCoupon(row, clock.now());
    },

    /**
     * Reveals the code for min(30 minutes, expiry). A second reveal answers the same code and end while that lasts (D51).
     * 404 for a coupon that is unknown, somebody else's, used, over, or of an order that is given back.
     */
    reveal: (memberId: string, key: wire.WireOwnedCouponQuery): Promise<wire.WireRedeemData> =>
      db.transaction(async (tx) => {
        const now = clock.now();
        if ((await findCoupon(tx, memberId, key)) === undefined)
          throw notFound(couponsWording.redeemFailedText);
        await revealCoupon(tx, key.code, now);
        const row = await findCoupon(tx, memberId, key);
        const end = row === undefined ? null : revealEnd(row);
        if (row === undefined || end === null || activityOf(row, now) !== 0)
          throw notFound(couponsWording.redeemFailedText);
        return {
          voucherCode: row.secret_code,
          revealExpiredDate: end.toISOString(),
          remainingSeconds: secondsUntil(end, now),
        };
      }),
  };
}
