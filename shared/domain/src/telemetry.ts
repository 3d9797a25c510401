/** Bounds of what pages tell of the releases that they run. Collector, reporter and watcher share them. */

/** Every class of failure. */
export const TELEMETRY_ERRORS = ['load', 'integrity', 'signature', 'evaluate', 'render', 'runtime'] as const;
/** A report is at most this long, in bytes. */
export const TELEMETRY_REPORT_BYTES = 8 * 1024;
/** Most releases in one report. */
export const TELEMETRY_RELEASES_MAX = 20;
/** Most loads, or errors of one class, of one release in one report. */
export const TELEMETRY_COUNT_MAX = 100;
/** A longer time is told as this, in milliseconds. */
export const TELEMETRY_MS_MAX = 60_000;
/** A larger layout shift is told as this, in thousandths. */
export const TELEMETRY_CLS_MAX = 10_000;
/** Whom everybody may read reports as in the sandbox, where all listens on loopback (D56). */
export const SANDBOX_TELEMETRY_TOKEN = 'sandbox-telemetry-token-which-everybody-knows';

/** Values between two bounds, as a histogram keeps them. */
export interface Bucket {
  /** Not among them. */
  readonly from: number;
  /** Among them; null for no bound. */
  readonly to: number | null;
  readonly count: number;
}

/**
 * The value that a share of all values stays at or under, in a straight line inside its bucket.
 * @param buckets in the order of their bounds
 * @param share 0 to 1
 * @returns null without values; the lower bound of a bucket without an upper one
 */
export const quantileOf = (buckets: readonly Bucket[], share: number): number | null => {
  const total = buckets.reduce((sum, { count }) => sum + count, 0);
  let left = total * share;
  for (const { from, to, count } of buckets) {
    if (count > 0 && left <= count) return to === null ? from : from + ((to - from) * left) / count;
    left -= count;
  }
  return null;
};
