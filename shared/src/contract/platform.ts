/** The platform object: everything a remote gets from the shell, the embed or a test. */
import type { ComponentType } from 'react';
import type { Observable } from 'rxjs';
import type { EventBus } from './events';
import type { PokuApi } from './poku-api';
import type { PointsState, Session } from './session';

/** Version of this contract (semver). The publish gate compares the major with the live shell's. */
export const CONTRACT_VERSION = '1.0.0';

/** A value that can be read now and followed: an RxJS BehaviorSubject seen from its readers' side. Never errors, never completes. */
export type ReadableState<T> = Observable<T> & { readonly value: T };

/** A partner brand whose origin the page runs on (D3), or `null` on Poku's own. Cosmetic only (D29). */
export interface PartnerBrand {
  readonly slug: 'nusapoin' | 'rumahnet' | 'garuda' | 'fitnusa';
  readonly partnerId: string;
  readonly name: string;
  /** Site path of the logo. */
  readonly logo: string;
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
}

export interface SlotSource {
  /** Widgets for a place, in their order. The same array for the same registry. */
  widgets(slot: string): readonly SlotWidget[];
}

/** The contract between shell and remotes. One instance per page; there is no module-level state. */
export interface Platform {
  readonly contractVersion: string;
  readonly config: PlatformConfig;
  readonly session$: ReadableState<Session>;
  readonly points$: ReadableState<PointsState>;
  readonly events: EventBus;
  readonly api: PokuApi;
  readonly slots: SlotSource;
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
  /** The `Client_id` of the moment: the member's, else the built-in default ([A] §6). */
  readonly clientId: () => string;
}
