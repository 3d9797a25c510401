import type { PartnerEvent } from '@poku/partner-protocol';
import { badField } from '../../http/errors';
import { after } from '../../ports/clock';
import type { PurchaseRow } from './partner-purchase.repository';
import type { Bought } from './reckon';

/** Events of purchases. */
export type PurchaseEvent = Extract<PartnerEvent, { type: `purchase.${string}` }>;
type Report = Exclude<PurchaseEvent, { type: 'purchase.reversed' }>;

/** How far a partner's clock may be ahead. */
const aheadMs = 5 * 60_000;

/** What was bought; undefined as long as it was not reported. */
export const boughtOf = ({ amount_rupiah, category, made_at }: PurchaseRow): Bought | undefined =>
  amount_rupiah === null || category === null || made_at === null
    ? undefined
    : { amountRupiah: amount_rupiah, category, madeAt: made_at };

/**
 * The purchase as an event reports it; the very same object for an older report, and for one that was taken before. Throws for one
 * that contradicts what was reported, and for one from the future, with the field named.
 */
export function withReport(row: PurchaseRow, event: Report, now: Date): PurchaseRow {
  const revision = event.type === 'purchase.made' ? 1 : event.revision;
  if (revision < row.revision) return row;
  const madeAt = new Date(event.madeAt);
  if (madeAt > after(now, aheadMs)) throw badField('madeAt');
  // The account is that of the first report.
  if (row.subject !== null && row.subject !== event.subject) throw badField('subject');
  if (revision === row.revision) {
    if (row.amount_rupiah === event.amountRupiah && row.category === event.category) return row;
    throw badField(event.type === 'purchase.made' ? 'reference' : 'revision');
  }
  return {
    ...row,
    revision,
    subject: event.subject,
    amount_rupiah: event.amountRupiah,
    category: event.category,
    made_at: madeAt,
  };
}
