import type { PartnerPoints } from '@poku/contract';
import type { PointSource } from '@poku/domain/calls/partner-points';
import { rateText, readRate, sourceProblem } from '@poku/domain/point-sources';

/** A source of points as pages show it; what is special about its rate stands with it, what it is with its note. */
export const toPartnerPoints = (source: PointSource): PartnerPoints => ({
  partnerId: source.partnerId,
  name: source.name,
  image: source.image,
  balance: source.balance,
  points: source.points,
  kind: source.kind,
  exchangeRate: rateText(source.exchangeRate, source.kind, source.specialRate),
  rate: readRate(source.exchangeRate),
  maximumPoints: source.maximumPoints,
  needsOtp: source.needsOtp,
  message: sourceProblem(source.message),
  note: [source.description, source.note].filter(Boolean).join(' '),
  expiresAt: source.expiresAt,
  readAt: source.readAt,
});
