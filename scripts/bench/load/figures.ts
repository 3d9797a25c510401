/** What is measured of a visit. */
export interface Figures {
  /** Milliseconds until the content is visible: from the start of the navigation, or from the click. */
  readonly visibleMs: number;
  /** Milliseconds until a press does something. */
  readonly usableMs: number;
  /** First and largest contentful paint, milliseconds. */
  readonly fcpMs: number;
  readonly lcpMs: number;
  /** Cumulative layout shift. */
  readonly cls: number;
  /** Interaction to next paint of the first press, milliseconds. */
  readonly inpMs: number;
  /** The longest task after the first paint, milliseconds; 0 when none took 50. */
  readonly taskMs: number;
  /** Bytes of JavaScript that the page asked for, compressed, without the heads of the answers, and without those for pages that may come next. */
  readonly scriptBytes: number;
  /** Bytes of JavaScript that was there when a press did something, compressed, without the heads of the answers. */
  readonly usableScriptBytes: number;
  /** What of `scriptBytes` is the shell's, and of remotes. */
  readonly shellBytes: number;
  readonly remoteBytes: number;
  /** Bytes of JavaScript of pages that may come next, fetched once this one was idle. */
  readonly aheadBytes: number;
  /** Bytes of everything until the site is quiet, also what a service worker fetches. */
  readonly bytes: number;
  /** Requests of the page without pictures, and without scripts of pages that may come next. */
  readonly requests: number;
  /** Rounds of those requests after the HTML, until the app itself shows the content. */
  readonly waves: number;
}

/** A figure by its name. */
export type Figure = keyof Figures;
