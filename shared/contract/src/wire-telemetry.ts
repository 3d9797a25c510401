/** What pages tell of the releases that they run, and what is made of it. Not of the specification. */

/**
 * How a load of a remote failed. `load`: a file did not arrive. `integrity`: it arrived with other bytes. `signature`: the
 * registry is not signed by whom it should be. `evaluate`: it threw while it was loaded, or is not what it should be.
 * `render`: it threw while it was shown. `runtime`: it threw later.
 */
export type WireTelemetryError = 'load' | 'integrity' | 'signature' | 'evaluate' | 'render' | 'runtime';

/** A place in a script of a release, as the browser counts it: lines and columns from 1. */
export interface WireTelemetryFrame {
  /** Name of the script, without a folder or an address. */
  file: string;
  line: number;
  column: number;
}

/** An error that a release threw. Names and messages are of closed lists, so that nothing of a member is in it. */
export interface WireTelemetryThrown {
  kind: 'evaluate' | 'render' | 'runtime';
  /** `pages/<key>` or `widgets/<key>`; empty when nobody knows. */
  module: string;
  /** Of `THROWN_NAMES`. */
  name: string;
  /** Of `THROWN_MESSAGES`: what the message says, without what is variable in it. */
  message: string;
  /** Where it was thrown, and from where that was called; only places in scripts of this release. */
  frames: WireTelemetryFrame[];
}

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
  /** Errors that it threw; each once in the life of a page. */
  thrown?: WireTelemetryThrown[];
}

/** `POST /telemetry`: counts and places in scripts; no address, no member, no text. */
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

/** Web vitals as histograms, in order; empty buckets are left out. */
export interface WireTelemetryVitals {
  /** Largest contentful paint, milliseconds. */
  lcpMs: WireTelemetryBucket[];
  /** Interaction to next paint, milliseconds. */
  inpMs: WireTelemetryBucket[];
  /** Cumulative layout shift, thousandths. */
  clsMilli: WireTelemetryBucket[];
}

/**
 * What voters of one kind told of a release. Each has one vote, however much they report: the share of their loads that failed, their
 * first load time, and their first web vitals.
 */
export interface WireTelemetryVotes {
  voters: number;
  /** Sum of the voters' shares of failed loads, by the class of their first failure. */
  errors: Partial<Record<WireTelemetryError, number>>;
  /** First load times in milliseconds, in order; empty buckets are left out. */
  loadTimes: WireTelemetryBucket[];
  /** First web vitals of voters who have a load time; a collector of before does not tell them. */
  vitals?: WireTelemetryVitals;
}

/** One version in `GET /telemetry/votes/{remote}`. */
export interface WireTelemetryVoted {
  version: string;
  /** Of members, each only about the release that they should have. */
  members: WireTelemetryVotes;
  /** Of the networks from which guests report. */
  networks: WireTelemetryVotes;
}

/** Errors of one kind at one place, in `GET /telemetry/errors/{remote}`. */
export interface WireTelemetryThrownGroup extends Omit<WireTelemetryThrown, 'kind'> {
  /** `other`: what was over the bound of groups of a day. */
  kind: WireTelemetryThrown['kind'] | 'other';
  version: string;
  /** Pages that met it. */
  count: number;
  /** ISO 8601. */
  firstSeen: string;
  /** ISO 8601. */
  lastSeen: string;
}

/** `GET /telemetry/errors/{remote}`. */
export interface WireTelemetryErrors {
  /** Start of the first day that is counted, ISO 8601. */
  from: string;
  /** Those that most pages met first. */
  groups: WireTelemetryThrownGroup[];
  /** Loads of each version in the same days. */
  releases: { version: string; loads: number }[];
}
