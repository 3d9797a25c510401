import type { EventBus, ReadableState, Session, wire } from '@poku/contract';
import { LOGOUT_TASK, pageSchedule, type Schedule } from '../leave-session';

/** What is used of an EventSource. */
export interface LiveSource {
  readonly readyState: number;
  addEventListener(type: string, listener: (event: MessageEvent) => void): void;
  close(): void;
}

/** Parts of `followLiveEvents`. */
export interface LiveEventsOptions {
  /** Address of `GET /events`. */
  readonly url: string;
  readonly events: EventBus;
  readonly session$: ReadableState<Session>;
  /** Default an EventSource. */
  readonly open?: (url: string) => LiveSource;
  /** Timers of the tries after a refusal. Default the page's. */
  readonly schedule?: Schedule;
}

const CLOSED = 2;
/** Pauses after answers that are no stream: a server that restarts, or a session that ended elsewhere. Then it rests. */
const PAUSES_MS = [5_000, 30_000, 120_000];

/** What an event tells in a field; `''` when it is missing. */
const tellsIn = (field: string, { data }: MessageEvent): string => {
  const value: unknown = JSON.parse(String(data));
  const told: unknown = typeof value === 'object' && value !== null ? Reflect.get(value, field) : undefined;
  return typeof told === 'string' ? told : '';
};

/**
 * Publishes what the API tells a member's pages (`GET /events`) as this tab's own events, while a member is here, the tab
 * is visible and the device online; a tab that is looked at again or comes back online resumes where it was. A lost
 * connection is the EventSource's to mend. After three refusals in a row it rests until the next session or look.
 * @returns a function that ends it
 */
export function followLiveEvents(options: LiveEventsOptions): () => void {
  const { url, events, session$, schedule = pageSchedule } = options;
  const open = options.open ?? ((address) => new EventSource(address));
  let source: LiveSource | null = null;
  let member: string | null = null;
  let lastEventId = '';
  let refusals = 0;
  let cancelRetry = (): void => undefined;

  const close = (): void => {
    cancelRetry();
    source?.close();
    source = null;
  };
  const follow = (): void => {
    if (source || member === null || document.hidden || !navigator.onLine) return;
    const clientId = member;
    const own = open(lastEventId === '' ? url : `${url}?lastEventId=${lastEventId}`);
    source = own;
    const on = (name: keyof wire.WireLiveEvents | 'ready', tell: (event: MessageEvent) => void): void =>
      own.addEventListener(name, (event) => {
        ({ lastEventId } = event);
        tell(event);
      });
    on('ready', () => {
      refusals = 0;
    });
    on('points.changed', () => events.publish('points.changed', { clientId }));
    on('customer.changed', () => events.publish('customer.changed', { clientId }));
    on('partner.linked', (event) =>
      events.publish('partner.linked', { partnerId: tellsIn('partnerId', event) }),
    );
    on('partner.unlinked', (event) =>
      events.publish('partner.unlinked', { partnerId: tellsIn('partnerId', event) }),
    );
    on('coupon.changed', (event) =>
      events.publish('coupon.changed', { reference: tellsIn('reference', event) }),
    );
    on('notice.changed', () => events.publish('notice.changed', {}));
    // Another page of the member took the place; opening it again would push that one out.
    own.addEventListener('replaced', close);
    own.addEventListener('error', () => {
      if (own.readyState !== CLOSED || source !== own) return;
      source = null;
      const pauseMs = PAUSES_MS[refusals++];
      if (pauseMs !== undefined) cancelRetry = schedule(follow, pauseMs);
    });
  };
  const look = (): void => {
    close();
    refusals = 0;
    follow();
  };

  const subscription = session$.subscribe((session) => {
    const isHere = session.status === 'member' && session.rememberedAt === undefined;
    const next = isHere ? session.clientId : null;
    if (next === member) return;
    if (next !== null) lastEventId = '';
    member = next;
    look();
  });
  // The session ends on the server first; a stream that it ends would only be refused.
  const stopAtLogout = events.subscribe('task.started', ({ task }) => {
    if (task !== LOGOUT_TASK) return;
    member = null;
    close();
  });
  document.addEventListener('visibilitychange', look);
  // An EventSource would try again and again.
  addEventListener('offline', close);
  addEventListener('online', look);
  return () => {
    subscription.unsubscribe();
    stopAtLogout();
    document.removeEventListener('visibilitychange', look);
    removeEventListener('offline', close);
    removeEventListener('online', look);
    member = null;
    close();
  };
}
