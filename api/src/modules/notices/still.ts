import { REVEAL_LIFE_MS } from '@poku/domain/limits/coupons';
import { jakartaDay } from '@poku/domain/dates';
import type { Tx } from '../../db/tx';
import { after } from '../../ports/clock';
import { goalsStillChosen } from '../goals/repository';
import { listWaitingRewards } from '../missions/repository';
import { openWeeks } from '../missions/week';
import { waitingOrders, type DueRow } from './due.repository';
import type { CausedKind, NoticeFacts } from './kinds';
import { couponsStillEnding, pointsStillEnding, stillInStock, type EndingDay } from './still.repository';
import { noticeWording, type NoticeText } from './wording';

type PointsEnding = 'points-ending-30' | 'points-ending-7' | 'points-ending-1';
const pointsEnding: readonly string[] = [
  'points-ending-30',
  'points-ending-7',
  'points-ending-1',
] satisfies PointsEnding[];
const isPointsEnding = (kind: string): kind is PointsEnding => pointsEnding.includes(kind);

/** What a notice says now: the same as when it was written, something else, or nothing because what it is about is over. */
export type Still = 'the same' | NoticeText | 'over';

/** The coupon that a notice of `coupon-back` is about: what stands before the alert's own number. */
const couponOf = (object: string): string => object.slice(0, object.lastIndexOf(' '));
const keyOf = (memberId: string, day: string): string => `${memberId} ${day}`;
const dayOf = ({ member_id: memberId, object: day }: DueRow): EndingDay => ({ memberId, day });

function textOf<K extends CausedKind>(kind: K, facts: NoticeFacts[K] | undefined): Still {
  return facts === undefined ? 'over' : noticeWording[kind](facts);
}

/**
 * What notices that are decided on now say, which may have been written hours ago: points and coupons that end may have been spent
 * since (D72), a payment may be over, a goal bought or let go, a mission's points fetched, a coupon that came back sold out again. Asks nothing for kinds that stay
 * as they are.
 */
export async function readStill(tx: Tx, due: readonly DueRow[], now: Date): Promise<(row: DueRow) => Still> {
  const orders = due.filter(({ kind }) => kind === 'payment-waits').map(({ object }) => object);
  const waiting = orders.length === 0 ? new Set<string>() : await waitingOrders(tx, orders, now);
  const pointDays = due.filter(({ kind }) => isPointsEnding(kind)).map(dayOf);
  const points = new Map(
    (pointDays.length === 0 ? [] : await pointsStillEnding(tx, pointDays)).map((row) => [
      keyOf(row.member_id, row.day),
      row,
    ]),
  );
  const couponDays = due.filter(({ kind }) => kind === 'coupon-ending').map(dayOf);
  const coupons = new Map(
    (couponDays.length === 0 ? [] : await couponsStillEnding(tx, couponDays, now, REVEAL_LIFE_MS)).map(
      (row) => [keyOf(row.member_id, row.day), row],
    ),
  );
  const objectsOf = (wanted: CausedKind) =>
    due.filter(({ kind }) => kind === wanted).map(({ object }) => object);
  const goalIds = objectsOf('goal-reached');
  const goals = goalIds.length === 0 ? new Set<string>() : await goalsStillChosen(tx, goalIds);
  const [week, before] = openWeeks(now);
  const fetchers = due.filter(({ kind }) => kind === 'mission-waits').map(({ member_id: id }) => id);
  const rewards = new Map(
    (fetchers.length === 0
      ? []
      : await listWaitingRewards(tx, before, { after: '', limit: fetchers.length, among: fetchers })
    ).map((row) => [keyOf(row.member_id, before.monday), row.points]),
  );
  const lastDay = jakartaDay(after(week.until, -1));
  const back = objectsOf('coupon-back').map(couponOf);
  const inStock = back.length === 0 ? new Set<string>() : await stillInStock(tx, back, now);
  return ({ kind, member_id: memberId, object }) => {
    if (kind === 'goal-reached') return goals.has(object) ? 'the same' : 'over';
    if (kind === 'coupon-back') return inStock.has(couponOf(object)) ? 'the same' : 'over';
    if (kind === 'payment-waits') return waiting.has(object) ? 'the same' : 'over';
    if (kind === 'mission-waits') {
      const points = rewards.get(keyOf(memberId, object)) ?? 0;
      return textOf(kind, points > 0 ? { points, day: lastDay } : undefined);
    }
    if (isPointsEnding(kind)) return textOf(kind, points.get(keyOf(memberId, object)));
    return kind === 'coupon-ending' ? textOf(kind, coupons.get(keyOf(memberId, object))) : 'the same';
  };
}
