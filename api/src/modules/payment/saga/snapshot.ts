import type { LegState, OrderState } from './states';

/** Who pays a leg: own points, a loyalty programme, or an e-wallet on its page. */
export type LegKind = 'own' | 'loyalty' | 'ewallet';

/** A leg as the saga sees it. */
export interface LegSnapshot {
  position: number;
  kind: LegKind;
  state: LegState;
  partnerId: string;
  slug: string;
  /** What the partner knows the debit or the payment by; stored before the first call (D47). */
  reference: string;
  /** In the partner's units. */
  units: number;
  /** Account at the partner; empty for own points. */
  subject: string;
  /** An e-wallet's mandate; empty for others. */
  mandateId: string;
  /** The partner's name of the code that allows the debit. */
  codeReference: string | null;
  /** Own points that are set aside. */
  holdId: string | null;
  /** The e-wallet's page, once it is known. */
  checkoutUrl: string | null;
  /** When the partner said that it took the units. */
  debitedAt: Date | null;
  /** Addresses of the partner's pages (D16). */
  addresses: readonly string[];
}

/** An order as the saga sees it, its legs in the order in which they are paid. */
export interface OrderSnapshot {
  id: string;
  number: string;
  memberId: string;
  voucherId: string;
  quantity: number;
  totalPoints: number;
  /** The number of a prepaid package; null for a coupon. */
  phone: string | null;
  state: OrderState;
  /** Code of D48 why it failed. */
  failure: number | null;
  /** How often it was taken; a process that took it before may not change it any more. */
  takes: number;
  /** Inquiries since the last thing that became known. */
  inquiries: number;
  /** Since when it is stuck and needs an operator. */
  stuckAt: Date | null;
  /** End of the time in which the e-wallet's page may be paid (D47). */
  paymentEndsAt: Date | null;
  /** The site that the e-wallet's page leads back to. */
  siteOrigin: string;
  legs: readonly LegSnapshot[];
}
