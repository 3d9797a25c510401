/**
 * One function per specified call, grouped as in the specification. Every function sends `Client_id`, waits at most
 * 8 s (buying 12 s, D6), and either returns the value or rejects with an `ApiError`. A 401 or 403 ends the session
 * once and rejects with `kind: 'session'`; nothing here shows a message or navigates.
 */
import type * as model from './models';

/**
 * Why a call failed. Compare `name` and `kind`, never `instanceof`: a remote may carry another copy of the class.
 * `business`: HTTP 200 with another responseCode (in `code`). `session`: 401 or 403. `invalid`: 400, with `field`.
 * `timeout`, `offline`, `network`: no answer. `http`: any other status (in `code`). `malformed`: an answer that is not
 * what the specification says.
 */
export type ApiErrorKind =
  | 'business'
  | 'session'
  | 'invalid'
  | 'timeout'
  | 'offline'
  | 'network'
  | 'http'
  | 'malformed';

export interface ApiError extends Error {
  readonly name: 'ApiError';
  readonly kind: ApiErrorKind;
  /** responseCode (business) or HTTP status; 0 when there was no answer. */
  readonly code: number;
  /** Path of the call, without query. */
  readonly call: string;
  /** Field that the API named, when `kind` is `invalid`. */
  readonly field?: string;
  /** Of a send of a code or an e-mail that was refused as too soon (203): how long until another may be asked for. */
  readonly waitMs?: number;
  /** Of a code that was refused as wrong (201): how many tries are left before the lock, 1 or more (D21). Since 1.14.0. */
  readonly triesLeft?: number;
}

export interface CallOptions {
  /** Aborts the call; it then rejects with the signal's reason. */
  readonly signal?: AbortSignal;
}

export interface AccessApi {
  /**
   * The two-step login of [A] §4: challenge and code, then code and verifier (D12). Sets the session cookie.
   * Codes: 201/205 wrong number or password, 202, 203, 204, 207 locked, 208 ([A] §8).
   * @returns the member's client id
   */
  login(credentials: {
    readonly phone: string;
    readonly password: string;
  }): Promise<{ readonly clientId: string }>;
  /** @returns the address that a logout on this partner's origin may lead to, empty elsewhere (D16) */
  signOut(): Promise<{ readonly callbackUrl: string }>;
  /** Whether somebody can register now (D23). Rejects when it cannot be known. */
  isRegistrationOpen(options?: CallOptions): Promise<boolean>;
  /** @deprecated Since 1.10.0: a call of mfe-account (`Platform.call`), as are all others that say so here. */
  checkPhone(phone: string, options?: CallOptions): Promise<model.Availability>;
  /**
   * A member's own address is free for that member (D19).
   * @deprecated Since 1.10.0.
   */
  checkEmail(email: string, options?: CallOptions): Promise<model.Availability>;
  /**
   * Sends the code of a registration. Codes 201 to 211 ([A] §8).
   * @deprecated Since 1.10.0.
   */
  requestRegistrationOtp(person: {
    readonly phone: string;
    readonly email: string;
  }): Promise<model.OtpRequest>;
  /** Sends a code once more, or one for linking to the member's own number (D22). Codes as above. */
  requestOtp(
    purpose: model.OtpPurpose,
    to?: { readonly phone?: string; readonly requestId?: string },
  ): Promise<model.OtpRequest>;
  /** Checks a code; it then waits 15 minutes for what it allows. 'stepup', since 1.7.0, counts at once (D60). Codes 201 to 207 ([A] §8). */
  validateOtp(purpose: model.OtpPurpose, otp: model.OtpAnswer): Promise<void>;
  /**
   * Makes the member. Codes of the OTP calls; `invalid` names a wrong field. @returns the number to log in with
   * @deprecated Since 1.10.0.
   */
  register(registration: model.Registration): Promise<{ readonly phone: string }>;
  /**
   * Sends the code of forgot password. Codes 201 to 211 ([A] §8).
   * @deprecated Since 1.10.0.
   */
  requestForgotOtp(phone: string): Promise<model.OtpRequest>;
  /**
   * Sends the link of forgot password, which lives 30 minutes (D24). Codes 201, 202, 205, 207.
   * @deprecated Since 1.10.0.
   */
  requestResetLink(email: string): Promise<void>;
  /**
   * Sets a new password by a verified code; after a reload the code is left out (D26). Codes 204, 205 and others ([A] §8).
   * @deprecated Since 1.10.0.
   */
  resetPasswordByOtp(reset: model.PasswordReset): Promise<void>;
  /**
   * Whether the link of an e-mail works now; looking uses nothing. Codes as of `resetPasswordByLink`. Since 1.6.0.
   * @deprecated Since 1.10.0.
   */
  checkResetLink(verifyCode: string, options?: CallOptions): Promise<void>;
  /**
   * Sets a new password by the link of an e-mail. Codes 204 over, 205 used, 201 unknown.
   * @deprecated Since 1.10.0.
   */
  resetPasswordByLink(verifyCode: string, newPassword: string): Promise<void>;
  /**
   * 'Ubah Password'; other sessions of the member end. Codes 203, 204, 205, 207 ([A] §8).
   * @deprecated Since 1.10.0.
   */
  changePassword(passwords: { readonly oldPassword: string; readonly newPassword: string }): Promise<void>;
  /**
   * Proves by the password of Poku who is in, for ten minutes (D59, D60); by a code it is `validateOtp` for 'stepup'. Codes 201
   * wrong, 207 too often. Pages need not call it: the shell asks the member when a call needs it. Since 1.7.0.
   */
  stepUp(password: string): Promise<void>;
  /**
   * Sends the verification e-mail of the member once more. Codes 203 within 60 s, with `waitMs`, and 207 too often.
   * @deprecated Since 1.10.0.
   */
  sendVerificationEmail(): Promise<void>;
  /**
   * Confirms an address by its link; waits 10 s. @returns whether it was confirmed before (D24). Codes 201, 204 over.
   * @deprecated Since 1.10.0.
   */
  verifyEmail(verifyCode: string): Promise<{ readonly wasVerified: boolean }>;
}
export interface CustomerApi {
  /** The member of the session cookie; rejects with kind `session` for a guest. */
  detail(options?: CallOptions): Promise<model.Customer>;
  /** @deprecated Since 1.10.0: a call of mfe-account (`Platform.call`), as are all others that say so here. */
  tier(options?: CallOptions): Promise<model.TierProgress>;
  partnerPoints(options?: CallOptions): Promise<readonly model.PartnerPoints[]>;
  /**
   * Saves the profile; another e-mail stays pending (D25). Code 210 the address is taken; `invalid` names a field.
   * @deprecated Since 1.10.0.
   */
  update(profile: model.ProfileUpdate): Promise<void>;
  /**
   * All interests, with the member's choice.
   * @deprecated Since 1.10.0.
   */
  interests(options?: CallOptions): Promise<readonly model.Interest[]>;
  /**
   * Replaces the choice; an empty list clears it.
   * @deprecated Since 1.10.0.
   */
  saveInterests(interestIds: readonly string[]): Promise<void>;
  /** @deprecated Since 1.10.0. */
  settings(options?: CallOptions): Promise<model.NotificationSettings>;
  /** @deprecated Since 1.10.0. */
  saveSettings(settings: model.NotificationSettings): Promise<void>;
  /**
   * Notes that the guide was seen ([A] §7). Repeating it changes nothing.
   * @deprecated Since 1.10.0.
   */
  finishOnboarding(): Promise<void>;
}
export interface LinkageApi {
  partners(options?: CallOptions): Promise<readonly model.LinkageItem[]>;
  /** @deprecated Since 1.10.0: the calls of linking are those of the remotes that make them (`Platform.call`). */
  ewallets(options?: CallOptions): Promise<readonly model.LinkageItem[]>;
  /**
   * The consent of the moment and what was agreed to (D32).
   * @deprecated Since 1.10.0: the calls of linking are those of the remotes that make them (`Platform.call`).
   */
  dataSharing(options?: CallOptions): Promise<model.DataSharing>;
  /**
   * Begins to link; the call is the consent (D32). Codes `linkCodeWording`.
   * @deprecated Since 1.10.0: the calls of linking are those of the remotes that make them (`Platform.call`).
   */
  link(order: model.LinkOrder): Promise<model.LinkStart>;
  /**
   * How an attempt of this session stands; the server asks the partner when it does not know. Codes 201.
   * @deprecated Since 1.10.0: the calls of linking are those of the remotes that make them (`Platform.call`).
   */
  linkStatus(authCode: string, options?: CallOptions): Promise<model.LinkStatus>;
  /**
   * Ends an attempt with what the redirect of a bank-points partner carried (D30). Codes `linkCodeWording`.
   * @deprecated Since 1.10.0: the calls of linking are those of the remotes that make them (`Platform.call`).
   */
  confirmByCode(
    partnerId: string,
    answer: { readonly authorizationCode: string; readonly email: string; readonly state: string },
  ): Promise<void>;
  /**
   * Ends an attempt with what the redirect of an e-wallet carried (D30). Codes `linkCodeWording`.
   * @deprecated Since 1.10.0: the calls of linking are those of the remotes that make them (`Platform.call`).
   */
  confirmByMandate(
    partnerId: string,
    answer: { readonly refNum: string; readonly mandateId: string },
  ): Promise<void>;
  /**
   * Unlinks all of them or rejects with the first refusal; others may have been unlinked (D32): read again.
   * @deprecated Since 1.10.0: the calls of linking are those of the remotes that make them (`Platform.call`).
   */
  unlink(partnerIds: readonly string[]): Promise<void>;
}
/** Entry of partners' users (D28). */
export interface EntryApi {
  /**
   * Looks at a redirect token and binds it to a verifier.
   * @param verifier the one of an earlier check of the same token; default a new one. Codes 40106.
   */
  check(redirectToken: string, verifier?: string, options?: CallOptions): Promise<model.PartnerEntry>;
  /** Logs a linked member in by the partner. Codes 205 (the code is over: check again). */
  enter(entry: model.PartnerEntry): Promise<{ readonly clientId: string }>;
  /** Logs a member in with the password, in the partner's context. Codes as `AccessApi.login`. */
  login(
    entry: Pick<model.PartnerEntry, 'clientId'>,
    credentials: { readonly phone: string; readonly password: string },
  ): Promise<{ readonly clientId: string }>;
  /**
   * Links the logged-in member to the partner that sent the user and uses the token up. Codes `linkCodeWording`, 40106.
   * @deprecated Since 1.10.0: the calls of linking are those of the remotes that make them (`Platform.call`).
   */
  link(entry: model.PartnerEntry, consentVersion: string): Promise<void>;
  /**
   * The consent of the moment, for somebody who is no member yet.
   * @deprecated Since 1.10.0: the calls of linking are those of the remotes that make them (`Platform.call`).
   */
  dataSharing(options?: CallOptions): Promise<Pick<model.DataSharing, 'version' | 'text' | 'scope'>>;
}
/** @deprecated Since 1.10.0: the calls of the catalogue are those of the remote that makes them (`Platform.call`). */
export interface CatalogueApi {
  categories(options?: CallOptions): Promise<readonly model.Category[]>;
  coupons(query: model.CouponQuery, options?: CallOptions): Promise<model.CouponList>;
  popular(options?: CallOptions): Promise<readonly model.Coupon[]>;
  promotions(options?: CallOptions): Promise<readonly model.Promotion[]>;
  /** Public editorial favourites (D35). */
  favourites(options?: CallOptions): Promise<readonly model.Favourite[]>;
  /** The member's own favourites, newest first (D35). */
  ownFavourites(options?: CallOptions): Promise<readonly model.Favourite[]>;
  /** One editorial favourite with its coupon (D35). Code 20404. */
  favourite(favouriteId: string, options?: CallOptions): Promise<model.FavouriteDetail>;
  /** Marks a coupon as the member's favourite; repeating it changes nothing (D35). Code 20404. */
  addFavourite(couponId: string): Promise<void>;
  /** Takes the mark away; repeating it changes nothing (D35). */
  removeFavourite(couponId: string): Promise<void>;
  /** Coupons recommended to this member, or those of a promotion. Code 20404 for an unknown promotion. */
  recommendations(promotionId?: string, options?: CallOptions): Promise<model.Recommendation>;
  /** Asks the server to reckon the member's recommendations anew; it decides whether that is due ([C] §7). */
  refreshRecommendations(): Promise<void>;
  /** Notes that the member came by a link with a query ([C] §7), of a campaign unless the text is empty. */
  trackCampaign(campaignId: string): Promise<void>;
  /** Prepaid packages for a number (D41). Codes 30006 unknown operator, 30007 invalid number. */
  prepaid(phone: string, options?: CallOptions): Promise<readonly model.PrepaidProduct[]>;
  detail(
    key: {
      readonly voucherId: string;
      readonly redemptionRuleId?: string;
      readonly rewardItemId?: string;
      readonly adsId?: string;
    },
    options?: CallOptions,
  ): Promise<model.CouponDetail>;
}
/** @deprecated Since 1.10.0: the calls of payments are those of the remotes that make them (`Platform.call`). */
export interface PaymentApi {
  checkout(item: model.PurchaseItem, options?: CallOptions): Promise<model.Checkout>;
  /** Sends the code for one payment step ('0' own points, 6 digits; '2' partner, 4 digits; D45). Codes 207, 211. */
  requestOtp(
    step: '0' | '2',
    item: model.PurchaseItem,
    /** The split; step '2' needs it. */
    shares?: readonly model.PaymentShare[],
  ): Promise<model.OtpRequest>;
  /** Checks a code without spending it. Codes 201 to 205, 207 ([A] §8). */
  validateOtp(step: '0' | '2', otp: { readonly requestId: string; readonly code: string }): Promise<void>;
  /** Buys; safe to repeat with the same `otpRequestId` (D46). Codes D48. */
  buy(request: model.PurchaseRequest): Promise<model.Purchase>;
  /** How a transaction stands, with its receipt (D43, D49). Code 404 for an unknown one. */
  transaction(key: model.TransactionKey, options?: CallOptions): Promise<model.Transaction>;
  /**
   * Calls off what waits for an e-wallet's page; safe to repeat. What was paid meanwhile counts, and anything else stays as it
   * is: the answer says how it stands. Code 404 for an unknown one. Since 1.6.0.
   */
  cancel(number: string): Promise<model.Transaction>;
}
/** @deprecated Since 1.9.0: the calls of coupons and history are those of the remote that makes them (`Platform.call`). */
export interface CouponsApi {
  list(page: model.PageRequest, options?: CallOptions): Promise<readonly model.OwnedCoupon[]>;
  detail(key: model.OwnedCouponKey, options?: CallOptions): Promise<model.OwnedCouponDetail>;
  /** Shows the code for 30 minutes; repeating it gives the same (D51). Code 404 when it can no longer be shown. */
  reveal(key: model.OwnedCouponKey): Promise<model.RevealedCode>;
}
/** @deprecated Since 1.9.0: the calls of coupons and history are those of the remote that makes them (`Platform.call`). */
export interface HistoryApi {
  /** @deprecated Since 1.4.0: `earnPage` also filters and goes on by cursor. */
  earn(page: model.PageRequest, options?: CallOptions): Promise<readonly model.EarnEntry[]>;
  /** @deprecated Since 1.4.0: `burnPage`. */
  burn(page: model.PageRequest, options?: CallOptions): Promise<readonly model.BurnEntry[]>;
  /** `invalid` names a wrong field of the filter. */
  earnPage(query: model.HistoryQuery, options?: CallOptions): Promise<model.HistoryPage<model.EarnEntry>>;
  /** As `earnPage`. */
  burnPage(query: model.HistoryQuery, options?: CallOptions): Promise<model.HistoryPage<model.BurnEntry>>;
  earnTotal(options?: CallOptions): Promise<number>;
  burnTotal(options?: CallOptions): Promise<number>;
  /** All rows that the filter lets through, newest first, as a CSV text with a header line, ready for a spreadsheet. */
  csv(tab: 'earn' | 'burn', filter: model.HistoryFilter, options?: CallOptions): Promise<string>;
  /** Partners at which points are earned, in their order; guests may read them (D14). */
  earnPartners(options?: CallOptions): Promise<readonly model.EarnPartner[]>;
  /** Notes that the member went on to a partner ([C] §7). Code 404 for an unknown one. */
  reportEarnPartner(partnerId: string): Promise<void>;
}
/** @deprecated Since 1.8.0: the calls of help are those of the remotes that make them (`Platform.call`). */
export interface HelpApi {
  faq(options?: CallOptions): Promise<readonly model.FaqTopic[]>;
  terms(options?: CallOptions): Promise<model.LegalText>;
  privacyPolicy(options?: CallOptions): Promise<model.LegalText>;
  /** What Poku is, as the operators wrote it. */
  about(options?: CallOptions): Promise<model.LegalText>;
  /**
   * Sends a report (D55). Codes 206 the e-mail is not verified, 211 five were sent today, 40006 it is empty.
   * @returns what it is named by
   */
  report(message: string): Promise<{ readonly number: string }>;
  /** The questions of the feedback, in their order. */
  questions(options?: CallOptions): Promise<readonly model.FeedbackQuestion[]>;
  /** Code 211 five were sent today; `invalid` names a wrong field. */
  sendFeedback(feedback: model.Feedback): Promise<void>;
}

/** All calls. Grows with the product; what is here keeps its meaning. */
export interface PokuApi {
  readonly access: AccessApi;
  readonly customer: CustomerApi;
  readonly linkage: LinkageApi;
  readonly entry: EntryApi;
  readonly catalogue: CatalogueApi;
  readonly payment: PaymentApi;
  readonly coupons: CouponsApi;
  readonly history: HistoryApi;
  readonly help: HelpApi;
}
