import type { BurnEntry, EarnEntry, HistoryApi, HistoryPage, HistoryQuery } from '@poku/contract';
import { BRAND } from '@poku/domain/brand';
import type { Query, Transport } from '../transport';
import { readEarnPartner } from './earn-partner';
import {
  flag,
  list,
  moment,
  optionalText,
  readList,
  readRecord,
  text,
  whole,
  type WireRecord,
} from '../wire-record';

const EARN = '/customerearn/{clientId}';
const BURN = '/customerburn/{clientId}';
const EARN_TOTAL = '/customersummaryearnpoin/{clientId}';
const BURN_TOTAL = '/customersummaryburnpoin/{clientId}';
const CSV = { earn: '/customerearncsv/{clientId}', burn: '/customerburncsv/{clientId}' } as const;
const PARTNERS = '/partnerearn/{clientId}';
const REPORT_PARTNER = '/reportearnpartner';

const readEarn = (record: WireRecord): EarnEntry => ({
  id: text(record, 'transactionNumber'),
  partnerName: text(record, 'partnerName'),
  partnerImage: optionalText(record, 'partnerImage') ?? '',
  points: whole(record, BRAND.wire.pointEarn),
  description: optionalText(record, 'description') ?? '',
  at: moment(record, 'transactionDate'),
  status: whole(record, 'status') === 0 ? 'success' : 'failed',
});

const burnStatus = (status: number): BurnEntry['status'] => {
  if (status === 0) return 'success';
  return status === 1 ? 'processing' : 'failed';
};

const readBurn = (record: WireRecord): BurnEntry => ({
  id: text(record, BRAND.wire.transactionNumber),
  brand: text(record, 'brandName'),
  image: optionalText(record, 'voucherImage') ?? '',
  name: text(record, 'voucherName'),
  quantity: whole(record, 'quantity'),
  points: whole(record, 'totalTransaction'),
  at: moment(record, 'transactionDate'),
  status: burnStatus(whole(record, 'status')),
  isRefunded: flag(record, 'refunded'),
  payments: list(record, 'paymentDetails', (payment) => ({
    name: text(payment, 'name'),
    points: whole(payment, BRAND.wire.point),
  })),
});

const filterQuery = ({ kind, ...filter }: HistoryQuery): Query => ({
  ...filter,
  type: kind,
});

const readPage = <T>(record: WireRecord, readEntry: (record: WireRecord) => T): HistoryPage<T> => ({
  entries: list(record, 'data', readEntry),
  total: whole(record, 'total'),
  succeeded: whole(record, 'succeeded'),
  points: whole(record, 'points'),
  partners: list(record, 'partners', (partner) => ({
    id: text(partner, 'partnerId'),
    name: text(partner, 'partnerName'),
  })),
  nextCursor: optionalText(record, 'nextCursor'),
});

/** History, its totals, and the partners at which points are earned ([C] §7, D52, D53). */
export function createHistoryApi({ get, getText, post, clientId }: Transport): HistoryApi {
  return {
    earnPage: async (query, options) =>
      readPage(readRecord(EARN, await get(EARN, { ...options, query: filterQuery(query) })), readEarn),
    burnPage: async (query, options) =>
      readPage(readRecord(BURN, await get(BURN, { ...options, query: filterQuery(query) })), readBurn),
    csv: (tab, filter, options) => getText(CSV[tab], { ...options, query: filterQuery(filter) }),
    earnPartners: async (options) => readList(PARTNERS, await get(PARTNERS, options), readEarnPartner),
    reportEarnPartner: async (partnerId) => {
      const body = { clientId: clientId(), partnerId };
      await post(REPORT_PARTNER, { body });
    },
    earn: async ({ page, perPage }, options) =>
      list(readRecord(EARN, await get(EARN, { ...options, query: { page, perPage } })), 'data', readEarn),
    burn: async ({ page, perPage }, options) =>
      list(readRecord(BURN, await get(BURN, { ...options, query: { page, perPage } })), 'data', readBurn),
    earnTotal: async (options) =>
      whole(readRecord(EARN_TOTAL, await get(EARN_TOTAL, options)), 'summaryEarnPoint'),
    burnTotal: async (options) =>
      whole(readRecord(BURN_TOTAL, await get(BURN_TOTAL, options)), 'summaryUsedPoint'),
  };
}
