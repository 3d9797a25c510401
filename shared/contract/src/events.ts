/** Facts that the shell and the remotes tell each other, in the past tense. Nothing is asked over the bus. */

/** Every event and its payload. */
export interface PokuEvents {
  /** A login or registration succeeded; the shell reads the member. */
  'session.started': { readonly clientId: string };
  /** The session ended, by the member (`logout`) or by a 401/403 (`expired`). */
  'session.ended': { readonly reason: 'logout' | 'expired' };
  /** Something changed the balance; the shell reads it again. */
  'points.changed': { readonly clientId: string };
  'coupon.bought': { readonly orderId: string; readonly voucherId: string; readonly quantity: number };
  /** A merchant used a coupon that the member owns, or took that back; `''` for any of them (D65). In this tab only. */
  'coupon.changed': { readonly reference: string };
  /** A notice came to the member's inbox, or was read; the shell counts again (D66). In this tab only. Since 1.13.0. */
  'notice.changed': Readonly<Record<never, never>>;
  /** The member marked a coupon as a favourite, or took the mark away. In this tab only. */
  'favourite.changed': { readonly couponId: string; readonly isSet: boolean };
  'partner.linked': { readonly partnerId: string };
  'partner.unlinked': { readonly partnerId: string };
  /** A linkage widget waits for a code by SMS; the page around it asks the member. In this tab only. */
  'partner.otpNeeded': { readonly partnerId: string; readonly partnerName: string };
  /** The member confirmed that code: `otpRequestId` allows the link for 15 minutes (D21). In this tab only. */
  'partner.otpConfirmed': { readonly partnerId: string; readonly otpRequestId: string };
  /** The member's own data changed (name, e-mail …); the shell reads it again. */
  'customer.changed': { readonly clientId: string };
  /** Something to tell the member in a toast. */
  'alert.raised': {
    readonly kind: 'success' | 'error' | 'warning' | 'info';
    readonly message: string;
    readonly durationMs?: number;
  };
  'task.started': { readonly task: string };
  'task.ended': { readonly task: string };
}
export type PokuEventName = keyof PokuEvents;

/** Where an event came from: this tab, or another tab of the same member. */
export interface EventOrigin {
  readonly source: 'local' | 'remote-tab';
}

/** The bus. */
export interface EventBus {
  /**
   * Calls every listener of `name`, in order of subscription, and sends the event to the member's other tabs
   * when it is one of the shared ones (`session.*`, `points.changed`, `coupon.bought`, `partner.linked`,
   * `partner.unlinked`, `customer.changed`).
   * Never throws; a listener that throws is reported and stops nobody.
   */
  publish<K extends PokuEventName>(name: K, payload: PokuEvents[K]): void;
  /**
   * Listens to one event.
   * @returns a function that unsubscribes; calling it twice is harmless
   */
  subscribe<K extends PokuEventName>(
    name: K,
    listener: (payload: PokuEvents[K], origin: EventOrigin) => void,
  ): () => void;
}
