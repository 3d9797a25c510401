import { REVEAL_LIFE_MS } from '@poku/domain/limits/coupons';
import { jakartaDay } from '@poku/domain/dates';
import { DAY_MS } from '@poku/domain/limits/time';
import type { Tx } from '../../db/tx';
import { listTiers } from '../customer/repository';
import { standing, tierWindows } from '../customer/tiers';
import { endOfJakartaMonth, jakartaMidnight } from '../ledger/jakarta';
import { listWaitingRewards } from '../missions/repository';
import { openWeeks } from '../missions/week';
import { after } from '../../ports/clock';
import type { CausedKind } from './kinds';
import { earnedByMember, endingCoupons, endingPoints, membersOf, type ScanRow } from './scan.repository';
import type { Told } from './tell';

/** A part of what a search finds. */
export interface Found {
  told: Told<CausedKind>[];
  /** The last member that was looked at; undefined when there is none after the one before. */
  last: string | undefined;
}

/** Finds whom to tell on a day: of members after `scan.reached`, the next `limit`. */
type Search = (tx: Tx, scan: ScanRow & { day: string }, now: Date, limit: number) => Promise<Found>;

const weekMs = 7 * DAY_MS;
const nobody: Found = { told: [], last: undefined };

/**
 * What ends `days` after the day of the search, and what should have been found on the days before it that nobody searched. Nothing
 * that ends today: it was found before, or nobody could.
 */
function sliceOf(
  { through, day, reached }: ScanRow & { day: string },
  days: number,
  now: Date,
  limit: number,
) {
  const [from, tomorrow] = [jakartaMidnight(through, 1 + days), jakartaMidnight(jakartaDay(now), 1)];
  return {
    from: from < tomorrow ? tomorrow : from,
    to: jakartaMidnight(day, days + 1),
    after: reached ?? '',
    limit,
  };
}

const pointsEnding =
  (kind: 'points-ending-30' | 'points-ending-7' | 'points-ending-1', days: number): Search =>
  async (tx, scan, now, limit) => {
    const rows = await endingPoints(tx, sliceOf(scan, days, now, limit));
    return {
      told: rows.map(({ member_id: memberId, day, points }) => ({
        memberId,
        kind,
        object: day,
        data: { points, day },
      })),
      last: rows.at(-1)?.member_id,
    };
  };

const couponEnding: Search = async (tx, scan, now, limit) => {
  const rows = await endingCoupons(tx, sliceOf(scan, 1, now, limit), now, REVEAL_LIFE_MS);
  return {
    told: rows.map(({ member_id: memberId, day, coupons, name }) => ({
      memberId,
      kind: 'coupon-ending',
      object: day,
      data: { coupons, name },
    })),
    last: rows.at(-1)?.member_id,
  };
};

/** In the last week of a month, levels that fall with its end (decision 029). */
const levelEnding: Search = async (tx, { reached }, now, limit) => {
  const end = endOfJakartaMonth(now);
  if (after(now, weekMs) < end) return nobody;
  const rows = await earnedByMember(tx, tierWindows(now), { after: reached ?? '', limit });
  const tiers = await listTiers(tx);
  const day = jakartaDay(end);
  const told = rows.flatMap(({ member_id: memberId, ...earned }): Told<'level-ending'>[] => {
    const { level, keepsUntil, keepPoints } = standing(tiers, earned, now).standing;
    if (keepsUntil === null) return [];
    return [{ memberId, kind: 'level-ending', object: day, data: { level, points: keepPoints, day } }];
  });
  return { told, last: rows.at(-1)?.member_id };
};

/** Whether this is the first search from a day on: what is told once has not been searched for. */
const isFirstFrom = ({ through, day }: { through: string; day: string }, first: string): boolean =>
  day >= first && through < first;

/** On the last three days on which points of last week's missions can be fetched, whoever did not. */
const missionWaits: Search = async (tx, scan, _now, limit) => {
  const [week, before] = openWeeks(jakartaMidnight(scan.day));
  if (!isFirstFrom(scan, jakartaDay(after(week.until, -3 * DAY_MS)))) return nobody;
  const rows = await listWaitingRewards(tx, before, { after: scan.reached ?? '', limit, among: null });
  const day = jakartaDay(after(week.until, -1));
  const told = rows.flatMap(({ member_id: memberId, points }): Told<'mission-waits'>[] =>
    points > 0 ? [{ memberId, kind: 'mission-waits', object: before.monday, data: { points, day } }] : [],
  );
  return { told, last: rows.at(-1)?.member_id };
};

/** In January, members for whom there is something to look back on. */
const yearTold: Search = async (tx, scan, _now, limit) => {
  const year = Number(scan.day.slice(0, 'YYYY'.length));
  const begin = `${String(year)}-01-01`;
  if (!scan.day.startsWith(begin.slice(0, 'YYYY-MM'.length)) || !isFirstFrom(scan, begin)) return nobody;
  const [from, to] = [jakartaMidnight(`${String(year - 1)}-01-01`), jakartaMidnight(begin)];
  const rows = await membersOf(tx, { from, to, after: scan.reached ?? '', limit });
  const told = rows.map(({ member_id: memberId }): Told<'year-told'> => ({
    memberId,
    kind: 'year-told',
    object: String(year - 1),
    data: { year: year - 1 },
  }));
  return { told, last: rows.at(-1)?.member_id };
};

/** What is searched for once on each day, by kind. */
export const searches: readonly (readonly [CausedKind, Search])[] = [
  ['points-ending-30', pointsEnding('points-ending-30', 30)],
  ['points-ending-7', pointsEnding('points-ending-7', 7)],
  ['points-ending-1', pointsEnding('points-ending-1', 1)],
  ['coupon-ending', couponEnding],
  ['level-ending', levelEnding],
  ['mission-waits', missionWaits],
  ['year-told', yearTold],
];
