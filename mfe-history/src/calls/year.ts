import { BRAND } from '@poku/domain/brand';
import { call, flag, list, optional, record, text, type ValueOf, whole } from '@poku/contract/calls';

/** A year of the calendar of WIB. */
const yearNumber = whole('year', { min: 1000, max: 9999 });

const month = record({ earnedPoints: whole('earnedPoint'), usedPoints: whole('usedPoint') });

const year = record({
  /** Years from the first in which something happened to the running one, newest first, at most 5; none for who never had points. */
  years: list(record({ year: yearNumber })),
  /** The year that is told. */
  year: yearNumber,
  /** It goes up to now; the others are over. */
  isRunning: flag('running'),
  /** Own points that came, without those that were taken back; below 0 when more of years before were. */
  earnedPoints: whole('earnedPoint'),
  /** Points of all sources that purchases cost; of those that succeeded and were not given back. */
  usedPoints: whole('usedPoint'),
  /** Own points that ended unused. */
  endedPoints: whole('endedPoint'),
  /** The twelve months, January first. */
  months: list(month, undefined, 12, 12),
  /** Who gave the points that came, the most first; those of whom nothing is left are missing. */
  partners: list(record({ name: text('partnerName'), points: whole(BRAND.wire.point) })),
  /** How many purchases the used points were for. */
  purchases: whole('purchaseCount'),
  /** Coupons that were bought; prepaid packages are none. */
  coupons: whole('couponCount'),
  /** What these coupons are worth, in rupiah, as far as it is known. */
  worthRupiah: whole('couponWorth'),
  /** Coupons that were used, also those that somebody sent. */
  usedCoupons: whole('usedCouponCount'),
  /** Of which most coupons were bought; `null` without any. */
  topBrand: optional(record({ name: text('brandName'), coupons: whole('couponCount') })),
});

/** What a member's points did in a year (decision 050). */
export type Year = ValueOf<typeof year>;

/** A year of a member's points, as the books have it (decision 050). */
export const yearCall = call({
  method: 'GET',
  path: '/customeryear/{clientId}',
  query: {
    /** One of `years`. Default the newest; in January the one that has just ended, where it is among them. */
    year: optional(yearNumber),
  },
  answer: year,
});
