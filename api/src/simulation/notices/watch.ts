import type { World } from '../world';
import { wibDay, wibHour, wibName, wibTime } from './wib';
import {
  listEndingLots,
  listMoved,
  listUnusedCoupons,
  searchedThrough,
  type EndingCoupon,
  type EndingLots,
} from './watch.repository';

/** A span in which the daily searches ran once, with what ended soon before and after it. */
export interface Watched {
  readonly from: Date;
  readonly to: Date;
  /** The day of the search, and the last day that was searched before. */
  readonly day: number;
  readonly dayBefore: number;
  readonly lots: readonly EndingLots[];
  readonly coupons: readonly EndingCoupon[];
  /** Members of whom something changed meanwhile, so that nobody knows what the search found. */
  readonly moved: ReadonlySet<string>;
  /** The same until its reminders have gone out, which say what is true by then (D72). Undefined while nobody has looked. */
  movedLater?: ReadonlySet<string>;
}

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const lookMs = 15 * minuteMs;
/** Reminders go out at 8:00 and in the next hour, or within one of a search by day. */
const morning = 9;
const evening = 20;
/** A code that is shown can be used so long. */
const shownMs = 30 * minuteMs;

/** Who has which coupon unused, as text. */
const couponsBy = (coupons: readonly EndingCoupon[]): ReadonlyMap<string, string> => {
  const by = new Map<string, string>();
  const sorted = [...coupons].sort((one, other) => (one.code < other.code ? -1 : 1));
  for (const one of sorted) by.set(one.member_id, `${by.get(one.member_id) ?? ''}\n${JSON.stringify(one)}`);
  return by;
};

/** What was seen at a moment. */
interface Look {
  readonly at: Date;
  readonly lots: readonly EndingLots[];
  readonly coupons: readonly EndingCoupon[];
}

/** Members whose coupons are not the same at two moments. */
function changedBetween(before: Look, after: Look): string[] {
  const [one, other] = [couponsBy(before.coupons), couponsBy(after.coupons)];
  return [...one.keys(), ...other.keys()].filter((id) => one.get(id) !== other.get(id));
}

/** Members who have a code whose time ran out between two moments. */
const ranOut = (before: Look, after: Look): string[] =>
  [...before.coupons, ...after.coupons]
    .filter(({ revealed_at: at }) => {
      const endMs = at === null ? Infinity : at.getTime() + shownMs;
      return endMs > before.at.getTime() && endMs <= after.at.getTime();
    })
    .map(({ member_id }) => member_id);

/** Looks at what ends before and after the searches of each day, now for the first time. @returns what was seen, which grows */
export async function watchEnds(world: World, isOver: () => boolean): Promise<Watched[]> {
  const { schedule, db, startedAt } = world;
  const watched: Watched[] = [];
  const look = async (): Promise<Look> => ({
    at: schedule.clock.now(),
    lots: await listEndingLots(db),
    coupons: await listUnusedCoupons(db),
  });
  // Before anybody searches.
  let before = await look();
  schedule.spawn(async () => {
    let dayBefore = wibDay(startedAt) - 1;
    while (!isOver()) {
      await schedule.sleep(lookMs);
      const name = await schedule.turn(() => searchedThrough(db));
      const day = wibDay(schedule.clock.now());
      if (name !== wibName(day) || day === dayBefore) continue;
      const [after, moved] = await schedule.turn(
        async () => [await look(), await listMoved(db, before.at)] as const,
      );
      const span: Watched = {
        from: before.at,
        to: after.at,
        day,
        dayBefore,
        lots: before.lots,
        coupons: before.coupons,
        moved: new Set([...moved.map(({ member_id }) => member_id), ...changedBetween(before, after)]),
      };
      watched.push(span);
      dayBefore = day;
      if (wibHour(after.at) < evening) {
        const toldMs = Math.max(wibTime(day, morning).getTime(), after.at.getTime() + hourMs);
        await schedule.sleep(toldMs - schedule.clock.now().getTime());
        const since = before.at;
        const [later, movedLater] = await schedule.turn(
          async () => [await look(), await listMoved(db, since)] as const,
        );
        span.movedLater = new Set([
          ...movedLater.map(({ member_id }) => member_id),
          ...changedBetween(before, later),
          ...ranOut(before, later),
        ]);
      }
      // Until right before the next search can begin.
      const untilMs = wibTime(day + 1).getTime() - minuteMs - schedule.clock.now().getTime();
      if (untilMs > 0) await schedule.sleep(untilMs);
      before = await schedule.turn(look);
    }
  });
  return watched;
}
