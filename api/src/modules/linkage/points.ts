import type { PointSource } from '@poku/domain/calls/partner-points';
import { formatDay } from '@poku/domain/dates';
import { pointsOfUnits } from '@poku/domain/rates';
import { partnerPointsWording } from '../payment/wording';
import type { LinkRow } from './repository';

/**
 * The label of a special rate: the partner's name for it, and the last day of a rate that ends and is better than the next one;
 * null for the usual rate.
 */
function specialRateOf({
  special_rate: name,
  rate_ends_at: end,
  rate_is_better: isBetter,
}: LinkRow): string | null {
  if (end === null || !isBetter) return name;
  // The rate ends before `end`, so its last day is that of one millisecond earlier.
  return partnerPointsWording.specialRate(name, formatDay(new Date(end.getTime() - 1)));
}

/** A link as a source of points ([A] §3). */
export function toPointSource(link: LinkRow): PointSource {
  return {
    partnerId: link.partner_id,
    name: link.name,
    image: link.image,
    balance: link.balance_units,
    points: pointsOfUnits(link.balance_units, link),
    specialRate: specialRateOf(link),
    note: link.note,
    message: link.answering ? 'Success' : 'Sedang Berkendala',
    expiresAt: link.balance_expires_at?.toISOString() ?? null,
    readAt: link.balance_read_at?.toISOString() ?? null,
    kind: link.kind === 1 ? 'loyalty' : 'ewallet',
    exchangeRate: `${link.denominator}:${link.numerator}`,
    maximumUnits: link.maximum_units,
    maximumPoints: pointsOfUnits(link.maximum_units, link),
    needsOtp: link.use_otp,
    description: link.description,
  };
}

/** Sum of the partners' positive points (D36). */
export const sumPoints = (links: readonly LinkRow[]): number =>
  links.reduce((sum, link) => sum + Math.max(0, pointsOfUnits(link.balance_units, link)), 0);
