import type {
  BurnEntry,
  burnTotalCall,
  EarnEntry,
  earnPageCall,
  earnTotalCall,
  HistoryPage,
} from '@poku/mfe-history/calls/history';
import type { AnswerOf, RecordOf } from '@poku/contract/calls';
import { z } from 'zod';
import type { Tx } from '../../db/tx';
import type { AppDeps } from '../../deps';
import { readCursor, writeCursor } from '../../http/cursor';
import { offsetOf } from '../../http/paging';
import { toDelivery } from '../topups/delivery';
import { orderStatus } from '../payment/order-status';
import { listBurns, listBurnSources, sumBurns, type BurnRow } from './burn.repository';
import { listEarns, listEarnSources, sumEarns, type EarnRow } from './earn.repository';
import { filterOf, noFilter, type HistoryFilter } from './filter';
import type { HistorySum, HistoryWindow } from './place.repository';

type HistoryQuery = RecordOf<(typeof earnPageCall)['query']>;

const toEarn = (row: EarnRow): EarnEntry => ({
  id: row.number,
  partnerName: row.partner_name,
  partnerImage: row.partner_image,
  points: row.points,
  description: row.description,
  at: row.occurred_at.toISOString(),
  status: row.status === 0 ? 'success' : 'failed',
});

const toBurn = (row: BurnRow): BurnEntry => ({
  id: row.number,
  brand: row.brand_name,
  image: row.image,
  name: row.name,
  quantity: row.quantity,
  points: row.total_points,
  at: row.created_at.toISOString(),
  status: orderStatus[row.state],
  isRefunded: row.state === 'refunded',
  payments: row.details,
  uses: row.uses.map(({ at, store }) => ({ at: new Date(at).toISOString(), store })),
  sent: row.sent.map(({ at }) => ({ at: new Date(at).toISOString() })),
  delivery: toDelivery(row),
});

/** What is read for one kind of history. */
interface HistoryKind<R, T> {
  name: 'earn' | 'burn';
  list: (tx: Tx, memberId: string, window: HistoryWindow) => Promise<R[]>;
  sum: (tx: Tx, memberId: string, filter: HistoryFilter) => Promise<HistorySum>;
  sources: (tx: Tx, memberId: string) => Promise<{ id: string; name: string }[]>;
  toEntry: (row: R) => T;
}

const earnKind: HistoryKind<EarnRow, EarnEntry> = {
  name: 'earn',
  list: listEarns,
  sum: sumEarns,
  sources: listEarnSources,
  toEntry: toEarn,
};
const burnKind: HistoryKind<BurnRow, BurnEntry> = {
  name: 'burn',
  list: listBurns,
  sum: sumBurns,
  sources: listBurnSources,
  toEntry: toBurn,
};

const placeKey = z.number().int().min(0).max(Number.MAX_SAFE_INTEGER);

/** What a member earned and spent. */
export function createHistoryService({ db }: Pick<AppDeps, 'db'>) {
  const page = async <R extends { number: string; at_us: number }, T>(
    kind: HistoryKind<R, T>,
    memberId: string,
    query: HistoryQuery,
  ): Promise<HistoryPage<T>> => {
    const { cursor, from, to, status, partnerId, perPage } = query;
    const filter = filterOf(query);
    const list = [kind.name, from, to, status, query.kind, partnerId];
    const after = cursor === null ? undefined : readCursor(list, placeKey, cursor);
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
      rows: shown.map(kind.toEntry),
      page: query.page,
      perPage,
      total,
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
    earns: (memberId: string, query: HistoryQuery): Promise<HistoryPage<EarnEntry>> =>
      page(earnKind, memberId, query),

    /** The same of burns, whose rows come from the orders, so they say what really happened. */
    burns: (memberId: string, query: HistoryQuery): Promise<HistoryPage<BurnEntry>> =>
      page(burnKind, memberId, query),

    /** Points of all successful earns. */
    earnTotal: async (memberId: string): Promise<AnswerOf<typeof earnTotalCall>> => ({
      points: (await sumEarns(db, memberId, noFilter)).points,
    }),

    /** Points of all completed orders. */
    burnTotal: async (memberId: string): Promise<AnswerOf<typeof burnTotalCall>> => ({
      points: (await sumBurns(db, memberId, noFilter)).points,
    }),
  };
}
