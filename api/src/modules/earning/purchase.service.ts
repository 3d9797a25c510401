import type { PartnerEvent } from '@poku/partner-protocol';
import type { Tx } from '../../db/tx';
import type { AppDeps } from '../../deps';
import { badField } from '../../http/errors';
import { after } from '../../ports/clock';
import { startOfJakartaDay } from '../ledger/jakarta';
import { lockAccounts } from '../ledger/journal.repository';
import { recordMemberEvent } from '../live/repository';
import { book } from './booking';
import {
  findBuyer,
  lockDuePurchase,
  lockPurchase,
  savePurchase,
  type PurchaseRow,
} from './purchase.repository';
import { reckon, type Bought, type Reckoning } from './reckon';
import { standingBeside, termsAt } from './terms.repository';

/** Events of purchases. */
export type PurchaseEvent = Extract<PartnerEvent, { type: `purchase.${string}` }>;
type Reported = Exclude<PurchaseEvent, { type: 'purchase.reversed' }>;

/** How far a partner's clock may be ahead. */
const aheadMs = 5 * 60_000;
const minuteMs = 60_000;

/** What was bought; undefined as long as it was not reported. */
const boughtOf = ({ amount_rupiah, category, made_at }: PurchaseRow): Bought | undefined =>
  amount_rupiah === null || category === null || made_at === null
    ? undefined
    : { amountRupiah: amount_rupiah, category, madeAt: made_at };

/** Purchases that partners report, and the points that they earn (D64). */
export function createPurchaseService({ db, clock }: Pick<AppDeps, 'db' | 'clock'>) {
  /** When a partner says it was, in our time: the sandbox may have moved its clock. */
  const ourTime = (moment: string): Date => after(new Date(moment), clock.now().getTime() - Date.now());

  /** The purchase as an event reports it; unchanged by an older one. Throws for one that contradicts what was reported. */
  const withReport = (row: PurchaseRow, event: Reported, now: Date): PurchaseRow => {
    const revision = event.type === 'purchase.made' ? 1 : event.revision;
    if (revision < row.revision) return row;
    const madeAt = ourTime(event.madeAt);
    if (madeAt > after(now, aheadMs)) throw badField('madeAt');
    if (revision === row.revision) {
      const isSame =
        row.subject === event.subject &&
        row.amount_rupiah === event.amountRupiah &&
        row.category === event.category;
      if (!isSame) throw badField(event.type === 'purchase.made' ? 'reference' : 'revision');
      return row;
    }
    // The account is that of the first report.
    if (row.subject !== null && row.subject !== event.subject) throw badField('subject');
    return {
      ...row,
      revision,
      subject: event.subject,
      amount_rupiah: event.amountRupiah,
      category: event.category,
      made_at: madeAt > now ? now : madeAt,
    };
  };

  const reckonNow = async (
    tx: Tx,
    row: PurchaseRow,
    bought: Bought,
    memberId: string,
  ): Promise<Reckoning> => {
    const { partner_id: partnerId, reference, reported_at: reportedAt } = row;
    const day = startOfJakartaDay(bought.madeAt);
    const standing = await standingBeside(tx, memberId, { partnerId, reference }, { ...bought, day });
    return reckon(bought, reportedAt, await termsAt(tx, partnerId, bought.madeAt), standing);
  };

  /** Finds whose it is and what it earns, and books what is to be booked by now. The caller holds the purchase. */
  const settle = async (tx: Tx, row: PurchaseRow, isChanged: boolean, now: Date): Promise<void> => {
    const bought = boughtOf(row);
    if (bought === undefined || row.reversed_at !== null) {
      const over = { ...row, points: 0, due_at: null };
      if (row.member_id === null) return savePurchase(tx, over);
      await lockAccounts(tx, row.member_id);
      return finish(tx, row, over, row.member_id, now);
    }
    const { partner_id: partnerId } = row;
    const version = await termsAt(tx, partnerId, bought.madeAt);
    const memberId =
      row.member_id ??
      (await findBuyer(
        tx,
        { partnerId, subject: row.subject ?? '', madeAt: bought.madeAt },
        version?.terms.beforeLinkHours ?? 0,
      ));
    if (memberId === undefined)
      return savePurchase(tx, { ...row, points: 0, why: { nothing: 'not-linked' }, due_at: null });
    await lockAccounts(tx, memberId);
    const isNew = isChanged || row.member_id === null;
    const earned = isNew ? await reckonNow(tx, row, bought, memberId) : { points: row.points, why: row.why };
    const waits = after(bought.madeAt, (version?.terms.waitingMinutes ?? 0) * minuteMs);
    return finish(
      tx,
      row,
      { ...row, ...earned, member_id: memberId, spendable_at: waits < now ? now : waits },
      memberId,
      now,
    );
  };

  /** Books, saves and tells the member's open pages. */
  const finish = async (
    tx: Tx,
    before: PurchaseRow,
    row: PurchaseRow,
    memberId: string,
    now: Date,
  ): Promise<void> => {
    const booked = await book(tx, row, memberId, now);
    await savePurchase(tx, { ...booked, due_at: booked.points > booked.booked ? booked.spendable_at : null });
    if (booked.points !== before.points || booked.booked !== before.booked)
      await recordMemberEvent(tx, memberId, 'points.changed', {}, now);
  };

  return {
    /**
     * Takes what a partner reports of a purchase, in whatever order: the highest revision counts, and a reversal for good. Throws for
     * a report that contradicts an earlier one of the same revision, and for one from the future.
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

    /** Does what is due of one purchase: points become spendable, or its account was linked. False when none is due. */
    next: (): Promise<boolean> =>
      db.transaction(async (tx) => {
        const now = clock.now();
        const row = await lockDuePurchase(tx, now);
        if (row !== undefined) await settle(tx, row, false, now);
        return row !== undefined;
      }),
  };
}
