import type { WirePage, WirePageQuery } from './wire-envelope';
import type { WirePartnerInterim } from './wire-linkage';

/** An item of `GET /customerearn/{clientId}` ([C] §3). */
export interface WireEarnItem {
  partnerName: string;
  partnerImage: string;
  /** Points earned. */
  pokuPointEarn: number;
  transactionNumber: string;
  transactionDate: string;
  description: string;
  /** 0 success, any other failed ([C] §4). */
  status: number;
}

/** One source of a burn ([C] §3). */
export interface WirePaymentDetail {
  name: string;
  pokuPoint: number;
}

/** An item of `GET /customerburn/{clientId}` ([C] §3). */
export interface WireBurnItem {
  brandName: string;
  voucherImage: string;
  voucherName: string;
  quantity: number;
  /** Points of all sources together. */
  totalTransaction: number;
  pokuTransactionNumber: string;
  transactionDate: string;
  /** 0 success, 1 in process, any other failed ([C] §4). */
  status: number;
  /** It had succeeded, and was given back. */
  refunded: boolean;
  paymentDetails: WirePaymentDetail[];
}

/** Query of the history reads: [C] §7 (D52), and what narrows them. `cursor` takes the place of `page`. */
export interface WireHistoryQuery extends WirePageQuery {
  cursor?: string;
  /** First WIB day, `YYYY-MM-DD`. */
  from?: string;
  /** Last WIB day, inclusive, `YYYY-MM-DD`. */
  to?: string;
  status?: 'success' | 'processing' | 'failed';
  /** What a burn bought. */
  type?: 'coupon' | 'prepaid';
  partnerId?: string;
}

/** One page of a history. */
export interface WireHistoryPage<T> extends WirePage<T> {
  /** Where the list goes on, with the same filter; null after the last row. */
  nextCursor: string | null;
  /** Number of the successful rows that the filter lets through. */
  succeeded: number;
  /** Their points. */
  points: number;
  /** Partners that the whole history of this kind names. */
  partners: { partnerId: string; partnerName: string }[];
}

/** An item of `GET /partnerearn/{clientId}` ([C] §3 earn partner). */
export interface WireEarnPartner {
  partnerId: string;
  partnerName: string;
  partnerAddress: string;
  partnerImage: string;
  /** Empty when the partner has no site. */
  partnerUrl: string;
  partnerInterim: WirePartnerInterim | null;
  /** All three are HTML (D42). */
  partnerEarnDetail: { description: string; howTo: string; tc: string };
}

/** `POST /reportearnpartner` ([C] §7): the member went on to this partner. */
export interface WireReportEarnPartnerRequest {
  clientId: string;
  partnerId: string;
}
