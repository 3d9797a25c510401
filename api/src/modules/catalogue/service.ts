import { COUPON_UNKNOWN, couponCodeWording } from '@poku/flows/coupon/calls/code';
import type { Coupon } from '@poku/flows/coupon/calls/coupon';
import type { couponCall } from '@poku/mfe-catalogue/calls/coupon-detail';
import type { favouriteCall } from '@poku/mfe-catalogue/calls/favourite-detail';
import type { AnswerOf, RecordOf } from '@poku/contract/calls';
import { normalizePhone, toNationalPhone } from '@poku/domain/phone';
import type { AppDeps } from '../../deps';
import { refusal } from '../../http/errors';
import { findOperator } from '../prepaid/repository';
import { toCoupon } from './coupon';
import { createListService } from './list.service';
import * as repository from './repository';
import type { VoucherRow } from './voucher.repository';

/** What names a coupon; blank is what is not given. */
type CouponKey = RecordOf<(typeof couponCall)['query']>;

const unknownCoupon = () => refusal(COUPON_UNKNOWN, couponCodeWording);

/** The public catalogue and a member's favourites. */
export function createCatalogueService({ db, clock }: Pick<AppDeps, 'db' | 'clock'>) {
  /** Whether a row is what a telco detail asks for; any row is, where it is not asked for as such. */
  const answersTelco = async (
    { telco, phone }: CouponKey,
    { kind, operator }: VoucherRow,
  ): Promise<boolean> => {
    if (telco === '') return true;
    if (kind !== 'telco' || phone === '') return kind === 'telco';
    const whole = normalizePhone(phone);
    return whole !== undefined && (await findOperator(db, toNationalPhone(whole)))?.id === operator;
  };

  return {
    ...createListService({ db, clock }),

    /** The categories in their order. */
    categories: () => repository.listCategories(db),

    /**
     * One coupon or prepaid package on sale, by id and, where given, its rule and reward item. A promotion that is unknown or
     * does not have it is left out of the answer. Refuses 20404 when there is none, and for a package that was asked for as such
     * (`telco`) when it is a coupon or the number's operator does not have it.
     */
    async detail(key: CouponKey): Promise<Coupon> {
      const { promotionId } = key;
      const wanted = {
        voucherId: key.couponId || key.packageId,
        redemptionRuleId: key.redemptionRuleId || undefined,
        rewardItemId: key.rewardItemId || undefined,
      };
      const row = await repository.findVoucher(db, wanted, clock.now());
      if (row === undefined || !(await answersTelco(key, row))) throw unknownCoupon();
      const isPromoted =
        promotionId !== '' && (await repository.promotionVouchers(db, promotionId)).includes(row.id);
      return toCoupon(row, isPromoted ? promotionId : null);
    },

    /** The promotions in their order. */
    promotions: () => repository.listPromotions(db, clock.now()),

    /** The public editorial list (D35). */
    editorial: () => repository.editorialFavourites(db, clock.now()),

    /** One of the public editorial list with its coupon (D35). Refuses 20404 when there is none or its sale is over. */
    async editorialDetail(favouriteId: string): Promise<AnswerOf<typeof favouriteCall>> {
      const row = await repository.findEditorialFavourite(db, favouriteId, clock.now());
      if (row === undefined) throw unknownCoupon();
      return { ...toCoupon(row, null), favouriteId };
    },

    /** The member's own list, newest first (D35). */
    favourites: (memberId: string) => repository.memberFavourites(db, memberId, clock.now()),

    /** Marks a coupon as a favourite. Refuses 20404 for an unknown one; repeating it changes nothing (D35). */
    async addFavourite(memberId: string, couponId: string): Promise<void> {
      const row = await repository.findVoucher(db, { voucherId: couponId }, clock.now());
      if (row === undefined) throw unknownCoupon();
      await repository.addFavourite(db, memberId, couponId, clock.now());
    },

    /** Takes the mark away; repeating it changes nothing (D35). */
    removeFavourite: (memberId: string, couponId: string) =>
      repository.removeFavourite(db, memberId, couponId),
  };
}
