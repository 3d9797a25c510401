/** Why the embed cannot do what it should; `field` of the event names the setting that is wrong. */
export type EmbedErrorCode = 'origin' | 'network' | 'timeout' | 'load' | 'api' | 'config' | 'token';

/** Details of the events that the element dispatches; all of them bubble and leave the shadow tree. */
export interface EmbedEvents {
  /** Coupons are on the screen for the first time. */
  'poku:ready': { readonly partner: string };
  'poku:coupon-selected': EmbedCoupon;
  /** What was searched for is on the screen. */
  'poku:search': EmbedSearch;
  /** At least half of a coupon's card has been in sight for a second; once per coupon. */
  'poku:impression': EmbedImpression;
  /** The member wants to buy. Cancelable: then the host opens `url` itself. */
  'poku:buy': EmbedCoupon & { readonly quantity: number; readonly url: string };
  /** A link leads to another page of Poku's site. Cancelable: then the host opens `url` itself. */
  'poku:leave': { readonly url: string };
  'poku:error': { readonly code: EmbedErrorCode; readonly message: string; readonly field?: string };
}

/** A search as the host hears of it. */
export interface EmbedSearch {
  readonly query: string;
  /** Coupons that are shown at first; 0 where only such as come near are. */
  readonly resultCount: number;
}

/** A coupon that was seen in a list. */
export interface EmbedImpression {
  readonly couponId: string;
  /** Its place in the list, from 1. */
  readonly position: number;
}

/** A coupon as the host hears of it. */
export interface EmbedCoupon {
  readonly couponId: string;
  readonly name: string;
  readonly pricePoints: number;
}

/**
 * Dispatches an event of the element.
 * @returns false when a listener called `preventDefault()`
 */
export const emit = <K extends keyof EmbedEvents>(
  element: Element,
  type: K,
  detail: EmbedEvents[K],
  isCancelable = false,
): boolean =>
  element.dispatchEvent(
    new CustomEvent(type, { bubbles: true, composed: true, cancelable: isCancelable, detail }),
  );
