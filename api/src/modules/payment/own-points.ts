import type { PointSource } from '@poku/domain/calls/partner-points';
import { BRAND } from '@poku/domain/brand';

/** Own points as a source of a payment, the pseudo-partner '0' ([C] §3); they always need an OTP (D44). */
export function ownPointsSource(
  partnerId: string,
  points: number,
  expiresAt: Date | null,
  now: Date,
): PointSource {
  return {
    partnerId,
    name: BRAND.points,
    image: '/media/partners/poku.svg',
    balance: points,
    points,
    specialRate: null,
    note: null,
    message: 'Success',
    expiresAt: expiresAt?.toISOString() ?? null,
    readAt: now.toISOString(),
    kind: 'loyalty',
    exchangeRate: '1:1',
    maximumUnits: points,
    maximumPoints: points,
    needsOtp: true,
    description: `${BRAND.points} kamu`,
  };
}
