import type { wire } from '@poku/shared/contract';
import { normalizePhone, toNationalPhone } from '@poku/shared/domain';
import { paymentCodeWording } from '@poku/mfe-checkout/calls/payment';
import type { AppDeps } from '../../deps';
import { PaymentCode } from '../../http/codes';
import { refusal } from '../../http/errors';
import { findOperator } from '../prepaid/repository';
import { createListService } from './list.service';
import * as repository from './repository';
import { toVoucher } from './voucher';
import type { VoucherRow } from './voucher.repository';

const toFavourite = (row: repository.FavouriteRow): wire.WireFavorite => ({
  favoriteId: row.favourite_id,
  voucherId: row.voucher_id,
  redemptionId: row.redemption_id,
  rewardItemId: row.reward_item_id,
  voucherImages: row.image,
  productName: row.product_name,
  brandName: row.brand_name,
  voucherPoint: row.price_points,
  voucherQty: row.stock,
});

/** The public catalogue and a member's favourites. */
export function createCatalogueService({ db, clock }: Pick<AppDeps, 'db' | 'clock'>) {
  /** Whether a row is what a telco detail asks for; any row is, where it is not asked for as such. */
  const answersTelco = async (
    { typeTelco, msisdn }: wire.WireVoucherDetailQuery,
    { kind, operator }: VoucherRow,
  ): Promise<boolean> => {
    if (typeTelco === undefined) return true;
    if (kind !== 'telco' || msisdn === undefined) return kind === 'telco';
    const phone = normalizePhone(msisdn);
    return phone !== undefined && (await findOperator(db, toNationalPhone(phone)))?.id === operator;
  };

  return {
    ...createListService({ db, clock }),

    /** The categories in their order. */
    categories: () => repository.listCategories(db),

    /**
     * One coupon or prepaid package on sale, by id and, where given, its rule and reward item. A promotion that is unknown or
     * does not have it is left out of the answer. Refuses 20404 when there is none, and for a package that was asked for as such
     * (`typeTelco`) when it is a coupon or the number's operator does not have it.
     */
    async detail(query: wire.WireVoucherDetailQuery): Promise<wire.WireVoucher> {
      const { adsId, voucherId = query.productId ?? '', redemptionRuleId, rewardItemId } = query;
      const row = await repository.findVoucher(
        db,
        { voucherId, redemptionRuleId, rewardItemId },
        clock.now(),
      );
      if (row === undefined || !(await answersTelco(query, row)))
        throw refusal(PaymentCode.itemUnknown, paymentCodeWording);
      const isPromoted =
        adsId !== undefined && (await repository.promotionVouchers(db, adsId)).includes(row.id);
      return toVoucher(row, isPromoted ? adsId : null);
    },

    /** The promotions in their order. */
    promotions: () => repository.listPromotions(db, clock.now()),

    /** The public editorial list (D35). */
    editorial: async () => (await repository.editorialFavourites(db, clock.now())).map(toFavourite),

    /** One of the public editorial list with its coupon (D35). Refuses 20404 when there is none or its sale is over. */
    async editorialDetail(favoriteId: string): Promise<wire.WireFavoriteDetail> {
      const row = await repository.findEditorialFavourite(db, favoriteId, clock.now());
      if (row === undefined) throw refusal(PaymentCode.itemUnknown, paymentCodeWording);
      return { ...toVoucher(row, null), favoriteId };
    },

    /** The member's own list, newest first (D35). */
    favourites: async (memberId: string) =>
      (await repository.memberFavourites(db, memberId, clock.now())).map(toFavourite),

    /** Marks a coupon as a favourite. Refuses 20404 for an unknown one; repeating it changes nothing (D35). */
    async addFavourite(memberId: string, voucherId: string): Promise<void> {
      const row = await repository.findVoucher(db, { voucherId }, clock.now());
      if (row === undefined) throw refusal(PaymentCode.itemUnknown, paymentCodeWording);
      await repository.addFavourite(db, memberId, voucherId, clock.now());
    },

    /** Takes the mark away; repeating it changes nothing (D35). */
    removeFavourite: (memberId: string, voucherId: string) =>
      repository.removeFavourite(db, memberId, voucherId),
  };
}
