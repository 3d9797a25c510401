import { type Client, createSessionGuard, type EarlyResponses, type TransportOptions } from './api';
import {
  type ClosableEventBus,
  createEventBus,
  createState,
  type EventBusOptions,
  type EventChannel,
} from './bus';
import {
  CONTRACT_VERSION,
  type Platform,
  type PlatformConfig,
  type PointsState,
  type Session,
  type SlotSource,
} from '@poku/contract';
import { EVENT_CHANNEL_NAME } from '@poku/domain/brand';
import type { Vault } from './offline';
import { resolveConfig } from './config';
import { createEntryKeeper } from './entry-keeper';
import { pageSchedule, type Schedule } from './leave-session';
import { createMemberShelf } from './member-shelf';
import { UNKNOWN_POINTS } from './points-state';
import { createSessionKeeper, type SessionKeeper } from './session-keeper';
import { browserStorage, createSessionStore, type StorageLike, tabStorage } from './stored-session';

/** How a platform is made; everything has a default that fits a page of the composed site. */
export interface PlatformOptions {
  readonly config?: Partial<PlatformConfig>;
  /** Widgets by slot. Default none. */
  readonly slots?: SlotSource;
  /** Whether a path of this site has a page (D16). Default only `/`. */
  readonly isKnownPath?: (path: string) => boolean;
  /** Leaves the page at the end of a logout. Default: stays. */
  readonly onLoggedOut?: (callbackUrl: string) => void;
  /** Opens a page outside of this site. Default in this tab. */
  readonly leave?: (address: string) => void;
  /** Lets the member prove once more who they are, when a call needs it (D60); false when they did not. Default nobody is asked. */
  readonly stepUp?: () => Promise<boolean>;
  /** Answers that the page requested before. Default none. */
  readonly early?: EarlyResponses;
  /** Sends the API's requests. Default the page's fetch. */
  readonly fetch?: typeof fetch;
  /** Default `navigator.onLine`. */
  readonly isOnline?: () => boolean;
  /** Way to the other tabs; `null` for none. Default a BroadcastChannel `poku.events.v1`. */
  readonly channel?: EventChannel | null;
  /** Where login state and points are kept; `null` for nowhere. Default localStorage. */
  readonly storage?: StorageLike | null;
  /** Where the tab keeps a partner's user and what a session leaves; `null` for nowhere. Default sessionStorage. */
  readonly tab?: StorageLike | null;
  /** Opens what keeps a member's values for a time without a network, when it is needed. Default nothing is kept. */
  readonly vault?: () => Promise<Vault>;
  /** Timers of the logout. Default the page's. */
  readonly schedule?: Schedule;
  /** Default the device's clock. */
  readonly now?: () => Date;
  /** Told of listeners that threw. Default the page's `reportError`. */
  readonly onListenerError?: EventBusOptions['onListenerError'];
}

/** A platform with its owner's handles. */
export interface PlatformHandle {
  readonly platform: Platform;
  readonly keeper: SessionKeeper;
  /** Listens to all events, for the shell's devtools. */
  readonly tap: ClosableEventBus['tap'];
  /** Closes the channel and stops every timer and listener. */
  readonly dispose: () => void;
}

const NO_SLOTS: SlotSource = { widgets: () => [] };

const pageChannel = (): EventChannel | null =>
  typeof BroadcastChannel === 'function' ? new BroadcastChannel(EVENT_CHANNEL_NAME) : null;

const pageReport = (error: unknown): void => globalThis.reportError(error);

/**
 * Makes one independent platform; `session$` is `restoring` until `keeper.restore()` is called.
 * @param createClient makes what calls the API, over one transport
 * @throws Error `ConfigError` that names every bad field of the configuration at once
 */
export function makePlatform(
  createClient: (options: TransportOptions) => Client,
  options: PlatformOptions,
): PlatformHandle {
  const config = resolveConfig(options.config);
  const channel = options.channel === undefined ? pageChannel() : options.channel;
  const events = createEventBus({ channel, onListenerError: options.onListenerError ?? pageReport });
  const session = createState<Session>({ status: 'restoring' });
  const points = createState<PointsState>(UNKNOWN_POINTS);
  const memberId = createState<string | null>(null);
  const clientId = () => memberId.state.value ?? config.defaultClientId;
  const guard = createSessionGuard(() => events.publish('session.ended', { reason: 'expired' }));
  const { early, fetch, isOnline, stepUp } = options;
  const sentClientId = () => entry.clientId() ?? clientId();
  const { api, call } = createClient({
    baseUrl: config.apiBase,
    clientId,
    sentClientId,
    guard,
    stepUp,
    early,
    fetch,
    isOnline,
  });
  const storage = options.storage === undefined ? browserStorage() : options.storage;
  const now = options.now ?? (() => new Date());
  const tab = options.tab === undefined ? tabStorage() : options.tab;
  const entry = createEntryKeeper({
    api,
    events,
    partnerId: config.partner?.partnerId,
    tab,
    browser: storage,
    now,
  });
  const shelf = createMemberShelf(options.vault);
  const keeper = createSessionKeeper({
    api,
    events,
    session,
    points,
    memberId,
    guard,
    store: createSessionStore(storage, tab),
    shelf,
    schedule: options.schedule ?? pageSchedule,
    now,
    onLoggedOut: options.onLoggedOut ?? (() => undefined),
  });
  const platform: Platform = {
    contractVersion: CONTRACT_VERSION,
    config,
    session$: session.state,
    points$: points.state,
    events,
    api,
    call,
    slots: options.slots ?? NO_SLOTS,
    entry,
    offline: shelf,
    isKnownPath: options.isKnownPath ?? ((path) => path === '/'),
    logout() {
      entry.clear();
      return keeper.logout();
    },
    leave: options.leave ?? ((address) => window.location.assign(address)),
    clientId,
  };
  return {
    platform,
    keeper,
    tap: events.tap,
    dispose() {
      keeper.dispose();
      events.close();
    },
  };
}
