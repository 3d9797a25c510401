/** The platform object: everything a remote gets from the shell, the embed or a test. */
import type { ComponentType } from 'react';
import type { Observable } from 'rxjs';
import type { AnswerOf, Call, InputOf } from './calls';
import type { EventBus } from './events';
import type { PartnerEntry } from './models-linkage';
import type { CallOptions, PokuApi } from './poku-api';
import type { PointsState, Session } from './session';

/** Version of this contract (semver). The publish gate compares the major with the live shell's. */
export const CONTRACT_VERSION = '1.16.0';

/** A value that can be read now and followed: an RxJS BehaviorSubject seen from its readers' side. Never errors, never completes. */
export type ReadableState<T> = Observable<T> & { readonly value: T };

/** Colours that a partner has instead of Poku's (`look.md`), each as `#RRGGBB`. */
export interface PartnerColours {
  readonly primary?: string;
  readonly primaryPressed?: string;
  readonly primarySoft?: string;
  readonly onPrimary?: string;
  readonly header?: string;
  readonly headerLine?: string;
  readonly onHeader?: string;
}

/** The look of a partner's origin, as its row has it. */
export interface PartnerLook {
  /** Name of a pattern of the kit, drawn over the header. */
  readonly pattern: string;
  readonly light: PartnerColours;
  readonly dark: PartnerColours;
}

/** A partner brand whose origin the page runs on (D3), or `null` on Poku's own. Cosmetic only (D29). */
export interface PartnerBrand {
  /** Name of the partner in addresses. Any since 1.8.0. */
  readonly slug: string;
  readonly partnerId: string;
  readonly name: string;
  /** Site path of the logo. */
  readonly logo: string;
  /** Since 1.8.0. Without it the colours are Poku's. */
  readonly look?: PartnerLook;
}

/** Set once when the platform is created, checked then, and never changed. */
export interface PlatformConfig {
  /** Address prefix of API calls, without a trailing slash. Default `/gateway` (D4). */
  readonly apiBase: string;
  /** Sent as `Client_id` while nobody is logged in; owns nothing (D14). */
  readonly defaultClientId: string;
  readonly partner: PartnerBrand | null;
}

/** A widget of a remote in a slot. Widgets take no props: they read the platform. */
export interface SlotWidget {
  /** `<remote>/<widget>`, unique. */
  readonly id: string;
  /** Height to keep free until it is there, in CSS pixels at 360 px width. */
  readonly heightPx: number;
  /** Loads the component. Rejects when the remote cannot be loaded. Calling it again tries again. */
  load(): Promise<ComponentType>;
  /** Hears that the widget threw while it was shown; not of what the API answered it. Since 1.5.0; what was thrown, since 1.16.0. */
  threw?(error?: unknown): void;
}

export interface SlotSource {
  /** Widgets for a place, in their order. The same array for the same registry. */
  widgets(slot: string): readonly SlotWidget[];
}

/**
 * What a partner's user brought into this tab ([A] §3 'partner entry', D28), its one owner. The redirect token and its
 * verifier live in the tab's session storage for ten minutes; who the user is stays in memory and is asked for again
 * after a reload. A logout, a newer token and `clear` end it.
 */
export interface EntryKeeper {
  /** Keeps a token in place of an older one. The same token again keeps its verifier, so that its binding holds. */
  keep(redirectToken: string): void;
  /** Who the kept token brings, as the last `check` said; `null` before that, and once nothing is kept. */
  read(): PartnerEntry | null;
  /**
   * Looks at the kept token; `null` without one.
   * @throws ApiError code 40106 when it is bad, used or over; nothing is kept then
   */
  check(options?: CallOptions): Promise<PartnerEntry | null>;
  /** What `read` gives, else `check`: for a page that was reloaded. */
  recall(options?: CallOptions): Promise<PartnerEntry | null>;
  /** Forgets the user; where a logout leads stays. */
  clear(): void;
  /**
   * The partner's own address that a logout leads to ([A] §2, D16), as the last check on this origin gave it, without
   * the word 'dashboard'; `null` outside partner mode, before any check and for an unsafe address. Survives the tab.
   * @param listed the address that the API gave from the partner's allow-list at the sign-out; any other one gives `null`
   */
  logoutAddress(listed: string): string | null;
}

/** A value that the device kept. */
export interface KeptValue<T> {
  readonly value: T;
  /** When it was kept, by this device's clock, ISO 8601. */
  readonly savedAt: string;
}

/**
 * What a member may see again without a network, on this device alone: encrypted with a key that cannot leave the
 * browser, bound to the member, and gone at a logout, at a 401 and when another member comes. Where the browser
 * gives no storage, and in the embed, it keeps nothing. No call rejects.
 */
export interface OfflineShelf {
  /**
   * Keeps a value in place of an earlier one of that name. Nothing is kept for a guest.
   * @param name with the version of its form, for example `my-coupons.v1`
   * @param value what JSON can hold
   * @param endsAtMs when it is deleted, by this device's clock, ms since 1970. Default in 30 days
   */
  put(name: string, value: unknown, endsAtMs?: number): Promise<void>;
  /**
   * The value of that name of the member who is here.
   * @param read turns what was kept into the value; `null` when it is of another form
   * @returns `null` when there is none, it is over, of another form, or the device's clock went back since it was kept
   */
  get<T>(name: string, read: (kept: unknown) => T | null): Promise<KeptValue<T> | null>;
  /** Deletes the value of that name. */
  remove(name: string): Promise<void>;
}

/** The contract between shell and remotes. One instance per page; there is no module-level state. */
export interface Platform {
  readonly contractVersion: string;
  readonly config: PlatformConfig;
  readonly session$: ReadableState<Session>;
  readonly points$: ReadableState<PointsState>;
  readonly events: EventBus;
  readonly api: PokuApi;
  /**
   * Makes a call of the API that a remote owns (`@poku/contract/calls`). Sends `Client_id`, waits at most the call's time, and gives
   * its answer or rejects with an `ApiError`, as the calls of `api` do; shows nothing and navigates nowhere. Since 1.8.0.
   * @param input what the call takes, by its names in code; who asks is filled in
   */
  readonly call: <C extends Call>(call: C, input: InputOf<C>, options?: CallOptions) => Promise<AnswerOf<C>>;
  readonly slots: SlotSource;
  readonly entry: EntryKeeper;
  /** Since 1.4.0. */
  readonly offline: OfflineShelf;
  /**
   * Whether a path of this site has a page: one of the shell or a claim of a live remote. Menus show only what is
   * there, and a redirect goes nowhere else (D16).
   * @param path pathname, without query
   */
  readonly isKnownPath: (path: string) => boolean;
  /**
   * Logs the member out with the timed steps of [A] §4: sign-out at once, guest after 2 s, the page left after 2.5 s.
   * A second call while it runs changes nothing. Never rejects.
   */
  readonly logout: () => Promise<void>;
  /**
   * Leaves this site for a page of a partner, by its address. Check it first (D16): nothing is checked here.
   * @param address absolute, one of the partner's (`isPartnerAddress`)
   */
  readonly leave: (address: string) => void;
  /** Who asks, in paths and bodies: the member's client id, else the built-in default ([A] §6). */
  readonly clientId: () => string;
}
