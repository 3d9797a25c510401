import type { World } from '../world';
import { wibDay, wibName, wibTime } from './wib';
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
}

const minuteMs = 60_000;
const lookMs = 15 * minuteMs;

/** Who has which coupon unused, as text. */
const couponsBy = (coupons: readonly EndingCoupon[]): ReadonlyMap<string, string> => {
  const by = new Map<string, string>();
  const sorted = [...coupons].sort((one, other) => (one.code < other.code ? -1 : 1));
  for (const one of sorted) by.set(one.member_id, `${by.get(one.member_id) ?? ''}\n${JSON.stringify(one)}`);
  return by;
};

/** Looks at what ends before and after the searches of each day, now for the first time. @returns what was seen, which grows */
export async function watchEnds(world: World, isOver: () => boolean): Promise<Watched[]> {
  const { schedule, db, startedAt } = world;
  const watched: Watched[] = [];
  const look = async () => ({
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
      const [one, other] = [couponsBy(before.coupons), couponsBy(after.coupons)];
      const changed = [...one.keys(), ...other.keys()].filter((id) => one.get(id) !== other.get(id));
      watched.push({
        from: before.at,
        to: after.at,
        day,
        dayBefore,
        lots: before.lots,
        coupons: before.coupons,
        moved: new Set([...moved.map(({ member_id }) => member_id), ...changed]),
      });
      dayBefore = day;
      // Until right before the next search can begin.
      const untilMs = wibTime(day + 1).getTime() - minuteMs - schedule.clock.now().getTime();
      if (untilMs > 0) await schedule.sleep(untilMs);
      before = await schedule.turn(look);
    }
  });
  return watched;
}
