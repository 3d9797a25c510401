/** Models of partners: linking, consent and partner entry. See `models.ts` for units. */

/** A partner or e-wallet on the linkage lists ([A] §3 linkage item). */
export interface LinkageItem {
  readonly partnerId: string;
  readonly name: string;
  readonly image: string;
  readonly url: string;
  readonly description: string;
  readonly canLink: boolean;
  readonly isLinked: boolean;
  readonly needsVerifiedEmail: boolean;
  /** Where this partner's pages stand; nothing else is opened for it (D16). */
  readonly addresses: readonly string[];
}

/** What a member agrees to when linking (D32). */
export interface DataSharing {
  readonly version: string;
  /** `{partner}` stands for the partner's name. */
  readonly text: string;
  readonly scope: readonly string[];
  /** Newest first. */
  readonly consents: readonly Consent[];
}
export interface Consent {
  readonly partnerId: string;
  readonly partnerName: string;
  readonly version: string;
  readonly scope: readonly string[];
  readonly consentedAt: string;
  /** `null` while it stands. */
  readonly withdrawnAt: string | null;
}

/** A wish to link. */
export interface LinkOrder {
  readonly partnerId: string;
  /** Path of this site that the partner's page leads back to (D16). */
  readonly returnPath: string;
  readonly consentVersion: string;
  /** A code of the purpose 'linkage' that was confirmed, when the partner asked for one. */
  readonly otpRequestId?: string;
}
/**
 * What came of it. `page`: the member goes to the partner's page, which is one of the partner's addresses. `code-needed`:
 * ask again with a confirmed code. `pending`: ask for the status.
 */
export type LinkStart =
  | { readonly status: 'linked' }
  | { readonly status: 'pending'; readonly authCode: string }
  | { readonly status: 'page'; readonly authCode: string; readonly bindingUrl: string }
  | { readonly status: 'code-needed' };

/** How an attempt stands. */
export interface LinkStatus {
  readonly status: 'linked' | 'pending' | 'failed';
  readonly partnerId: string;
  readonly partnerName: string;
  /** Why it failed; empty otherwise. */
  readonly message: string;
}

/** What a partner's user is to Poku ([A] §3). */
export type VisitorKind = 'new' | 'existing' | 'linked';
/** A partner's user who was sent in with a redirect token (D28). */
export interface PartnerEntry {
  readonly kind: VisitorKind;
  readonly redirectToken: string;
  /** Answers the challenge that the token is bound to. Never leaves this tab but in the exchange. */
  readonly verifier: string;
  /** As the partner knows the user. */
  readonly email: string;
  readonly isEmailVerified: boolean;
  /** In the form 08…. */
  readonly phone: string;
  readonly name: string;
  /** What the partner knows its users by. The phone is never another one; for `email` neither is the address. */
  readonly identityKey: 'phone' | 'email';
  /** `linked` only: exchanged by `enter` within 60 s. */
  readonly authorizationCode: string | null;
  /** The partner's client id. */
  readonly clientId: string;
  readonly partnerId: string;
  readonly partnerName: string;
  /** The partner's own address; where a logout leads. */
  readonly callbackUrl: string;
  /** How long the token was still good for when it was looked at, in milliseconds. */
  readonly lifeMs: number;
}
