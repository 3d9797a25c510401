import { formatPoints } from '@poku/domain/numbers';
import { styled } from '@poku/kit';
import { checkoutWording } from '../../wording/checkout';
import type { Split } from './use-split';

/** A line of its own. */
const Points = styled.strong`
  display: block;
`;

/** What keeps the split from paying, and how many points are missing or too many. */
export function SplitStatus({ split, totalPoints }: { readonly split: Split; readonly totalPoints: number }) {
  const { problem, missingPoints, isTouched } = split;
  if (problem === undefined) return null;
  const isBlame = problem.text === checkoutWording.tooFew && !isTouched;
  return (
    <>
      {!isBlame && <span>{problem.text}</span>}
      {problem.text === checkoutWording.tooMany && <span>{formatPoints(totalPoints)}</span>}{' '}
      {missingPoints > 0 && <Points>{checkoutWording.missing(missingPoints)}</Points>}
      {missingPoints < 0 && <Points>{checkoutWording.over(-missingPoints)}</Points>}
    </>
  );
}
