import type { Customer, PartnerPoints, PointSource, PointsState } from '@poku/contract';
import { BRAND, OWN_POINTS_PARTNER_ID } from '@poku/domain/brand';
import type { StoredSession } from './stored-session';

/** Points before anything was read. */
export const UNKNOWN_POINTS: PointsState = { totalPoints: null, ownPoints: null, sources: [], readAt: null };

const ownSource = (points: number): PointSource => ({
  partnerId: OWN_POINTS_PARTNER_ID,
  name: BRAND.points,
  points,
});

/** The points that the last visit left, until they are read again. */
export function storedPoints({ points }: StoredSession): PointsState {
  return { ...points, sources: points.ownPoints === null ? [] : [ownSource(points.ownPoints)] };
}

/** The points of a customer reading; partner sources stay as they were read last (D31). */
export function customerPoints(customer: Customer, before: PointsState, readAt: string): PointsState {
  const partners = before.sources.filter(({ partnerId }) => partnerId !== OWN_POINTS_PARTNER_ID);
  return {
    totalPoints: customer.totalPoints,
    ownPoints: customer.ownPoints,
    sources: [ownSource(customer.ownPoints), ...partners],
    readAt,
  };
}

/** Puts freshly read partner balances beside the own points; only positive ones count ([A] §3). */
export function withPartnerSources(before: PointsState, partners: readonly PartnerPoints[]): PointsState {
  const own = before.sources.filter(({ partnerId }) => partnerId === OWN_POINTS_PARTNER_ID);
  const others = partners
    .filter(({ partnerId, points }) => partnerId !== OWN_POINTS_PARTNER_ID && points > 0)
    .map(({ partnerId, name, points }) => ({ partnerId, name, points }));
  return { ...before, sources: [...own, ...others] };
}
