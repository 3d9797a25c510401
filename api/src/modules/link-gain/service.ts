import { GAIN_COUNT_MAX, type LinkGain } from '@poku/mfe-linkage/calls/link-gain';
import { UnlinkCode, unlinkCodeWording } from '@poku/mfe-linkage/calls/unlink';
import type { AppDeps } from '../../deps';
import { refusal } from '../../http/errors';
import { listPriced } from '../catalogue/priced';
import { totalPoints } from '../customer/service';
import { sumPoints } from '../linkage/points';
import { listLinks } from '../linkage/repository';
import { countWithin } from './repository';

/** Coupons that are named. */
const NAMED_MAX = 3;

/** What links have brought (decision 048). */
export function createLinkGainService({ db, clock }: Pick<AppDeps, 'db' | 'clock'>) {
  return {
    /**
     * The points of a member's link by its mirrored balance (D31), the total with them, and the coupons that the total pays for them
     * alone. Asks no partner and moves nothing. 201 for a partner that is not linked.
     */
    gain: (memberId: string, partnerId: string): Promise<LinkGain> =>
      db.transaction(async (tx) => {
        const now = clock.now();
        const links = (await listLinks(tx, memberId, now)).filter((link) => link.partner_id === partnerId);
        const [link] = links;
        if (link === undefined) throw refusal(UnlinkCode.notLinked, unlinkCodeWording);
        const points = link.balance_read_at === null ? null : sumPoints(links);
        const total = await totalPoints(tx, memberId, now);
        const range = { above: total - (points ?? 0), upTo: total };
        const isMore = range.upTo > range.above;
        return {
          partnerId,
          points,
          totalPoints: total,
          couponCount: isMore ? await countWithin(tx, range, GAIN_COUNT_MAX, now) : 0,
          coupons: isMore ? await listPriced(tx, range, { sort: 'popular', limit: NAMED_MAX }, now) : [],
        };
      }),
  };
}
