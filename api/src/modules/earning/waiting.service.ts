import type { WaitingEarns } from '@poku/flows/earning/calls/waiting';
import type { AppDeps } from '../../deps';
import { ledger } from '../ledger/service';
import { describe } from './describe';
import { listWaiting, sumWaiting, type WaitingRow } from './waiting.repository';

const shown = 5;

const toWaiting = (row: WaitingRow): WaitingEarns['rows'][number] => ({
  id: `${row.partner_id}-${row.reference}`,
  partnerName: row.partner_name,
  partnerImage: row.partner_image,
  points: row.points - row.booked,
  description: describe(row),
  at: row.made_at.toISOString(),
  spendableAt: row.spendable_at.toISOString(),
});

/** Points on their way to a member (D64). */
export function createWaitingService({ db }: Pick<AppDeps, 'db'>) {
  return {
    /** Those that wait, and what the member owes. */
    async of(memberId: string): Promise<WaitingEarns> {
      const [rows, sums, debt] = await Promise.all([
        listWaiting(db, memberId, shown),
        sumWaiting(db, memberId),
        ledger.owed(db, memberId),
      ]);
      return { rows: rows.map(toWaiting), ...sums, debt };
    },
  };
}
