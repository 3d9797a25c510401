import type { PageArgs } from '@poku/contract';
import { PER_PAGE_MAX } from '@poku/domain/limits/catalogue';
import { LIST_PAGE_SIZE } from '@poku/domain/limits/coupons';
import {
  burnPageCall,
  burnTotalCall,
  earnPageCall,
  earnTotalCall,
  type BurnEntry,
  type EarnEntry,
  type HistoryFilter,
} from '../../calls/history';
import { rowsOf } from '../../features/grow-list/read-rows';
import { type FirstRows, type NextRows, readFirst, readNext, type ReadPage } from './read-list';
import { isFiltered, readSearch } from './search';
import type { HistoryTab } from './tab';

/** What the page opens with: the first rows of a tab and the points of them all; `null` when those could not be read. */
export interface TabView<Tab extends HistoryTab, T> {
  readonly kind: 'view';
  readonly tab: Tab;
  readonly filter: HistoryFilter;
  readonly points: number | null;
  readonly list: FirstRows<T>;
}
export type HistoryView = TabView<'raih', EarnEntry> | TabView<'tukar', BurnEntry>;

/** What a list that grows gets. */
export type HistoryMore =
  | ({ readonly kind: 'more'; readonly tab: 'raih' } & NextRows<EarnEntry>)
  | ({ readonly kind: 'more'; readonly tab: 'tukar' } & NextRows<BurnEntry>);

interface Reading {
  readonly filter: HistoryFilter;
  /** Rows that are wanted. */
  readonly rows: number;
  readonly readTotal: () => Promise<number>;
}

/** [C] §7 reads the total by a call of its own; that of a filter comes with the rows. */
async function readView<T>(read: ReadPage<T>, { filter, rows, readTotal }: Reading) {
  const [list, total] = await Promise.all([
    readFirst(read, filter, rows),
    isFiltered(filter) ? null : readTotal().catch(() => null),
  ]);
  const ofRows = list.status === 'ready' ? list.points : null;
  return { filter, list, points: total ?? ofRows };
}

/** Rows that the address of a growing list asks for. */
const partOf = (query: URLSearchParams): number =>
  Math.min(Math.max(Math.trunc(Number(query.get('rows'))) || LIST_PAGE_SIZE, 1), PER_PAGE_MAX);

export async function loader({ platform, request }: PageArgs): Promise<HistoryView | HistoryMore> {
  const { call } = platform;
  const options = { signal: request.signal };
  const query = new URL(request.url).searchParams;
  const { tab, filter } = readSearch(query);
  const cursor = query.get('cursor');
  const readEarn: ReadPage<EarnEntry> = (page) => call(earnPageCall, page, options);
  const readBurn: ReadPage<BurnEntry> = (page) => call(burnPageCall, page, options);
  if (cursor) {
    const part = { ...filter, cursor, perPage: partOf(query) };
    return tab === 'raih'
      ? { kind: 'more', tab, ...(await readNext(readEarn, part)) }
      : { kind: 'more', tab, ...(await readNext(readBurn, part)) };
  }
  const reading = { filter, rows: rowsOf(query) };
  return tab === 'raih'
    ? {
        kind: 'view',
        tab,
        ...(await readView(readEarn, {
          ...reading,
          readTotal: async () => (await call(earnTotalCall, {}, options)).points,
        })),
      }
    : {
        kind: 'view',
        tab,
        ...(await readView(readBurn, {
          ...reading,
          readTotal: async () => (await call(burnTotalCall, {}, options)).points,
        })),
      };
}
