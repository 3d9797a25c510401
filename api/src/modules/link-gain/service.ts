import { GAIN_COUNT_MAX, type LinkGain } from '@poku/mfe-linkage/calls/link-gain';
import { UnlinkCode, unlinkCodeWording } from '@poku/mfe-linkage/calls/unlink';
import type { AppDeps } from '../../deps';
import type { Tx } from '../../db/tx';
import { refusal } from '../../http/errors';
import { listVouchers } from '../catalogue/list.repository';
import { totalPoints } from '../customer/service';
import { sumPoints } from '../linkage/points';
import { listLinks } from '../linkage/repository';
import { countWithin, type PriceRange } from './repository';

/** Coupons that are named. */
const NAMED_MAX = 3;

/** The most popular ones in the range. */
async function named(tx: Tx, { above, upTo }: PriceRange, now: Date): Promise<LinkGain['coupons']> {
  const rows = await listVouchers(tx, {
    now,
    categoryId: undefined,
    brandKeys: undefined,
    search: undefined,
    minimumPoints: above + 1,
    maximumPoints: upTo,
    inStock: true,
    voucherIds: undefined,
    sort: 'popular',
    after: undefined,
    limit: NAMED_MAX,
    offset: 0,
  });
  return rows.map(({ id, redemptionRuleId, rewardItemId, image, brand, name, pricePoints }) => ({
    id,
    redemptionRuleId,
    rewardItemId,
    image,
    brand,
    name,
    pricePoints,
  }));
}

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
          coupons: isMore ? await named(tx, range, now) : [],
        };
      }),
  };
}
