/** What pages tell of the releases that they run, and what is made of it. Not of the specification. */

/**
 * How a load of a remote failed. `load`: a file did not arrive. `integrity`: it arrived with other bytes. `signature`: the
 * registry is not signed by whom it should be. `evaluate`: it threw while it was loaded, or is not what it should be.
 * `render`: it threw while it was shown. `runtime`: it threw later.
 */
export type WireTelemetryError = 'load' | 'integrity' | 'signature' | 'evaluate' | 'render' | 'runtime';

/** What a page saw of one release since its last report. */
export interface WireTelemetryRelease {
  /** Remote. */
  name: string;
  version: string;
  /** Modules that were asked for; each counts once in the life of a page. */
  loads: number;
  /** Modules that failed, by class; each counts once per class in the life of a page. */
  errors: Partial<Record<WireTelemetryError, number>>;
  /** How long loads took whose files came over the network, whole milliseconds. */
  loadMs: number[];
  /** Largest contentful paint of the page, whole milliseconds. */
  lcpMs?: number;
  /** Interaction to next paint, whole milliseconds. */
  inpMs?: number;
  /** Cumulative layout shift, in thousandths. */
  clsMilli?: number;
}

/** `POST /telemetry`: counts only; no address, no member, no text. */
export interface WireTelemetryReport {
  /** Channel of the page's registry. */
  channel: string;
  releases: WireTelemetryRelease[];
}

/** Values between two bounds. */
export interface WireTelemetryBucket {
  /** Not among them. */
  from: number;
  /** Among them; null for no bound. */
  to: number | null;
  count: number;
}

/** One version in `GET /telemetry/releases/{remote}`. */
export interface WireTelemetryFigures {
  version: string;
  loads: number;
  errors: Partial<Record<WireTelemetryError, number>>;
  /** Load times in milliseconds, in order; empty buckets are left out. */
  loadTimes: WireTelemetryBucket[];
  /** What three of four stayed at or under, estimated; null without values. */
  p75: { loadMs: number | null; lcpMs: number | null; inpMs: number | null; clsMilli: number | null };
}

/**
 * What voters of one kind told of a release. Each has one vote, however much they report: the share of their loads that failed, and
 * their first load time.
 */
export interface WireTelemetryVotes {
  voters: number;
  /** Sum of the voters' shares of failed loads, by the class of their first failure. */
  errors: Partial<Record<WireTelemetryError, number>>;
  /** First load times in milliseconds, in order; empty buckets are left out. */
  loadTimes: WireTelemetryBucket[];
}

/** One version in `GET /telemetry/votes/{remote}`. */
export interface WireTelemetryVoted {
  version: string;
  /** Of members, each only about the release that they should have. */
  members: WireTelemetryVotes;
  /** Of the networks from which guests report. */
  networks: WireTelemetryVotes;
}
