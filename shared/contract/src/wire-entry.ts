/** Who a redirect token brings ([A] §3): nobody with an account, somebody unlinked, or a linked member. */
export type WireCustomerStatus = 'new' | 'existing' | 'linkage';

/**
 * Answer of `GET /v1/check_redirect` ([A] §3). It only looks; `/logintoken`, `/partnerlink` and `/completeregister` use the
 * token up. A bad, used, foreign or too old token is responseCode 40106 (D34).
 */
export interface WirePartnerEntryData {
  customer_status: WireCustomerStatus;
  /** As the partner knows the user. */
  email: string;
  /** '1' when the account with this address has verified it. */
  email_verify: '0' | '1';
  msisdn: string;
  name: string;
  /** What the partner knows its users by ([A] §1): a registration keeps it as it is. */
  identity_key: 'phone' | 'email';
  /** 'linkage' only: to exchange at `/logintoken` with the verifier of the challenge; lives 60 s. */
  poku_auth_code: { authorizationCode: string } | null;
  /** The partner's client id, for `/loginauth` and `/logintoken`. */
  client_id: string;
  partnerId: string;
  partnerName: string;
  /** The partner's own address, from its allow-list (D16); where a logout leads. */
  callback_url: string;
  /** Whole seconds that the token is good for. */
  expires_in: number;
  /** Never reaches the browser (D28). */
  partner_auth_code: null;
  message: string;
  responseCode: number;
}

/**
 * Kinds of server-sent events of `GET /events`; `data` is JSON. Each has an id to resume after, by `Last-Event-ID` or
 * `?lastEventId=`; what was missed for longer than an hour is told as one 'points.changed'. Two more are of the stream
 * itself: 'ready' comes first and tells the id of the moment, 'replaced' comes last when newer pages of the member took the
 * place, and such a page opens no other stream before it is looked at again.
 */
export interface WireLiveEvents {
  'points.changed': Record<string, never>;
  'partner.linked': { partnerId: string };
  'partner.unlinked': { partnerId: string };
  /** What the member's own data say: an address was verified. */
  'customer.changed': Record<string, never>;
}
