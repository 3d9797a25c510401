import {
  call,
  choice,
  coded,
  day,
  file,
  flag,
  type GivenOf,
  list,
  moment,
  optional,
  orElse,
  record,
  type Shape,
  text,
  type ValueOf,
  whole,
} from '@poku/contract/calls';
import { BRAND } from '@poku/domain/brand';
import { delivery } from '@poku/flows/coupon/calls/delivery';
import { paymentStatus } from '@poku/flows/payment/calls/status';
import { earnFields } from '@poku/flows/earning/calls/earn-fields';
import { paging } from './paging';

/** How a row of the history ended; an earn is never `processing` ([C] §4). */
const statuses = ['success', 'processing', 'failed'] as const;

/** What narrows a history; days are those of WIB, both inclusive (D53). */
const filter = {
  from: optional(day()),
  /** Not before `from`. */
  to: optional(day()),
  status: optional(choice(statuses)),
  /** What a burn bought: a coupon (also one of a promotion), or a prepaid package. Burns alone. */
  kind: optional(choice(['coupon', 'prepaid'], 'type')),
  /** Earned at, or paid from, this partner; '0' is Poku itself. */
  partnerId: optional(text('partnerId', { minChars: 1, maxChars: 16 })),
};

/** One page: after `cursor`, else by number (D52). */
const query = {
  ...filter,
  /** `nextCursor` of the page before, with the same filter. Default the first page. */
  cursor: optional(text('cursor', { minChars: 1, maxChars: 512 })),
  ...paging,
};

const earn = record({
  ...earnFields,
  status: coded({ success: 0, failed: 1 }, 'status', 'failed'),
});

const burn = record({
  id: text(BRAND.wire.transactionNumber),
  brand: text('brandName'),
  image: orElse(text('voucherImage'), ''),
  name: text('voucherName'),
  quantity: whole(),
  /** Points of all sources together. */
  points: whole('totalTransaction'),
  at: moment('transactionDate'),
  status: paymentStatus,
  /** It had succeeded, and was given back; its status is `failed`. */
  isRefunded: flag('refunded'),
  payments: list(record({ name: text(), points: whole(BRAND.wire.point) }), 'paymentDetails'),
  /** Which of its coupons merchants took, when and where, the first first (D65). */
  uses: orElse(list(record({ at: moment('usedDate'), store: text('usedStore') })), []),
  /** When others accepted coupons of it that the member sent, the first first (D68). */
  sent: orElse(list(record({ at: moment('sentDate') })), []),
  /** How its prepaid package reaches its number; missing for a coupon (D69). */
  delivery: optional(delivery),
});

/** A page of rows, newest first, ties by id (D53). */
const pageOf = <const S extends Shape>(entry: S) =>
  record({
    rows: list(entry, 'data'),
    page: whole(),
    perPage: whole(),
    /** Rows that the filter lets through, on all pages. */
    total: whole(),
    /** Number of the successful ones. */
    succeeded: whole(),
    /** Their points. */
    points: whole(),
    /** Partners that the whole history of this kind names, whatever the filter says. */
    partners: list(record({ id: text('partnerId'), name: text('partnerName') })),
    /** Where the list goes on; `null` after the last row. */
    nextCursor: optional(text()),
  });

/** What a member earned. */
export type EarnEntry = ValueOf<typeof earn>;
/** What a member spent. */
export type BurnEntry = ValueOf<typeof burn>;
export type HistoryStatus = (typeof statuses)[number];
/** What a burn bought. */
export type BurnKind = NonNullable<ValueOf<typeof filter.kind>>;
/** Which rows of the history are wanted; what is missing lets all through. */
export type HistoryFilter = GivenOf<typeof filter>;
/** One page of a filtered history. */
export type HistoryQuery = GivenOf<typeof query>;
/** A page of a history. */
export interface HistoryPage<T> extends Omit<ValueOf<ReturnType<typeof pageOf>>, 'rows'> {
  readonly rows: readonly T[];
}

/** A page of earns ([C] §7, D52, D53); `invalid` names a wrong field of the filter. */
export const earnPageCall = call({
  method: 'GET',
  path: '/customerearn/{clientId}',
  query,
  answer: pageOf(earn),
});
/** The same of burns. */
export const burnPageCall = call({
  method: 'GET',
  path: '/customerburn/{clientId}',
  query,
  answer: pageOf(burn),
});

/** All earns that the filter lets through, newest first, with a header line, ready for a spreadsheet. */
export const earnFileCall = call({
  method: 'GET',
  path: '/customerearncsv/{clientId}',
  query: filter,
  answer: file('text/csv'),
});
/** The same of burns. */
export const burnFileCall = call({
  method: 'GET',
  path: '/customerburncsv/{clientId}',
  query: filter,
  answer: file('text/csv'),
});

/** Points of all successful earns ([C] §7). */
export const earnTotalCall = call({
  method: 'GET',
  path: '/customersummaryearnpoin/{clientId}',
  answer: record({ points: whole('summaryEarnPoint') }),
});
/** Points of all successful burns. */
export const burnTotalCall = call({
  method: 'GET',
  path: '/customersummaryburnpoin/{clientId}',
  answer: record({ points: whole('summaryUsedPoint') }),
});

/** The history as a file has the words of the page. */
export const historyTermWording = {
  status: { success: 'Berhasil', processing: 'Diproses', failed: 'Gagal' },
  /** @param day WIB day, `YYYY-MM-DD` */
  csvName: (tab: string, day: string) => `${BRAND.name.toLowerCase()}-riwayat-${tab}-${day}.csv`,
} as const;
