/** `numerator` points for `denominator` units of a partner (D38). */
export interface PointRate {
  readonly numerator: number;
  readonly denominator: number;
}

/** Points for whole units of a partner, rounded down (D38); exact for all safe integers. */
export function pointsOfUnits(units: number, { numerator, denominator }: PointRate): number {
  return Number((BigInt(units) * BigInt(numerator)) / BigInt(denominator));
}

/** Units of a partner that pay `points`, whole ones, rounded up (D38); exact for all safe integers. */
export function unitsOfPoints(points: number, { numerator, denominator }: PointRate): number {
  const rounding = BigInt(numerator) - 1n;
  return Number((BigInt(points) * BigInt(denominator) + rounding) / BigInt(numerator));
}
