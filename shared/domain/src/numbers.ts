/** Whole numbers with a dot between thousands, `15.000` ([A] §5). Fractions are cut; what is no number gives `-`. */
export function formatNumber(value: number): string {
  if (!Number.isFinite(value)) return '-';
  const whole = Math.trunc(value);
  const digits = String(Math.abs(whole)).replace(/\B(?=(?:\d{3})+$)/g, '.');
  return whole < 0 ? `-${digits}` : digits;
}

/** Points as members read them, `15.000 poin`. */
export function formatPoints(points: number): string {
  return `${formatNumber(points)} poin`;
}

/** Rupiah as members read it, `Rp150.000`. */
export function formatRupiah(rupiah: number): string {
  return rupiah <= -1 ? `-Rp${formatNumber(-rupiah)}` : `Rp${formatNumber(rupiah)}`;
}
