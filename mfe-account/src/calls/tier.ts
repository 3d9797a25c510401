import {
  call,
  choice,
  list,
  moment,
  optional,
  orElse,
  record,
  text,
  type ValueOf,
  whole,
} from '@poku/contract/calls';

const names = ['Silver', 'Gold', 'Platinum'] as const;

const tier = record({
  name: choice(names, 'tierName'),
  /** Points earned in twelve months, inclusive. */
  minimumPoints: whole('tierMinimumPoint'),
  /** Inclusive; `null`: no upper end. */
  maximumPoints: optional(whole('tierMaximumPoint')),
  /** HTML (D42). */
  benefitHtml: orElse(text('tierBenefit'), ''),
});

const progress = record({
  /** Lowest first. */
  tiers: list(tier, 'tierList'),
  /** Points still to earn for the next level; 0 at the top (D39). */
  remainingPoints: whole('remainingPoint'),
  standing: record(
    {
      level: choice(names),
      /** At the top the top itself. */
      nextLevel: choice(names, 'next_level'),
      /** Points earned in the twelve months before this one, and in it (D39). */
      earnedPoints: whole('earnedPoint'),
      /** Until when the level stays unless more is earned; `null` when it stays anyway. */
      keepsUntil: optional(moment('expiryDate')),
      /** Points to earn by then to keep it; 0 when it stays anyway. */
      keepPoints: orElse(whole('keepPoint'), 0),
    },
    'customerTierPoint',
  ),
});

/** A level. */
export type Tier = ValueOf<typeof tier>;
/** The levels and where the member stands ([A] §3). */
export type TierProgress = ValueOf<typeof progress>;

/** The levels and where the member stands, by points earned in twelve months and this one ([A] §7, D39). */
export const tierCall = call({ method: 'GET', path: '/tier/{clientId}', answer: progress });
