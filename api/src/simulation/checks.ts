import { verifyLedger } from '../modules/ledger/verify.service';
import type { Told } from './buyer';
import { openBooks, type CouponBooks } from './coupon-books';
import { couponBreaches } from './coupon-checks';
import { listCoupons, listUses } from './coupon.repository';
import type { BillerLine } from './packages/biller-book';
import { packageBreaches } from './packages/package-checks';
import { listPackageOrders } from './packages/package.repository';
import { pointsOf, type ShopPurchase } from './shop-terms';
import { listPurchases, type KnownPurchase } from './shopping.repository';
import type { World } from './world';
import {
  countHolds,
  listOrders,
  listPartnerLegs,
  listPoints,
  listStock,
  type SimulatedOrder,
} from './world.repository';

const finalStates: ReadonlySet<string> = new Set(['completed', 'failed', 'refunded']);
const soldStates: ReadonlySet<string> = new Set(['completed', 'refunded']);
const ok = 200;
const inProcess = 20002;

/** Everything that is wrong with a world after its last step, in sentences; empty when each promise was kept. */
export async function findBreaches(
  world: World,
  told: readonly Told[],
  shopped: readonly ShopPurchase[],
  books: CouponBooks = openBooks(),
  billed: ReadonlyMap<string, BillerLine> = new Map(),
): Promise<string[]> {
  const { db } = world;
  const orders = await listOrders(db);
  const holds = await countHolds(db);
  return [
    ...orders
      .filter(({ state }) => !finalStates.has(state))
      .map(({ number, state }) => `${number} is still ${state}`),
    ...(holds === 0 ? [] : [`${holds} holds are open`]),
    ...(await verifyLedger(db)).map((problem) => `ledger: ${JSON.stringify(problem)}`),
    ...(await brokenBooks(world)),
    ...wrongPurchases(await listPurchases(db), shopped),
    ...(await lostPoints(world)),
    ...(await wrongStock(world, orders)),
    ...wrongCoupons(orders),
    ...packageBreaches(await listPackageOrders(db), billed),
    ...couponBreaches(books, { coupons: await listCoupons(db), uses: await listUses(db) }),
    ...told.flatMap((one) => brokenWord(one, orders, isSecondUse(one, told))),
  ];
}

/** References on which the partners' own books and our legs disagree. */
async function brokenBooks({ db, partners }: World): Promise<string[]> {
  const legs = await listPartnerLegs(db);
  const breaches: string[] = [];
  const known = new Set(legs.map(({ reference }) => reference));
  for (const slug of ['nusapoin', 'dompetnusa', 'rumahnet']) {
    const taken = new Map<string, number>();
    for (const { reference, kind, amountUnits } of partners.books.statement(slug, 0).movements) {
      const change = kind === 'debit' ? amountUnits : -amountUnits;
      taken.set(reference, (taken.get(reference) ?? 0) + change);
      if (!known.has(reference)) breaches.push(`${slug} took under ${reference}, which no order has`);
    }
    for (const leg of legs.filter((one) => one.slug === slug)) {
      const ours = leg.state === 'captured' ? leg.partner_units : 0;
      const theirs = taken.get(leg.reference) ?? 0;
      if (ours !== theirs)
        breaches.push(`${leg.number}: ${slug} has taken ${theirs}, ours is ${ours} (${leg.state})`);
    }
  }
  return breaches;
}

/** Purchases on which the partners' own books and ours disagree, or that earned something else than they must. */
function wrongPurchases(known: readonly KnownPurchase[], shopped: readonly ShopPurchase[]): string[] {
  const ours = new Map(known.map((one) => [`${one.partner_id} ${one.reference}`, one]));
  const missing = known.length === shopped.length ? [] : [`${known.length} of ${shopped.length} purchases`];
  return [
    ...missing,
    ...shopped.flatMap((theirs) => {
      const one = ours.get(`${theirs.partnerId} ${theirs.reference}`);
      const isRight =
        // One that was reversed before it was reported is nobody's.
        (one?.member_id === theirs.memberId || theirs.isReversed) &&
        one?.amount_rupiah === theirs.amountRupiah &&
        one.is_reversed === theirs.isReversed &&
        one.booked === pointsOf(theirs);
      return isRight ? [] : [`${JSON.stringify(theirs)} is ${JSON.stringify(one)}`];
    }),
  ];
}

/** Members with points that are neither available nor held, spent, ended or owed. */
async function lostPoints({ db, members }: World): Promise<string[]> {
  const rows = new Map((await listPoints(db)).map((row) => [row.member_id, row]));
  return members.flatMap(({ id, points: first, ending }) => {
    const points = ending.reduce((sum, lot) => sum + lot.points, first);
    const { available = 0, held = 0, spent = 0, ended = 0, owed = 0, earned = 0 } = rows.get(id) ?? {};
    if (available + held + spent + ended - owed === points + earned) return [];
    const places = `${available} there, ${held} held, ${spent} spent, ${ended} ended, ${owed} owed`;
    return [`${id} had ${points} points and earned ${earned}: ${places}`];
  });
}

/** Coupons whose stock is not what it was at the start, less what completed orders bought. */
async function wrongStock(
  { db, vouchers, packages }: World,
  orders: readonly SimulatedOrder[],
): Promise<string[]> {
  const left = new Map((await listStock(db)).map(({ id, stock }) => [id, stock]));
  return [...vouchers, ...packages].flatMap(({ id, stock }) => {
    const sold = orders
      .filter((order) => order.voucher_id === id && order.state === 'completed')
      .reduce((sum, { quantity }) => sum + quantity, 0);
    return left.get(id) === stock - sold
      ? []
      : [`${id}: ${stock} in stock, ${sold} sold, ${left.get(id)} left`];
  });
}

/** Orders without exactly one code for each unit that was sold, and codes that were issued twice. */
function wrongCoupons(orders: readonly SimulatedOrder[]): string[] {
  const codes = orders.flatMap(({ coupons }) => coupons ?? []);
  const twice = codes.length - new Set(codes).size;
  return [
    ...(twice === 0 ? [] : [`${twice} codes were issued twice`]),
    ...orders.flatMap(({ number, state, quantity, coupons, cancelled }) => {
      const issued = coupons?.length ?? 0;
      const isRight =
        issued === (soldStates.has(state) ? quantity : 0) &&
        cancelled === (state === 'refunded' ? quantity : 0);
      return isRight ? [] : [`${number} is ${state} with ${issued} coupons, ${cancelled} cancelled`];
    }),
  ];
}

/** Whether another purchase had the same code for something else; one of the two at most becomes an order (D46). */
const isSecondUse = (one: Told, told: readonly Told[]): boolean =>
  told.some(({ otpRequestId, body }) => otpRequestId === one.otpRequestId && body !== one.body);

/**
 * Answers to a member that differ from what became of the order. `sharesCode`: a refusal may be that of the other purchase's
 * order.
 */
function brokenWord(
  { otpRequestId, answers }: Told,
  orders: readonly SimulatedOrder[],
  sharesCode: boolean,
): string[] {
  const mine = orders.filter((order) => order.otp_request_id === otpRequestId);
  const breaches = mine.length > 1 ? [`${mine.length} orders for one code`] : [];
  const order = mine[0];
  for (const { code, at, number, coupons, hasPage } of answers) {
    if (code === ok) {
      if (order === undefined || order.number !== number)
        breaches.push(`${number} was answered and is not there`);
      else if (!hasPage && !soldStates.has(order.state))
        breaches.push(`${number} was bought and is ${order.state}`);
      else if (!hasPage && coupons !== order.quantity)
        breaches.push(`${number} was answered with ${coupons} coupons`);
    } else if (code !== inProcess && order !== undefined && !sharesCode) {
      const isReleased = order.state === 'failed' && order.ended_at !== null && order.ended_at <= at;
      if (!isReleased) breaches.push(`${order.number} was answered with ${code} and is ${order.state}`);
    }
  }
  return breaches;
}
