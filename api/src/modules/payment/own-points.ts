import type { wire } from '@poku/shared/contract';
import { BRAND } from '@poku/shared/domain';

/** Own points as a source of a payment, the pseudo-partner '0' ([C] §3); they always need an OTP (D44). */
export function ownPointsSource(
  partnerId: string,
  points: number,
  expiresAt: Date | null,
  now: Date,
): wire.WirePartnerPoint {
  return {
    partnerId,
    partnerName: BRAND.points,
    partnerImage: '/media/partners/poku.svg',
    partnerPoin: points,
    [BRAND.wire.partnerPoints]: points,
    specialRate: null,
    note: null,
    message: 'Success',
    partnerPoinExpiryDate: expiresAt?.toISOString() ?? null,
    partnerPoinReadAt: now.toISOString(),
    partnerType: 1,
    exchangeRate: '1:1',
    maximumPartnerPoint: points,
    [BRAND.wire.maximumPoints]: points,
    useOtp: true,
    description: `${BRAND.points} kamu`,
  };
}
