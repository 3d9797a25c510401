import type { wire } from '@poku/shared/contract';
import { BRAND } from '@poku/shared/domain';
import { z } from 'zod';
import type { Tx } from '../../db/database';
import type { AppDeps } from '../../deps';
import { readCursor, writeCursor } from '../../http/cursor';
import { offsetOf, toPage } from '../../http/paging';
import { listBurns, listBurnSources, sumBurns, type BurnRow } from './burn.repository';
import { listEarns, listEarnSources, sumEarns, type EarnRow } from './earn.repository';
import { filterOf, noFilter, type HistoryFilter } from './filter';
import type { HistorySum, HistoryWindow } from './place.repository';
import type { HistoryQuery } from './schema';
import { burnStatus } from './status';

const toEarn = (row: EarnRow): wire.WireEarnItem => ({
  partnerName: row.partner_name,
  partnerImage: row.partner_image,
  [BRAND.wire.pointEarn]: row.points,
  transactionNumber: row.number,
  transactionDate: row.occurred_at.toISOString(),
  description: row.description,
  status: row.status,
});

const toBurn = (row: BurnRow): wire.WireBurnItem => ({
  brandName: row.brand_name,
  voucherImage: row.image,
  voucherName: row.name,
  quantity: row.quantity,
  totalTransaction: row.total_points,
  [BRAND.wire.transactionNumber]: row.number,
  transactionDate: row.created_at.toISOString(),
  status: burnStatus[row.state],
  refunded: row.state === 'refunded',
  paymentDetails: row.details.map(({ name, points }) => ({ name, [BRAND.wire.point]: points })),
});

/** What is read for one kind of history. */
interface HistoryKind<R, T> {
  name: 'earn' | 'burn';
  list: (tx: Tx, memberId: string, window: HistoryWindow) => Promise<R[]>;
  sum: (tx: Tx, memberId: string, filter: HistoryFilter) => Promise<HistorySum>;
  sources: (tx: Tx, memberId: string) => Promise<{ partnerId: string; partnerName: string }[]>;
  toItem: (row: R) => T;
}

const earnKind: HistoryKind<EarnRow, wire.WireEarnItem> = {
  name: 'earn',
  list: listEarns,
  sum: sumEarns,
  sources: listEarnSources,
  toItem: toEarn,
};
const burnKind: HistoryKind<BurnRow, wire.WireBurnItem> = {
  name: 'burn',
  list: listBurns,
  sum: sumBurns,
  sources: listBurnSources,
  toItem: toBurn,
};

const placeKey = z.number().int().min(0).max(Number.MAX_SAFE_INTEGER);

/** What a member earned and spent. */
export function createHistoryService({ db }: Pick<AppDeps, 'db'>) {
  const page = async <R extends { number: string; at_us: number }, T>(
    kind: HistoryKind<R, T>,
    memberId: string,
    query: HistoryQuery,
  ): Promise<wire.WireHistoryPage<T>> => {
    const { cursor, from, to, status, type, partnerId, perPage } = query;
    const filter = filterOf(query);
    const list = [kind.name, from, to, status, type, partnerId];
    const after = cursor === undefined ? undefined : readCursor(list, placeKey, cursor);
    const offset = after === undefined ? offsetOf(query) : 0;
    const [rows, { total, succeeded, points }, partners] = await Promise.all([
      // One more than a page has, to know whether there is a next one.
      kind.list(db, memberId, { filter, after, limit: perPage + 1, offset }),
      kind.sum(db, memberId, filter),
      kind.sources(db, memberId),
    ]);
    const shown = rows.slice(0, perPage);
    const last = rows.length > perPage ? shown.at(-1) : undefined;
    return {
      ...toPage(query, shown.map(kind.toItem), total),
      nextCursor: last === undefined ? null : writeCursor(list, { key: last.at_us, id: last.number }),
      succeeded,
      points,
      partners,
    };
  };

  return {
    /**
     * A page of earns, newest first (D53), after `cursor` or by number (D52). A type of burns narrows nothing here.
     * Refuses a malformed cursor, or one of another filter, with a 400 that names it.
     */
    earns: (memberId: string, query: HistoryQuery): Promise<wire.WireHistoryPage<wire.WireEarnItem>> =>
      page(earnKind, memberId, query),

    /** The same of burns, whose rows come from the orders, so they say what really happened. */
    burns: (memberId: string, query: HistoryQuery): Promise<wire.WireHistoryPage<wire.WireBurnItem>> =>
      page(burnKind, memberId, query),

    /** Points of all successful earns. */
    earnTotal: async (memberId: string): Promise<wire.WireEarnSummary> => ({
      summaryEarnPoint: (await sumEarns(db, memberId, noFilter)).points,
    }),

    /** Points of all completed orders. */
    burnTotal: async (memberId: string): Promise<wire.WireBurnSummary> => ({
      summaryUsedPoint: (await sumBurns(db, memberId, noFilter)).points,
    }),
  };
}
