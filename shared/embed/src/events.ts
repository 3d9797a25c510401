/** Why the catalogue cannot do what it should; `field` of `poku:error` names the setting that is wrong. */
export const ERROR_CODES = ['origin', 'network', 'timeout', 'load', 'api', 'config', 'token'] as const;
export type EmbedErrorCode = (typeof ERROR_CODES)[number];

/** A coupon as the page hears of it. */
export interface EmbedCoupon {
  readonly couponId: string;
  readonly name: string;
  readonly pricePoints: number;
}

/** A search as the page hears of it. */
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

/** Details of the events that the element dispatches; all of them bubble and leave the shadow tree. */
export interface EmbedEvents {
  /** Coupons are on the screen for the first time. */
  'poku:ready': { readonly partner: string };
  'poku:coupon-selected': EmbedCoupon;
  /** What was searched for is on the screen. */
  'poku:search': EmbedSearch;
  /** At least half of a coupon's card has been in sight for a second; once per coupon. */
  'poku:impression': EmbedImpression;
  /** The visitor wants to buy. Cancelable: then the page opens `url` itself. */
  'poku:buy': EmbedCoupon & { readonly quantity: number; readonly url: string };
  /** A link leads to another page of Poku's site. Cancelable: then the page opens `url` itself. */
  'poku:leave': { readonly url: string };
  'poku:error': { readonly code: EmbedErrorCode; readonly message: string; readonly field?: string };
}

/** The events as listeners get them. */
export type EmbedEventMap = { readonly [Name in keyof EmbedEvents]: CustomEvent<EmbedEvents[Name]> };

/** What a component calls the listener of each event. */
export const HANDLERS = {
  'poku:ready': 'onReady',
  'poku:coupon-selected': 'onCouponSelected',
  'poku:search': 'onSearch',
  'poku:impression': 'onImpression',
  'poku:buy': 'onBuy',
  'poku:leave': 'onLeave',
  'poku:error': 'onError',
} as const satisfies Record<keyof EmbedEvents, string>;

/** Every event of the element. */
export const EVENT_NAMES = Object.keys(HANDLERS) as readonly (keyof EmbedEvents)[];

/** Listeners of the events, as a component takes them. */
export type CatalogueHandlers = {
  readonly [Name in keyof EmbedEvents as (typeof HANDLERS)[Name]]?: (event: EmbedEventMap[Name]) => void;
};
