type WireFlagText = '0' | '1';

/** Names of the tiers, lowest first ([A] §1). */
export type WireTierName = 'Silver' | 'Gold' | 'Platinum';

/** A lot of own points with its end (D37). */
export interface WirePointLot {
  /** Points left in the lot. */
  pokuPoint: number;
  pokuPoinExpiryDate: string;
}

/** A purchase of the member's that is not over: partners are being asked, or an e-wallet's page is waited for (D47). */
export interface WireOpenTransaction {
  pokuTransactionNumber: string;
  voucherName: string;
  /** Points of all sources together. */
  totalTransaction: number;
  /** Own points that are set aside for it. */
  pokuPoinHeld: number;
  /** Name of the e-wallet whose page is waited for; null while something else is. */
  waitsFor: string | null;
  /** When that page closes; null while none is waited for. */
  expiredDate: string | null;
}

/** Answer of `GET /customerdetail/{clientId}` ([A] §3, D36). */
export interface WireCustomerDetail {
  /** The random member id; the same value as the session's clientId (D9). */
  customer_id: string;
  name: string;
  /** E.164 with plus, `+628…` (D17). */
  msisdn: string;
  email: string;
  /** '1' verified, '0' not. */
  emailVerify: WireFlagText;
  /** A new address that waits for its verification; null when there is none (D25). */
  pendingEmail: string | null;
  gender: WireFlagText | null;
  /** YYYY-MM-DD. */
  dob: string | null;
  /** Own spendable points, the same number as `poinPoku` (D36). */
  customerPoin: number;
  poinPoku: number;
  /** End of the lot that ends first; null without points (D37). */
  pokuPoinExpiryDate: string | null;
  /** Own lots with points left, earliest end first. */
  pokuPoinLots: WirePointLot[];
  /** Own points that are set aside for purchases that are not over; not among the spendable ones (D36, D47). */
  pokuPoinHeld: number;
  /** Those purchases, newest first, also ones without own points. */
  openTransactions: WireOpenTransaction[];
  customerTier: WireTierName;
  /** Own points plus the partners' positive points, computed by the server (D36). */
  totalpoint: number;
  /** '1' once the onboarding is finished, '0' before. */
  loginStatus: WireFlagText;
  /** '1' when at least one partner is linked. */
  linkage_status: WireFlagText;
}

/** Kind of a partner ([A] §9): 1 loyalty points, 2 e-wallet. */
export type WirePartnerType = 1 | 2;

/** A source of points, own or a partner's ([A] §3, [C] §3). Own points are partner '0'. */
export interface WirePartnerPoint {
  partnerId: string;
  partnerName: string;
  /** Path on the site, e.g. `/media/partners/nusapoin.svg`. */
  partnerImage: string;
  /** Balance in the partner's own units (rupiah for an e-wallet). */
  partnerPoin: number;
  /** The same balance in points, rounded down (D38). */
  partnerPokuPoin: number;
  specialRate: string | null;
  note: string | null;
  /** 'Success', or the reason why the source cannot be used now, e.g. 'Sedang Berkendala' ([C] §4). */
  message: string;
  partnerPoinExpiryDate: string | null;
  /** When the balance was read from the partner (D31); null when it never was. */
  partnerPoinReadAt: string | null;
  partnerType: WirePartnerType;
  /** `<partner units>:<points>`, e.g. `1:1` or `3:2` (D38). */
  exchangeRate: string;
  /** Most partner units one purchase may take. */
  maximumPartnerPoint: number;
  /** The same in points. */
  maximumPokuPoint: number;
  /** True when spending needs an OTP of its own. */
  useOtp: boolean;
  description: string;
}
