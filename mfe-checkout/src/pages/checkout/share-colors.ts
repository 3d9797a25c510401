import { color, type Share } from '@poku/kit';
import type { PaymentSource } from './checkout';
import { pointsFrom, type SplitShare } from './suggest-split';

const colors = [
  color('points'),
  color('primary'),
  color('info'),
  color('success'),
  color('warning'),
] as const;

/** Colour of a source by its place in the checkout; own points stand first. */
export const colorOf = (sources: readonly PaymentSource[], partnerId: string): string =>
  colors[sources.findIndex((source) => source.partnerId === partnerId) % colors.length] ?? colors[0];

/** What each source gives, in the order in which they stand. */
export const barOf = (sources: readonly PaymentSource[], shares: readonly SplitShare[]): readonly Share[] =>
  sources.map(({ partnerId }) => ({
    id: partnerId,
    value: pointsFrom(shares, partnerId),
    color: colorOf(sources, partnerId),
  }));
