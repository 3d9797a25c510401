/** How numbers stand in a text. Indonesian; the embed alone puts another language in its place (decision 058). */
export const numberWording = {
  thousands: '.',
  /** After one point. */
  point: 'poin',
  points: 'poin',
} as const;

/** Whole numbers with a dot between thousands, `15.000` ([A] §5). Fractions are cut; what is no number gives `-`. */
export function formatNumber(value: number): string {
  if (!Number.isFinite(value)) return '-';
  const whole = Math.trunc(value);
  const digits = String(Math.abs(whole)).replace(/\B(?=(?:\d{3})+$)/g, numberWording.thousands);
  return whole < 0 ? `-${digits}` : digits;
}

/** What stands after a number of points, `poin`. */
export function pointsUnit(points: number): string {
  return points === 1 ? numberWording.point : numberWording.points;
}

/** Points as members read them, `15.000 poin`. */
export function formatPoints(points: number): string {
  return `${formatNumber(points)} ${pointsUnit(points)}`;
}

/** Rupiah as members read it, `Rp150.000`. */
export function formatRupiah(rupiah: number): string {
  return rupiah <= -1 ? `-Rp${formatNumber(-rupiah)}` : `Rp${formatNumber(rupiah)}`;
}
