import type { EventBus, EventOrigin, PokuEventName, PokuEvents } from '@poku/contract';
import { isSharedEvent, SHARED_PAYLOADS, type SharedEventName } from './shared-events';

/** What the bus needs of a BroadcastChannel. */
export interface EventChannel {
  postMessage(message: unknown): void;
  addEventListener(type: 'message', listener: (event: { readonly data: unknown }) => void): void;
  close(): void;
}

export interface EventBusOptions {
  /** Way to the member's other tabs; the bus closes it. Default none: this tab only. */
  readonly channel?: EventChannel | null;
  /** Told of every listener that threw, and of a channel that refused a message. Must not throw. */
  readonly onListenerError: (error: unknown, name: PokuEventName) => void;
}

/** Hears of every event, before those who subscribed to it. Must not throw. */
export type EventTap = (name: PokuEventName, payload: object, origin: EventOrigin) => void;

/** The bus with its end. */
export interface ClosableEventBus extends EventBus {
  /**
   * Listens to all events. For the owner of the bus alone, to look on: no remote has it, and nothing may depend on it.
   * @returns a function that ends it
   */
  readonly tap: (listener: EventTap) => () => void;
  /** Removes every listener and closes the channel; publishing does nothing from then on. */
  close(): void;
}

type Entry<K extends PokuEventName> = {
  readonly call: (payload: PokuEvents[K], origin: EventOrigin) => void;
};
type Listeners = { readonly [K in PokuEventName]: Set<Entry<K>> };

const LOCAL: EventOrigin = { source: 'local' };
const REMOTE_TAB: EventOrigin = { source: 'remote-tab' };

const noListeners = (): Listeners => ({
  'session.started': new Set(),
  'session.ended': new Set(),
  'points.changed': new Set(),
  'coupon.bought': new Set(),
  'coupon.changed': new Set(),
  'notice.changed': new Set(),
  'partner.linked': new Set(),
  'partner.unlinked': new Set(),
  'partner.otpNeeded': new Set(),
  'partner.otpConfirmed': new Set(),
  'customer.changed': new Set(),
  'favourite.changed': new Set(),
  'alert.raised': new Set(),
  'task.started': new Set(),
  'task.ended': new Set(),
});

const nameOf = (message: unknown): unknown =>
  typeof message === 'object' && message !== null ? Reflect.get(message, 'name') : undefined;
const payloadOf = (message: unknown): unknown =>
  typeof message === 'object' && message !== null ? Reflect.get(message, 'payload') : undefined;

/**
 * Makes the typed bus of a platform. One failing listener stops nobody, publishing never throws, and what arrives
 * from another tab is delivered only when its name and shape are those of a shared event.
 */
export function createEventBus({ channel, onListenerError }: EventBusOptions): ClosableEventBus {
  const listeners = noListeners();
  const taps = new Set<EventTap>();
  let isOpen = true;

  const deliver = <K extends PokuEventName>(name: K, payload: PokuEvents[K], origin: EventOrigin): void => {
    for (const tap of taps) tap(name, payload, origin);
    const subscribed: Set<Entry<K>> = listeners[name];
    for (const entry of [...subscribed]) {
      if (!subscribed.has(entry)) continue;
      try {
        entry.call(payload, origin);
      } catch (error) {
        onListenerError(error, name);
      }
    }
  };

  const share = <K extends SharedEventName>(name: K, value: unknown): void => {
    const payload = SHARED_PAYLOADS[name](value);
    if (payload === undefined) return;
    try {
      channel?.postMessage({ name, payload });
    } catch (error) {
      onListenerError(error, name);
    }
  };

  const receive = <K extends SharedEventName>(name: K, value: unknown): void => {
    const payload = SHARED_PAYLOADS[name](value);
    if (payload !== undefined) deliver(name, payload, REMOTE_TAB);
  };

  channel?.addEventListener('message', ({ data }) => {
    const name = nameOf(data);
    if (isOpen && isSharedEvent(name)) receive(name, payloadOf(data));
  });

  return {
    publish(name, payload) {
      if (!isOpen) return;
      deliver(name, payload, LOCAL);
      if (isSharedEvent(name)) share(name, payload);
    },
    subscribe(name, listener) {
      const entry = { call: listener };
      listeners[name].add(entry);
      return () => {
        listeners[name].delete(entry);
      };
    },
    tap(listener) {
      taps.add(listener);
      return () => {
        taps.delete(listener);
      };
    },
    close() {
      if (!isOpen) return;
      isOpen = false;
      taps.clear();
      for (const subscribed of Object.values(listeners)) subscribed.clear();
      channel?.close();
    },
  };
}
