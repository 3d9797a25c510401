import { GIFT_LIFE_MS, GIFTS_MAX_OPEN } from '@poku/domain/limits/coupons';
import type { AnswerOf, RecordOf } from '@poku/contract/calls';
import { revealWording } from '@poku/mfe-history/calls/coupons';
import { GIFT_PATH } from '@poku/mfe-history/calls/gift-path';
import type { acceptGiftCall, giftCall } from '@poku/mfe-history/calls/gifts';
import { SendCode, sendCodeWording, type sendCouponCall } from '@poku/mfe-history/calls/send-coupon';
import { mainOrigin } from '../../config/site';
import type { AppDeps } from '../../deps';
import { notFound, refusal } from '../../http/errors';
import type { MemberSession } from '../../http/session-guard';
import { after } from '../../ports/clock';
import { sha256 } from '../../security/random';
import { findCoupon, lockCoupon } from '../coupons/repository';
import { giftEnd, isSendable } from '../coupons/state';
import * as repository from './repository';
import { demandAcceptable, demandOpen } from './state';
import { tellHolders } from './tell';
import { isGiftToken, newGiftToken } from './token';

type CouponKey = Pick<RecordOf<(typeof sendCouponCall)['body']>, 'voucherId' | 'reference'>;
const refuse = (code: number) => refusal(code, sendCodeWording);

/** Links by which members send coupons to each other (D68). Every change holds the coupon's lock. */
export function createGiftService({ db, clock, config }: Pick<AppDeps, 'db' | 'clock' | 'config'>) {
  const hashOf = (token: string): string | undefined =>
    isGiftToken(config.secret, token) ? sha256(token) : undefined;

  return {
    /**
     * Makes the link of a coupon, which ends after seven days or with the coupon. Refusals: 404 for an unknown coupon and somebody
     * else's; 201 for one that was revealed, is over or is a prepaid package; 203 while a link is open; 206 for too many open links.
     */
    send: (memberId: string, key: CouponKey): Promise<AnswerOf<typeof sendCouponCall>> =>
      db.transaction(async (tx) => {
        const now = clock.now();
        const open = await repository.countOpenGifts(tx, memberId, now);
        await lockCoupon(tx, key.reference);
        const coupon = await findCoupon(tx, memberId, key);
        if (coupon === undefined) throw notFound(revealWording.failed);
        if (giftEnd(coupon, now) !== null) throw refuse(SendCode.open);
        if (!isSendable(coupon, now)) throw refuse(SendCode.notSendable);
        if (open >= GIFTS_MAX_OPEN) throw refuse(SendCode.tooMany);
        const token = newGiftToken(config.secret);
        const endsAt = new Date(Math.min(after(now, GIFT_LIFE_MS).getTime(), coupon.expires_at.getTime()));
        const { code } = coupon;
        await repository.insertGift(tx, { tokenHash: sha256(token), code, senderId: memberId, now, endsAt });
        await tellHolders(tx, [memberId], code, now);
        return { link: `${mainOrigin(config)}${GIFT_PATH}#${token}`, endsAt: endsAt.toISOString() };
      }),

    /** Takes a sent coupon back; 205 when it was accepted, 404 for an unknown coupon and somebody else's. */
    takeBack: (memberId: string, key: CouponKey): Promise<void> =>
      db.transaction(async (tx) => {
        const now = clock.now();
        await lockCoupon(tx, key.reference);
        if ((await findCoupon(tx, memberId, key)) === undefined)
          throw (await repository.wasAccepted(tx, memberId, key))
            ? refuse(SendCode.gone)
            : notFound(revealWording.failed);
        if (await repository.closeGift(tx, memberId, key.reference, now))
          await tellHolders(tx, [memberId], key.reference, now);
      }),

    /** What an open link gives; looking changes nothing. Refusals `GiftCode`. */
    async look(token: string, session: MemberSession | null): Promise<AnswerOf<typeof giftCall>> {
      const hash = hashOf(token);
      const found = hash === undefined ? undefined : await repository.findGift(db, hash);
      const memberId = session?.memberId ?? null;
      const gift = demandOpen(found, memberId, clock.now());
      const [senderName = ''] = gift.sender_name.split(' ');
      return {
        name: gift.name,
        brand: gift.brand_name,
        image: gift.image,
        senderName,
        expiresAt: gift.coupon_ends_at.toISOString(),
        endsAt: gift.expires_at.toISOString(),
        isOwn: gift.sender_id === memberId,
      };
    },

    /** Makes the coupon of an open link the member's; by the same member again it answers the same. Refusals `GiftCode`. */
    accept: (memberId: string, token: string): Promise<AnswerOf<typeof acceptGiftCall>> =>
      db.transaction(async (tx) => {
        const now = clock.now();
        const tokenHash = hashOf(token) ?? '';
        const seen = await repository.findGift(tx, tokenHash);
        if (seen !== undefined) await lockCoupon(tx, seen.coupon_code);
        const found = await repository.findGift(tx, tokenHash);
        if (found?.receiver_id === memberId && found.cancelled_at === null)
          return { voucherId: found.voucher_id, reference: found.coupon_code };
        const gift = demandAcceptable(found, memberId, now);
        const { coupon_code: code, sender_id, voucher_id: voucherId } = gift;
        await repository.acceptGift(tx, { tokenHash, receiverId: memberId }, now);
        await tellHolders(tx, [sender_id, memberId], code, now);
        return { voucherId, reference: code };
      }),
  };
}
