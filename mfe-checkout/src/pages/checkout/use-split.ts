import { OWN_POINTS_PARTNER_ID } from '@poku/domain/brand';
import { useEffect, useState } from 'react';
import { SPLIT_STEP_POINTS } from '../../limits';
import type { Checkout, PaymentSource } from './checkout';
import { keptCheckout } from './kept-checkout';
import { splitProblem } from './split-problem';
import { isOwnSource, mostOf, ownShare, pointsFrom, type SplitShare, suggestSplit } from './suggest-split';

/** What the member chose survives a reload and is gone once the page is left; `null` before. */
function useKeptShares(owner: string) {
  const [shares, setShares] = useState(() => keptCheckout.read(owner)?.shares ?? null);
  useEffect(() => keptCheckout.keep(owner, { shares }), [owner, shares]);
  useEffect(() => () => keptCheckout.forget(), []);
  return [shares, setShares] as const;
}

const partnersOf = (shares: readonly SplitShare[]): readonly SplitShare[] =>
  shares.filter((share) => !isOwnSource(share));

const isSame = (one: readonly SplitShare[], other: readonly SplitShare[]): boolean =>
  one.length === other.length &&
  one.every(({ partnerId, points }) => pointsFrom(other, partnerId) === points);

/**
 * How the total is shared: own points first, as many as there are ([C] §4), the partners as the suggestion says until the
 * member says otherwise. What is kept or typed is checked against the balances of the moment.
 */
export function useSplit(owner: string, { totalPoints, sources }: Checkout) {
  const [chosen, setChosen] = useKeptShares(owner);
  const suggestion = suggestSplit(totalPoints, sources);
  const suggested = suggestion.status === 'ready' ? partnersOf(suggestion.shares) : [];
  const wanted = chosen ?? suggested;
  const ownPoints = ownShare(totalPoints, sources);
  const isOwnEnough = ownPoints === totalPoints;
  const partners = isOwnEnough ? [] : sources.filter((source) => !isOwnSource(source));
  const shares: readonly SplitShare[] = [
    { partnerId: OWN_POINTS_PARTNER_ID, points: ownPoints },
    // A source that cannot be used has no controls, so nothing of it may stay chosen.
    ...partners
      .filter(({ message }) => message === '')
      .map(({ partnerId }) => ({ partnerId, points: pointsFrom(wanted, partnerId) })),
  ].filter(({ points }) => points !== 0);
  const sum = shares.reduce((points, share) => points + share.points, 0);
  const missingPoints = totalPoints - sum;

  // Who gave something on this page can be given it back by the bar.
  const [movable, setMovable] = useState<ReadonlySet<string>>(new Set());
  const joined = shares.filter(({ partnerId }) => !movable.has(partnerId));
  if (joined.length > 0) setMovable(new Set([...movable, ...joined.map(({ partnerId }) => partnerId)]));

  const set = (partnerId: string, points: number) => {
    setChosen((before) => [
      ...(before ?? suggested).filter((share) => share.partnerId !== partnerId),
      ...(points === 0 ? [] : [{ partnerId, points }]),
    ]);
  };

  /** All that a source can give of what own points leave. */
  const allOf = (source: PaymentSource): number => Math.min(mostOf(source), totalPoints - ownPoints);

  return {
    ownPoints,
    /** Own points pay all of it. */
    isOwnEnough,
    /** The member has chosen something: what is wrong is told as wrong only then. */
    isTouched: chosen !== null,
    partners,
    shares,
    /** Below 0 when more is chosen than the total. */
    missingPoints,
    problem: splitProblem(totalPoints, sources, shares),
    suggestion,
    /** The shares are those of the suggestion. */
    isSuggested: isSame(partnersOf(shares), suggested),
    /** Ids of the sources that give something, or did on this page. */
    movable,
    set,
    /** Gives one partner these points and another what both gave together without them. */
    divide: (left: PaymentSource, right: PaymentSource, points: number): void => {
      const rest = pointsFrom(shares, left.partnerId) + pointsFrom(shares, right.partnerId) - points;
      set(left.partnerId, points);
      set(right.partnerId, rest);
    },
    allOf,
    /** Takes all that a source can give, and of the others no more than is missing then. */
    takeAllOf: (source: PaymentSource): void => {
      const points = allOf(source);
      let left = totalPoints - ownPoints - points;
      const others = partnersOf(shares).flatMap((share) => {
        if (share.partnerId === source.partnerId) return [];
        const kept = Math.min(share.points, left);
        left -= kept;
        return kept === 0 ? [] : [{ ...share, points: kept }];
      });
      setChosen([...others, { partnerId: source.partnerId, points }]);
    },
    /** What the member chose gives way to the suggestion, also to later ones. */
    followSuggestion: () => setChosen(null),
    /** What stands is what the member chose: a later suggestion changes nothing of it. */
    settle: () => setChosen(wanted),
    /** What plus makes of a share: all that is missing, as far as the source can give it. */
    increased: (source: PaymentSource): number => {
      const points = pointsFrom(shares, source.partnerId);
      return Math.max(points, Math.min(mostOf(source), points + missingPoints));
    },
    /** What minus makes of a share: the next lower multiple of the step. */
    decreased: ({ partnerId }: PaymentSource): number => {
      const points = pointsFrom(shares, partnerId);
      return Math.max(0, (Math.ceil(points / SPLIT_STEP_POINTS) - 1) * SPLIT_STEP_POINTS);
    },
  };
}

/** What `useSplit` gives. */
export type Split = ReturnType<typeof useSplit>;
