import { OWN_POINTS_PARTNER_ID } from '@poku/domain/brand';
import { useEffect, useState } from 'react';
import { SPLIT_STEP_POINTS } from '../../limits';
import type { Checkout, PaymentSource } from './checkout';
import { keptCheckout } from './kept-checkout';
import { splitProblem } from './split-problem';
import { isOwnSource, mostOf, ownShare, pointsFrom, type SplitShare, suggestSplit } from './suggest-split';

/** What the member types survives a reload and is gone once the page is left. */
function useKeptShares(owner: string) {
  const [shares, setShares] = useState(() => keptCheckout.read(owner)?.shares ?? []);
  useEffect(() => keptCheckout.keep(owner, { shares }), [owner, shares]);
  useEffect(() => () => keptCheckout.forget(), []);
  return [shares, setShares] as const;
}

/**
 * How the total is shared: own points first, as many as there are ([C] §4), the partners as the member says. What is
 * kept or typed is checked against the balances of the moment.
 */
export function useSplit(owner: string, { totalPoints, sources }: Checkout) {
  const [chosen, setChosen] = useKeptShares(owner);
  const [wasTouched, setTouched] = useState(false);
  const isTouched = wasTouched || chosen.length > 0;
  const ownPoints = ownShare(totalPoints, sources);
  const isOwnEnough = ownPoints === totalPoints;
  const partners = isOwnEnough ? [] : sources.filter((source) => !isOwnSource(source));
  const shares: readonly SplitShare[] = [
    { partnerId: OWN_POINTS_PARTNER_ID, points: ownPoints },
    // A source that cannot be used has no controls, so nothing of it may stay chosen.
    ...partners
      .filter(({ message }) => message === '')
      .map(({ partnerId }) => ({ partnerId, points: pointsFrom(chosen, partnerId) })),
  ].filter(({ points }) => points !== 0);
  const sum = shares.reduce((points, share) => points + share.points, 0);
  const missingPoints = totalPoints - sum;

  const set = (partnerId: string, points: number) => {
    setTouched(true);
    setChosen((before) => [
      ...before.filter((share) => share.partnerId !== partnerId),
      ...(points === 0 ? [] : [{ partnerId, points }]),
    ]);
  };

  return {
    ownPoints,
    /** Own points pay all of it. */
    isOwnEnough,
    /** The member has chosen something: what is wrong is told as wrong only then. */
    isTouched,
    partners,
    shares,
    /** Below 0 when more is chosen than the total. */
    missingPoints,
    problem: splitProblem(totalPoints, sources, shares),
    suggestion: suggestSplit(totalPoints, sources),
    set,
    setAll: (all: readonly SplitShare[]) => setChosen(all.filter((share) => !isOwnSource(share))),
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
