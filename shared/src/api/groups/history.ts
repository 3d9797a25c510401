import type { BurnEntry, EarnEntry, HistoryApi } from '../../contract';
import { BRAND } from '../../domain';
import type { Transport } from '../transport';
import { list, moment, optionalText, readRecord, text, whole, type WireRecord } from '../wire-record';

const EARN = '/customerearn/{clientId}';
const BURN = '/customerburn/{clientId}';
const EARN_TOTAL = '/customersummaryearnpoin/{clientId}';
const BURN_TOTAL = '/customersummaryburnpoin/{clientId}';

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
  payments: list(record, 'paymentDetails', (payment) => ({
    name: text(payment, 'name'),
    points: whole(payment, BRAND.wire.point),
  })),
});

/** History and its totals ([C] §7, D52, D53). */
export function createHistoryApi({ get }: Transport): HistoryApi {
  return {
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
