import { BRAND } from './brand';
import { formatNumber } from './numbers';
import type { PointRate } from './rates';

const SAME: PointRate = { numerator: 1, denominator: 1 };

const partsOf = (rate: string): readonly [units: number, points: number] | undefined => {
  const [, units, points] = /^(\d+):(\d+)$/.exec(rate) ?? [];
  return units === undefined || points === undefined ? undefined : [Number(units), Number(points)];
};

/** The rate of `<partner units>:<points>` (D38). Default as many of one as of the other. */
export function readRate(rate: string): PointRate {
  const [units, points] = partsOf(rate) ?? [0, 0];
  return units > 0 && points > 0 ? { numerator: points, denominator: units } : SAME;
}

/** `<partner units>:<points>` as members read it (D38), and what is special about it; any other text stays as it is. */
export function rateText(rate: string, kind: 'loyalty' | 'ewallet', special: string | null): string {
  const parts = partsOf(rate);
  const own = formatNumber(parts?.[0] ?? 0);
  const units = kind === 'ewallet' ? `Rp${own}` : `${own} poin`;
  const text = parts === undefined ? rate : `${units} = ${formatNumber(parts[1])} ${BRAND.points}`;
  return [text, special].filter(Boolean).join(' · ');
}

/** Why a source of points cannot be used, as members read it; empty when it can ([C] §4). */
export function sourceProblem(message: string): string {
  if (message === 'Success') return '';
  return message === 'Sedang Berkendala' ? 'Sedang berkendala' : message;
}
