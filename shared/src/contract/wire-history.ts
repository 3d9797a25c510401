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
  paymentDetails: WirePaymentDetail[];
}

/** Answer of `GET /customersummaryearnpoin/{clientId}`: points of all successful earns. */
export interface WireEarnSummary {
  summaryEarnPoint: number;
}

/** Answer of `GET /customersummaryburnpoin/{clientId}`: points of all successful burns. */
export interface WireBurnSummary {
  summaryUsedPoint: number;
}
