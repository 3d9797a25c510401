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
  /** Addresses that this partner's pages stand at; a `binding_url` is one of them with a query, or nothing (D16). */
  partnerAddresses: string[];
}

/**
 * `POST /initiatelink` ([A] §7). Calling it is the member's consent to share what `GET /datashareloyalty` lists; without
 * `consentVersion` the present text is recorded (D32). `urlRedirect` is a path of the site (D16).
 */
export interface WireInitiateLinkRequest {
  clientId: string;
  partnerId: string;
  urlRedirect: string;
  consentVersion?: string;
  /** A verified 'linkage' code, for a partner that asked for one with `useOtp`; left out, the session's newest (D62). */
  otpRequestId?: string;
}

/** How an attempt to link stands ([A] §7). Pending ones are asked for again with `POST /initiatelink/checkstatus`. */
export type WireLinkStatusText = 'Success' | 'Pending' | 'Failed';

/** Answer of `POST /initiatelink`. */
export interface WireInitiateLinkData {
  /** 1: linked without a page of the partner; see `status_desc`. */
  directLinkage: WireFlag;
  /** The partner's page, empty when there is none. */
  binding_url: string;
  /** The server-kept state of the attempt (D30), for `checkstatus`; empty when `useOtp` is 1. */
  authCode: string;
  /** 1: nothing was begun yet; ask again with a verified `otpRequestId`. */
  useOtp: WireFlag;
  status_desc: WireLinkStatusText;
}

/** `POST /initiatelink/checkstatus` ([A] §7): `authCode` is the attempt's state. */
export interface WireLinkStatusRequest {
  clientId: string;
  authCode: string;
}

/** Answer of `POST /initiatelink/checkstatus`. */
export interface WireLinkStatusData {
  status_desc: WireLinkStatusText;
  partnerId: string;
  partnerName: string;
  /** Why it failed, for the member; empty otherwise. */
  message: string;
}

/**
 * `POST /partnerlink` ([A] §7). Bank points: `data` as the redirect carried it. E-wallet: `refNum` and `mandateId`.
 * Partner entry: `linktype` 'partnerlogin' with `data.redirectToken` and `data.codeVerifier` of the check (D28); without them the
 * token of this member is found that was checked last, in a session of the partner's application (D62).
 */
export interface WirePartnerLinkRequest {
  clientId: string;
  partnerId: string;
  data?: {
    authorizationCode?: string;
    email?: string;
    state?: string;
    redirectToken?: string;
    codeVerifier?: string;
  };
  linktype?: string;
  /** Accepted for older clients and ignored: the session is who asks (D11). */
  accessToken?: string;
  refNum?: string;
  mandateId?: string;
  consentVersion?: string;
}

/** `POST /partnerunlink` ([A] §7, D32): one id or many, as texts. */
export interface WirePartnerUnlinkRequest {
  clientId: string;
  partnerId: string | string[];
}

/** A consent that was given (D32). */
export interface WireConsent {
  partnerId: string;
  partnerName: string;
  version: string;
  scope: string[];
  consentedAt: string;
  /** When it ended with the link; null while it stands. */
  withdrawnAt: string | null;
}

/** Answer of `GET /datashareloyalty/{clientId}` ([A] §7): the present text, and what was agreed to, newest first. */
export interface WireDataShare {
  version: string;
  /** Plain text; `{partner}` stands for the partner's name. */
  text: string;
  scope: string[];
  consents: WireConsent[];
}
