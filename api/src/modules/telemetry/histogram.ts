import type { Bucket } from '@poku/domain/telemetry';

/** Each bound is this many times the one before it, so that a value is known to a tenth of itself. */
const RATIO = 1.2;
const FIRST = 10;
const BOUNDS = 50;

/** Upper bounds of the buckets; over the last one there is one more without a bound. */
const bounds = Array.from({ length: BOUNDS }, (_, place) => Math.round(FIRST * RATIO ** place));

/**
 * The bucket that a value belongs to.
 * @param value not negative
 * @returns 0 to the number of bounds
 */
export const placeOf = (value: number): number => {
  const place = bounds.findIndex((bound) => value <= bound);
  return place === -1 ? bounds.length : place;
};

/** A bucket with its bounds. */
export const bucketAt = (place: number, count: number): Bucket => ({
  from: bounds[place - 1] ?? 0,
  to: bounds[place] ?? null,
  count,
});
