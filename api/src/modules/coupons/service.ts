import {
  type couponCall,
  type CouponGroup,
  type couponsCall,
  type revealCall,
  revealWording,
  type tillTokenCall,
} from '@poku/mfe-history/calls/coupons';
import { SendCode, sendCodeWording } from '@poku/mfe-history/calls/send-coupon';
import type { AnswerOf, RecordOf } from '@poku/contract/calls';
import type { OwnedCouponAnswer } from '@poku/flows/coupon/calls/owned-coupon';
import type { AppDeps } from '../../deps';
import { notFound, refusal } from '../../http/errors';
import type { MemberSession } from '../../http/session-guard';
import { demandFreshAtPartner } from '../../http/step-up';
import { offsetOf, type PageRequest } from '../../http/paging';
import { makeTillToken } from '../redemptions/till-token';
import {
  countCoupons,
  findCoupon,
  listCoupons,
  lockCoupon,
  revealCoupon,
  type CouponRow,
} from './repository';
import { giftEnd, revealEnd, secondsUntil, stateOf, toOwnedCoupon, withoutCode } from './state';

type CouponKey = RecordOf<(typeof couponCall)['query']>;

/** A member's coupons and the reveal of their codes (D51). A session of a partner sees the codes of what it bought itself (D59). */
export function createCouponService({ db, clock, config }: Pick<AppDeps, 'db' | 'clock' | 'config'>) {
  const isForeign = (session: MemberSession, row: CouponRow): boolean =>
    session.partner !== null && !session.isFresh && row.session_id !== session.id;
  const show = (session: MemberSession, row: CouponRow, now: Date): OwnedCouponAnswer => {
    const coupon = toOwnedCoupon(row, now);
    return isForeign(session, row) ? withoutCode(coupon) : coupon;
  };

  /** A token of a coupon; undefined unless a till may take it now. */
  const tokenOf = (row: CouponRow, now: Date) => {
    const { merchant_slug } = row;
    const end = revealEnd(row);
    const { tillKey } = config;
    if (tillKey === undefined || merchant_slug === null || end === null) return undefined;
    if (row.use_channel !== 'till' || stateOf(row, now) !== 'revealed') return undefined;
    return makeTillToken(tillKey, { ...row, merchant_slug }, end, now);
  };

  return {
    /** A page of the member's coupons, newest first (D52), or of one group of them (decision 046). */
    async list(
      session: MemberSession,
      { group, ...page }: PageRequest & { group: CouponGroup | null },
    ): Promise<AnswerOf<typeof couponsCall>> {
      const now = clock.now();
      const query = { memberId: session.memberId, group: group ?? undefined, now };
      const rows = await listCoupons(db, query, { limit: page.perPage, offset: offsetOf(page) });
      return {
        ...page,
        coupons: rows.map((row) => show(session, row, now)),
        total: await countCoupons(db, query),
      };
    },

    /** One coupon of the member; 404 for an unknown one and for somebody else's. */
    async detail(session: MemberSession, key: CouponKey): Promise<OwnedCouponAnswer> {
      const row = await findCoupon(db, session.memberId, key);
      if (row === undefined) throw notFound(revealWording.failed);
      return show(session, row, clock.now());
    },

    /**
     * A token by which a till without a network takes a revealed coupon (D65). 404 where there is none; to a session that may not see
     * the code too.
     */
    async tillToken(session: MemberSession, key: CouponKey): Promise<AnswerOf<typeof tillTokenCall>> {
      const row = await findCoupon(db, session.memberId, key);
      const made = row === undefined || isForeign(session, row) ? undefined : tokenOf(row, clock.now());
      if (made === undefined) throw notFound(revealWording.failed);
      return made;
    },

    /**
     * Reveals the code for min(30 minutes, expiry). A second reveal answers the same code and end while that lasts (D51).
     * 404 for a coupon that is unknown, somebody else's, used, over, or of an order that is given back, and for a package,
     * which has no code (D69). 40131 at a partner for one
     * that was bought elsewhere, until a step-up (D59). 203 while a link sends it (D68).
     */
    reveal: (session: MemberSession, key: CouponKey): Promise<AnswerOf<typeof revealCall>> =>
      db.transaction(async (tx) => {
        const now = clock.now();
        const { memberId } = session;
        await lockCoupon(tx, key.reference);
        const found = await findCoupon(tx, memberId, key);
        if (found === undefined || found.topup_state !== null) throw notFound(revealWording.failed);
        if (isForeign(session, found)) demandFreshAtPartner(session);
        if (giftEnd(found, now) !== null) throw refusal(SendCode.open, sendCodeWording);
        await revealCoupon(tx, key.reference, now);
        const row = await findCoupon(tx, memberId, key);
        const end = row === undefined ? null : revealEnd(row);
        if (row === undefined || end === null || stateOf(row, now) !== 'revealed')
          throw notFound(revealWording.failed);
        return {
          secretCode: row.secret_code,
          revealEndsAt: end.toISOString(),
          remainingSeconds: secondsUntil(end, now),
        };
      }),
  };
}
