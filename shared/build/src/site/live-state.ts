import type { Origin } from '../release/paint/painted-document';
import type { PageAbout, PageHead } from './page-about';

/** A page with the policy that goes before it as a header: one inside of it binds nobody who can write it. */
export interface LivePage {
  readonly html: string;
  readonly policy: string;
}

/** An address of which something is painted. */
export interface PaintedAddress {
  /** As it is claimed: `/kategori/:categoryId`. All addresses of one have the same page. */
  readonly path: string;
  /** Who says what one of them is about, that its query names. */
  readonly about?: PageAbout;
}

/** What of a channel has an address that stays, as far as it is there: all of it verified by the root key. */
export interface LiveState {
  readonly revision: number;
  /** The signed registry. */
  readonly registry: string;
  /** What is live, signed for a short time. */
  readonly timestamp: string;
  /**
   * The page, with what is painted of an address.
   * @param path as it was asked for; where nothing is painted, and without one, it is the same page for all
   * @param origin whose origin it is asked on. Default Poku's own
   * @param head what this address is about, where it is one of many. Default what all of them say
   */
  readonly pageAt?: (path?: string, origin?: Origin, head?: PageHead) => LivePage;
  /** What is painted at a path; undefined where nothing is. */
  readonly paintedAt: (path: string) => PaintedAddress | undefined;
  /** The signed entry of each remote. */
  readonly entries: ReadonlyMap<string, string>;
  /** `sw.js` and `manifest.webmanifest` of the shell. */
  readonly shell: ReadonlyMap<string, string>;
  /** Files of the embed that have an evergreen address. */
  readonly embed: ReadonlyMap<string, string>;
  readonly frame?: LivePage;
  /** Of a release that has one. */
  readonly playground?: LivePage;
}

/** What a channel is now. */
export interface Present {
  /** The last state that was good; undefined when there was none yet. */
  readonly state?: LiveState;
  /** Why what the store has now is not served. */
  readonly problem?: string;
}
