import { MONTHS } from '@poku/domain/dates';
import { formatNumber, formatPoints, formatRupiah } from '@poku/domain/numbers';
import type { Year } from '../../calls/year';
import { yearWording } from '../../wording/year';

/** A figure of the year in words. */
export interface FigureOfYear {
  readonly name: string;
  readonly value: string;
  readonly more?: string;
  /** The one that says most. Default false. */
  readonly isMain?: boolean;
}

/** The month in which most points came, in words; undefined when none did. */
export function bestMonth(months: Year['months']): string | undefined {
  const most = Math.max(...months.map(({ earnedPoints }) => earnedPoints));
  if (most <= 0) return undefined;
  const name = MONTHS[months.findIndex(({ earnedPoints }) => earnedPoints === most)] ?? '';
  return yearWording.bestMonth(name, formatPoints(most));
}

/** What the year's points became; what there was none of is left out, but for points that ended. */
export function figuresOf(year: Year): readonly FigureOfYear[] {
  const { usedPoints, coupons, worthRupiah, usedCoupons, topBrand, endedPoints } = year;
  const figures: (FigureOfYear | false)[] = [
    worthRupiah > 0 && { name: yearWording.worth, value: formatRupiah(worthRupiah), isMain: true },
    usedPoints > 0 && { name: yearWording.used, value: formatNumber(usedPoints) },
    coupons > 0 && {
      name: yearWording.coupons,
      value: formatNumber(coupons),
      ...(usedCoupons > 0 && { more: yearWording.ofWhichUsed(formatNumber(usedCoupons)) }),
    },
    coupons === 0 && usedCoupons > 0 && { name: yearWording.usedCoupons, value: formatNumber(usedCoupons) },
    topBrand !== null && {
      name: yearWording.topBrand,
      value: topBrand.name,
      more: yearWording.brandCoupons(formatNumber(topBrand.coupons)),
    },
    {
      name: yearWording.ended,
      value: endedPoints > 0 ? formatNumber(endedPoints) : yearWording.nothingEnded,
    },
  ];
  return figures.filter((figure) => figure !== false);
}
