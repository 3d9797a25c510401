import type { wire } from '@poku/contract';
import { BRAND } from '@poku/domain/brand';
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

/** A link as the wire shows it ([A] §3). */
export function toPartnerPoint(link: LinkRow): wire.WirePartnerPoint {
  return {
    partnerId: link.partner_id,
    partnerName: link.name,
    partnerImage: link.image,
    partnerPoin: link.balance_units,
    [BRAND.wire.partnerPoints]: pointsOfUnits(link.balance_units, link),
    specialRate: specialRateOf(link),
    note: link.note,
    message: link.answering ? 'Success' : 'Sedang Berkendala',
    partnerPoinExpiryDate: link.balance_expires_at?.toISOString() ?? null,
    partnerPoinReadAt: link.balance_read_at?.toISOString() ?? null,
    partnerType: link.kind,
    exchangeRate: `${link.denominator}:${link.numerator}`,
    maximumPartnerPoint: link.maximum_units,
    [BRAND.wire.maximumPoints]: pointsOfUnits(link.maximum_units, link),
    useOtp: link.use_otp,
    description: link.description,
  };
}

/** Sum of the partners' positive points (D36). */
export const sumPoints = (links: readonly LinkRow[]): number =>
  links.reduce((sum, link) => sum + Math.max(0, pointsOfUnits(link.balance_units, link)), 0);
