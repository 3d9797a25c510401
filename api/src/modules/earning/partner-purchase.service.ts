import type { Tx } from '../../db/tx';
import type { AppDeps } from '../../deps';
import { after } from '../../ports/clock';
import { levelOf } from '../customer/level';
import { startOfJakartaDay } from '../ledger/jakarta';
import { lockAccounts } from '../ledger/journal.repository';
import { recordMemberEvent } from '../live/repository';
import { tellGoalReached } from '../goals/reached';
import { tellMember } from '../notices/tell';
import { book, recordCancelled } from './booking';
import { referenceOf } from './booking-reference';
import {
  findBuyer,
  lockDuePurchase,
  lockPurchase,
  nameOfPartner,
  postponePurchase,
  savePurchase,
  type PurchaseRow,
} from './partner-purchase.repository';
import { reckon, type Bought, type TermsVersion } from './reckon';
import { boughtOf, withReport, type PurchaseEvent } from './report';
import { standingBeside, termsAt } from './terms.repository';

const minuteMs = 60_000;

/** Tells the member of points that were booked just now, once for each booking. */
async function tellArrived(
  tx: Tx,
  { partner_id: partnerId, number, moves }: PurchaseRow,
  points: number,
  memberId: string,
  now: Date,
): Promise<void> {
  const data = { points, partner: await nameOfPartner(tx, partnerId) };
  const object = referenceOf(number ?? '', moves - 1);
  await tellMember(tx, { memberId, kind: 'points-arrived', object, data }, now);
}

/** Books what is to be booked by now, saves, and tells the member's history and open pages. */
async function finish(
  tx: Tx,
  before: PurchaseRow,
  row: PurchaseRow,
  memberId: string,
  now: Date,
): Promise<void> {
  let booked = await book(tx, row, memberId, now);
  const isCancelled = booked.points === 0 && booked.number === null && before.points > 0;
  if (isCancelled) booked = await recordCancelled(tx, booked, { memberId, points: before.points }, now);
  const isWaiting = booked.points > booked.booked;
  await savePurchase(tx, { ...booked, due_at: isWaiting ? booked.spendable_at : null });
  if (booked.points !== before.points || booked.booked !== before.booked)
    await recordMemberEvent(tx, memberId, 'points.changed', {}, now);
  if (booked.booked <= row.booked) return;
  await tellArrived(tx, booked, booked.booked - row.booked, memberId, now);
  await tellGoalReached(tx, memberId, now);
}

/** What a purchase earns beside what else its member has earned there. The caller holds the member's accounts. */
async function reckonNow(
  tx: Tx,
  { partner_id: partnerId, reference, reported_at }: PurchaseRow,
  bought: Bought,
  terms: TermsVersion | undefined,
  memberId: string,
  now: Date,
) {
  const day = startOfJakartaDay(bought.madeAt);
  const standing = await standingBeside(tx, memberId, { partnerId, reference }, { ...bought, day });
  const isByLevel = standing.campaigns.some((campaign) => campaign.terms.levels !== undefined);
  const level = isByLevel ? await levelOf(tx, memberId, now) : 'Silver';
  return reckon(bought, reported_at, terms, { ...standing, level });
}

/** Nothing is earned by what was reversed, or is not reported yet. */
async function settleNothing(tx: Tx, row: PurchaseRow, now: Date): Promise<void> {
  const { member_id: memberId } = row;
  const over = { ...row, points: 0, due_at: null };
  if (memberId === null) return savePurchase(tx, over);
  await lockAccounts(tx, memberId);
  return finish(tx, row, over, memberId, now);
}

/**
 * Finds whose a purchase is and what it earns, and books what is to be booked by now. The caller holds the purchase.
 * @param isChanged whether the partner reported something else than before
 */
async function settle(tx: Tx, row: PurchaseRow, isChanged: boolean, now: Date): Promise<void> {
  const bought = boughtOf(row);
  if (bought === undefined || row.reversed_at !== null) return settleNothing(tx, row, now);
  const { partner_id: partnerId, subject } = row;
  const { madeAt } = bought;
  const version = await termsAt(tx, partnerId, madeAt);
  const account = { partnerId, subject: subject ?? '', madeAt };
  const memberId = row.member_id ?? (await findBuyer(tx, account, version?.terms.beforeLinkHours ?? 0));
  if (memberId === undefined)
    return savePurchase(tx, { ...row, points: 0, why: { nothing: 'not-linked' }, due_at: null });
  await lockAccounts(tx, memberId);
  const isReckoned = row.member_id !== null && !isChanged;
  const earned = isReckoned ? {} : await reckonNow(tx, row, bought, version, memberId, now);
  const spendableAt = after(madeAt, (version?.terms.waitingMinutes ?? 0) * minuteMs);
  return finish(
    tx,
    row,
    { ...row, ...earned, member_id: memberId, spendable_at: spendableAt },
    memberId,
    now,
  );
}

/** Purchases that partners report, and the points that they earn (D64). */
export function createPartnerPurchaseService({ db, clock }: Pick<AppDeps, 'db' | 'clock'>) {
  return {
    /**
     * Takes what a partner reports of a purchase, in whatever order: the highest revision counts, and a reversal for good. Throws for
     * a report that contradicts an earlier one, and for one from the future.
     */
    async take(tx: Tx, partnerId: string, event: PurchaseEvent): Promise<void> {
      const now = clock.now();
      const row = await lockPurchase(tx, { partnerId, reference: event.reference }, now);
      if (event.type === 'purchase.reversed') {
        if (row.reversed_at === null) await settle(tx, { ...row, reversed_at: now }, true, now);
        return;
      }
      const reported = withReport(row, event, now);
      if (reported !== row) await settle(tx, reported, true, now);
    },

    /**
     * Does what is due of one purchase: points become spendable, or its account was linked. False when none is due. Rejects when that
     * fails; the purchase is due again a minute later, so that it holds up no other one.
     */
    async next(): Promise<boolean> {
      const now = clock.now();
      let taken: PurchaseRow | undefined;
      try {
        await db.transaction(async (tx) => {
          taken = await lockDuePurchase(tx, now);
          if (taken !== undefined) await settle(tx, taken, false, now);
        });
      } catch (error) {
        if (taken !== undefined) await postponePurchase(db, taken, after(now, minuteMs));
        throw error;
      }
      return taken !== undefined;
    },
  };
}
