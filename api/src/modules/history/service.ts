import type { wire } from '@poku/shared/contract';
import { BRAND } from '@poku/shared/domain';
import type { AppDeps } from '../../deps';
import type { OrderState } from '../payment/saga/states';
import { offsetOf, toPage, type PageRequest } from '../../http/paging';
import { listBurns, listEarns, sumBurns, sumEarns, type BurnRow, type EarnRow } from './repository';

const toEarn = (row: EarnRow): wire.WireEarnItem => ({
  partnerName: row.partner_name,
  partnerImage: row.partner_image,
  [BRAND.wire.pointEarn]: row.points,
  transactionNumber: row.number,
  transactionDate: row.occurred_at.toISOString(),
  description: row.description,
  status: row.status,
});

/** Status of a burn by the order's state ([C] §4): 0 success, 1 in process, 2 failed or given back. */
const burnStatus: Readonly<Record<OrderState, 0 | 1 | 2>> = {
  completed: 0,
  paying: 1,
  compensating: 1,
  failed: 2,
  refunding: 1,
  refunded: 2,
};

const toBurn = (row: BurnRow): wire.WireBurnItem => ({
  brandName: row.brand_name,
  voucherImage: row.image,
  voucherName: row.name,
  quantity: row.quantity,
  totalTransaction: row.total_points,
  [BRAND.wire.transactionNumber]: row.number,
  transactionDate: row.created_at.toISOString(),
  status: burnStatus[row.state],
  paymentDetails: row.details.map(({ name, points }) => ({ name, [BRAND.wire.point]: points })),
});

/** What a member earned and spent. */
export function createHistoryService({ db }: Pick<AppDeps, 'db'>) {
  return {
    /** A page of earns, newest first (D53). */
    async earns(memberId: string, page: PageRequest): Promise<wire.WirePage<wire.WireEarnItem>> {
      const rows = await listEarns(db, memberId, page.perPage, offsetOf(page));
      return toPage(page, rows.map(toEarn), (await sumEarns(db, memberId)).total);
    },

    /** A page of burns, newest first (D53); rows come from the orders, so they say what really happened. */
    async burns(memberId: string, page: PageRequest): Promise<wire.WirePage<wire.WireBurnItem>> {
      const rows = await listBurns(db, memberId, page.perPage, offsetOf(page));
      return toPage(page, rows.map(toBurn), (await sumBurns(db, memberId)).total);
    },

    /** Points of all successful earns. */
    earnTotal: (memberId: string): Promise<wire.WireEarnSummary> => sumEarns(db, memberId),

    /** Points of all completed orders. */
    burnTotal: (memberId: string): Promise<wire.WireBurnSummary> => sumBurns(db, memberId),
  };
}
