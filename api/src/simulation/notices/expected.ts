import type { SimulatedPackage } from '../packages/package.repository';
import type { SimulatedPage } from './notice.repository';
import type { Person } from './person';
import type { Planned } from './planned';
import { wibDay, wibName } from './wib';
import type { Watched } from './watch';

/** Notices of which the world knows whether there must be one: `member kind object`, with a piece of its text. */
export interface Expected {
  readonly must: ReadonlyMap<string, string>;
  /** There may be one, too. */
  readonly may: ReadonlySet<string>;
}

/** What names a notice. */
export const keyOf = (memberId: string, kind: string, object: string): string =>
  `${memberId} ${kind} ${object}`;

/** A number as members read it. */
const pointsText = (points: number): string => `${points.toLocaleString('id-ID')} poin`;

const minuteMs = 60_000;
const payWithinMs = 10 * minuteMs;
/** Workers look for open pages at least so often, also after a crash. */
const lookMs = 7.5 * minuteMs;

/** Everything of which members are told besides what ends. */
export interface Causes {
  readonly people: readonly Person[];
  readonly packages: readonly SimulatedPackage[];
  readonly arrivals: readonly { member_id: string; reference: string; points: number }[];
  readonly pages: readonly SimulatedPage[];
  /** When somebody paid or declined on the e-wallet's page of an order. */
  readonly finished: ReadonlyMap<string, Date>;
  readonly promotions: readonly Planned[];
  /** When each was written for the last member. */
  readonly writtenAt: ReadonlyMap<string, Date>;
}

function expectPages({ pages, finished }: Causes, must: Map<string, string>, may: Set<string>): void {
  for (const { number, member_id, ends_at } of pages) {
    const key = keyOf(member_id, 'payment-waits', number);
    const opensMs = ends_at.getTime() - payWithinMs;
    const doneMs = finished.get(number)?.getTime() ?? Infinity;
    if (doneMs >= opensMs + lookMs) must.set(key, '');
    else may.add(key);
  }
}

function expectPromotions(causes: Causes, must: Map<string, string>, may: Set<string>): void {
  for (const { id, isForCafe, interests, startsAt, cancelled } of causes.promotions)
    for (const { id: memberId, interests: own, linkEnded } of causes.people) {
      const key = keyOf(memberId, 'promo', id);
      if (interests.length > 0 && !interests.some((one) => own.includes(one))) continue;
      const written = causes.writtenAt.get(id);
      if (isForCafe && linkEnded !== undefined && linkEnded.to < startsAt) continue;
      const isSure =
        !isForCafe || linkEnded === undefined || (written !== undefined && linkEnded.from > written);
      if (isSure && cancelled === undefined) must.set(key, id);
      else may.add(key);
    }
}

/** Whom something must have been told of, and whom it may. */
export function expectedOf(causes: Causes): Expected {
  const must = new Map<string, string>();
  const may = new Set<string>();
  for (const { member_id, reference, points } of causes.arrivals)
    must.set(keyOf(member_id, 'points-arrived', reference), points > 0 ? pointsText(points) : '');
  for (const { member_id, order_id, state } of causes.packages)
    if (state === 'delivered' || state === 'failed')
      must.set(keyOf(member_id, `package-${state}`, order_id), '');
  for (const { id, linkEnded } of causes.people)
    if (linkEnded !== undefined) must.set(keyOf(id, 'link-ended', `link-kopi-${id}`), 'Kopi');
  expectPages(causes, must, may);
  expectPromotions(causes, must, may);
  return { must, may };
}

/** What a search must have told of the members whose things did not move meanwhile. */
export function expectedEnds({
  day,
  dayBefore,
  lots,
  coupons,
  moved,
  from,
  to,
}: Watched): Map<string, string> {
  const must = new Map<string, string>();
  for (const [kind, days] of [
    ['points-ending-30', 30],
    ['points-ending-7', 7],
    ['points-ending-1', 1],
  ] as const)
    for (const { member_id, ends_at, points } of lots) {
      const end = wibDay(ends_at);
      if (moved.has(member_id) || end <= day || end <= dayBefore + days || end > day + days) continue;
      must.set(keyOf(member_id, kind, wibName(end)), pointsText(points));
    }
  const shownUntil = ({ revealed_at }: (typeof coupons)[number]): number =>
    revealed_at === null ? Infinity : revealed_at.getTime() + 30 * minuteMs;
  const shownOut = coupons.filter(
    (one) => shownUntil(one) > from.getTime() && shownUntil(one) <= to.getTime(),
  );
  const unsure = new Set([...moved, ...shownOut.map(({ member_id }) => member_id)]);
  const counts = new Map<string, number>();
  for (const one of coupons) {
    const end = wibDay(one.ends_at);
    if (unsure.has(one.member_id) || shownUntil(one) <= from.getTime()) continue;
    if (end <= day || end <= dayBefore + 1 || end > day + 1) continue;
    const key = keyOf(one.member_id, 'coupon-ending', wibName(end));
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  for (const [key, count] of counts) must.set(key, count === 1 ? 'Kupon ' : `${count - 1} kupon lain`);
  return must;
}
