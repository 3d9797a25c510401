/**
 * The wire: what travels between the browser and the API and is no call of `@poku/domain/calls` or of a remote, in the specification's
 * exact spelling ([A] §3/§7, [C] §3/§7, D1). Points and rupiah are safe integers, times are ISO 8601 in UTC (D8).
 */
export * from './wire-access';
export * from './wire-registration';
export * from './wire-telemetry';

/** The body of every answer (D5). `responseCode` is sent as a number; readers accept a string too. */
export interface WireEnvelope<T = undefined> {
  responseCode: number;
  /** A sentence for the member, in Indonesian. */
  message: string;
  data?: T;
}

/** What a 400 answer carries: the field of the request that is wrong (D5). */
export interface WireFieldError {
  field: string;
}

/** What refusal 203 of calls that send a code tells: no code was sent, and whole seconds until another may be asked for (D21). */
export interface WireOtpWait {
  resendIn: number;
}

/** What refusal 201 of calls that check a code tells: how many wrong ones more before the lock, 1 or 2 (D21). Missing where it is not known. */
export interface WireOtpTries {
  triesLeft: number;
}

/**
 * Kinds of server-sent events of `GET /events`; `data` is JSON. Each has an id to resume after, by `Last-Event-ID` or
 * `?lastEventId=`; what was missed for longer than an hour is told as one 'points.changed', one 'coupon.changed' and one
 * 'notice.changed'. Two more are of the stream itself: 'ready' comes first and tells the id of the moment, 'replaced' comes last
 * when newer pages of the member took the place, and such a page opens no other stream before it is looked at again.
 */
export interface WireLiveEvents {
  'points.changed': Record<string, never>;
  'partner.linked': { partnerId: string };
  'partner.unlinked': { partnerId: string };
  /** What the member's own data say: an address was verified. */
  'customer.changed': Record<string, never>;
  /** A merchant used a coupon of the member, or took that back (D65); it was sent, taken back or accepted (D68). */
  'coupon.changed': { reference: string };
  /** A notice came to the member's inbox, or was read (D66). */
  'notice.changed': Record<string, never>;
}
