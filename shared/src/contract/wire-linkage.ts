import type { WireFlag } from './wire-envelope';

/** A page in between before a partner's site opens ([A] §2). */
export interface WirePartnerInterim {
  title: string;
  image: string;
  /** HTML, sanitised when stored; sanitise again when rendered (D42). */
  description: string;
  redirectUrl: string;
}

/** An item of `GET /partnercoalition/{clientId}` and `GET /ewalletcoalition/{clientId}` ([A] §3). */
export interface WireLinkageItem {
  partnerId: string;
  partnerName: string;
  partnerImage: string;
  partnerUrl: string;
  description: string;
  /** 1 when a member may link now; 0 is shown as coming soon. */
  linkable: WireFlag;
  linked: WireFlag;
  emailVerificationRequired: WireFlag;
  partnerInterim: WirePartnerInterim | null;
}

/** Answer of `GET /partnerewallet`: every partner and e-wallet, without a member's state. */
export interface WirePartnerEwalletData {
  partner: WirePartnerSummary[];
  ewallet: WirePartnerSummary[];
}

/** A partner as anyone may see it. */
export interface WirePartnerSummary {
  partnerId: string;
  partnerName: string;
  partnerImage: string;
  partnerUrl: string;
  description: string;
}
