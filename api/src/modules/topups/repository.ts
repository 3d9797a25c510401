import { sql, type SQL } from 'drizzle-orm';
import { first, type Row } from '../../db/rows';
import type { Tx } from '../../db/tx';
import type { TopupPlan } from './plan';
import { topupStatesBefore, type TopupState } from './states';

/** The sending of a package, as it is stored. */
export interface Topup extends Row {
  orderId: string;
  /** Slug. */
  biller: string;
  /** What the biller knows it by; stored before the first call. */
  reference: string;
  product: string;
  /** Of the package, as members read it. */
  name: string;
  number: string;
  state: TopupState;
  reason: string | null;
  createdAt: Date;
  takes: number;
  inquiries: number;
}

/** A top-up that was taken. */
export interface TakenTopup extends Row {
  orderId: string;
  memberId: string;
  /** Slug. */
  biller: string;
  /** How often it was taken; a process that took it before may not change it any more. */
  takes: number;
}

const oneOf = (states: readonly string[]): SQL =>
  sql`state in (${sql.join(
    states.map((state) => sql`${state}`),
    sql`, `,
  )})`;

/**
 * Plans the sending of the package that an order bought, due at once. Throws an error when it cannot be sent; nothing is sold then.
 */
export async function planTopup(tx: Tx, orderId: string, reference: string, now: Date): Promise<void> {
  const touched = await tx.run(sql`
    insert into topup (order_id, biller_slug, reference, product, number, created_at, changed_at, due_at)
    select o.id, op.biller_slug, ${reference}, coalesce(v.biller_product, v.id), o.msisdn, ${now}, ${now}, ${now}
    from purchase_order o join voucher v on v.id = o.voucher_id join operator op on op.id = v.operator
    where o.id = ${orderId} and o.msisdn is not null and op.biller_slug is not null`);
  if (touched !== 1) throw new Error(`The package of order ${orderId} has no biller`);
}

/** The top-up of an order, or undefined. */
export const readTopup = async (tx: Tx, orderId: string): Promise<Topup | undefined> =>
  first(
    await tx.rows<Topup>(sql`
      select t.order_id as "orderId", t.biller_slug as biller, t.reference, t.product, v.name, t.number, t.state,
        t.reason, t.created_at as "createdAt", t.takes, t.inquiries
      from topup t join purchase_order o on o.id = t.order_id join voucher v on v.id = o.voucher_id
      where t.order_id = ${orderId}`),
  );

/** The state of an order's top-up, locked until the transaction ends; undefined when the order is for no package. */
export const lockTopup = async (tx: Tx, orderId: string): Promise<TopupState | undefined> =>
  first(
    await tx.rows<{ state: TopupState } & Row>(sql`
      select state from topup where order_id = ${orderId} for update`),
  )?.state;

/** Which of the top-ups that are due are wanted. Default those of all billers. */
export interface DueTopups {
  /** Slug of the one biller. */
  of?: string;
  /** Slugs of billers that are left out. */
  except?: readonly string[];
}

/** Takes the top-up that is due longest for the caller alone until `leaseEnd`; undefined when none is due. */
export const takeDueTopup = async (
  tx: Tx,
  { of, except = [] }: DueTopups,
  now: Date,
  leaseEnd: Date,
): Promise<TakenTopup | undefined> =>
  first(
    await tx.rows<TakenTopup>(sql`
      update topup t set takes = t.takes + 1, taken_at = ${now}, due_at = ${leaseEnd} from purchase_order o
      where t.order_id = (
        select order_id from topup
        where due_at <= ${now} and (${of ?? null}::text is null or biller_slug = ${of ?? null})
          and biller_slug <> all(${sql.param(except)}::text[])
        order by due_at, created_at limit 1 for update skip locked)
        and o.id = t.order_id
      returning t.order_id as "orderId", o.member_id as "memberId", t.biller_slug as biller, t.takes`),
  );

/** Takes a top-up, due or not; undefined when it is over. */
export const takeTopup = async (
  tx: Tx,
  orderId: string,
  now: Date,
  leaseEnd: Date,
): Promise<TakenTopup | undefined> =>
  first(
    await tx.rows<TakenTopup>(sql`
      update topup t set takes = t.takes + 1, taken_at = ${now}, due_at = ${leaseEnd} from purchase_order o
      where t.order_id = ${orderId} and t.state not in ('delivered', 'failed') and o.id = t.order_id
      returning t.order_id as "orderId", o.member_id as "memberId", t.biller_slug as biller, t.takes`),
  );

/** Changes a top-up if the table of states allows it; false, with nothing changed, when it does not. */
export async function changeTopup(
  tx: Tx,
  orderId: string,
  to: TopupState,
  now: Date,
  {
    plan,
    reason,
    serial,
    deliveredAt,
  }: { plan?: TopupPlan; reason?: string; serial?: string; deliveredAt?: Date } = {},
): Promise<boolean> {
  const touched = await tx.run(sql`
    update topup set state = ${to}, changed_at = ${now}, due_at = ${plan?.dueAt ?? null},
      inquiries = ${plan?.inquiries ?? 0}, reason = coalesce(${reason ?? null}, reason), serial = ${serial ?? null},
      delivered_at = ${deliveredAt ?? null}
    where order_id = ${orderId} and ${oneOf(topupStatesBefore(to))}`);
  return touched === 1;
}

/** Stores when somebody goes on with a top-up. */
export async function storePlan(tx: Tx, orderId: string, plan: TopupPlan): Promise<void> {
  await tx.run(sql`
    update topup set due_at = ${plan.dueAt}, inquiries = ${plan.inquiries} where order_id = ${orderId}`);
}

/**
 * Makes a biller's top-up due now. A process that has it changes nothing any more once another one takes it. False for one that is over
 * or due already, and for a reference that is not the biller's.
 */
export async function planTopupNow(tx: Tx, biller: string, reference: string, now: Date): Promise<boolean> {
  const touched = await tx.run(sql`
    update topup set due_at = ${now}, inquiries = 0
    where biller_slug = ${biller} and reference = ${reference} and due_at > ${now}
      and state not in ('delivered', 'failed')`);
  return touched === 1;
}

/** Makes open top-ups due that are not planned, or only after `latest`; returns how many. */
export const planForgottenTopups = (tx: Tx, now: Date, latest: Date): Promise<number> =>
  tx.run(sql`
    update topup set due_at = ${now}
    where order_id in (
      select order_id from topup where state not in ('delivered', 'failed') and (due_at is null or due_at > ${latest})
      for update skip locked)`);

/** The coupons of an order: their references. */
export const listOrderCoupons = (tx: Tx, orderId: string): Promise<{ code: string }[]> =>
  tx.rows<{ code: string }>(sql`select code from coupon where order_id = ${orderId} order by code`);

/** The package of an order has reached its number, so there is nothing left to use. */
export async function markPackageUsed(tx: Tx, orderId: string, at: Date): Promise<void> {
  await tx.run(sql`update coupon set used_at = ${at} where order_id = ${orderId} and cancelled_at is null`);
}
