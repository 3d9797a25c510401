import { checkoutWording } from '../../wording/checkout';
import { EXTERNAL_OTP_SOURCES_MAX } from '../../calls/payment';
import {
  isOwnSource,
  mostOf,
  pointsFrom,
  type SplitShare,
  type SplitSource,
  suggestSplit,
} from './suggest-split';

/** Why a split cannot pay: a text, and the source that it is about when it is one source's. */
export interface SplitProblem {
  readonly text: string;
  readonly partnerId: string | null;
}

const ofWhole = (text: string): SplitProblem => ({ text, partnerId: null });

/** What is wrong with the share of one source, `undefined` when nothing is ([C] §5). */
export function shareProblem(source: SplitSource, points: number): string | undefined {
  if (!Number.isSafeInteger(points) || points < 0) return checkoutWording.shareInvalid;
  if (points <= mostOf(source)) return undefined;
  if (source.message !== '') return checkoutWording.shareUnusable(source.name);
  return points > source.points
    ? checkoutWording.shareAboveBalance(source.name)
    : checkoutWording.shareAboveMaximum(source.maximumPoints);
}

/**
 * The first thing that keeps a split from paying ([C] §5, D45): a share that its source cannot give, no source, more or
 * less than the total, more than one partner with a code of its own, more than one e-wallet.
 * @param shares at most one of each source; 0 is not chosen
 * @returns `undefined` when the split pays exactly the total
 */
export function splitProblem(
  totalPoints: number,
  sources: readonly SplitSource[],
  shares: readonly SplitShare[],
): SplitProblem | undefined {
  for (const { partnerId, points } of shares) {
    const source = sources.find((one) => one.partnerId === partnerId);
    const text = source === undefined ? checkoutWording.shareInvalid : shareProblem(source, points);
    if (text !== undefined) return { text, partnerId };
  }
  const sum = shares.reduce((points, share) => points + share.points, 0);
  if (sum === 0) return ofWhole(checkoutWording.methodMissing);
  if (sum > totalPoints) return ofWhole(checkoutWording.tooMany);
  const used = sources.filter((source) => !isOwnSource(source) && pointsFrom(shares, source.partnerId) > 0);
  if (used.filter(({ kind }) => kind === 'ewallet').length > 1) return ofWhole(checkoutWording.oneEwallet);
  if (used.filter(({ needsOtp }) => needsOtp).length > EXTERNAL_OTP_SOURCES_MAX) {
    return ofWhole(checkoutWording.oneCode);
  }
  return sum < totalPoints ? ofWhole(checkoutWording.tooFew) : undefined;
}

/**
 * Points that the member needs beside an e-wallet: the total without the e-wallet's maximum ([C] §5).
 * @returns the minimum when own and partners' points do not reach it, else `undefined`
 */
export function pointsNeededBeside(
  wallet: SplitSource,
  totalPoints: number,
  sources: readonly SplitSource[],
): number | undefined {
  const needed = totalPoints - wallet.maximumPoints;
  const beside = sources.filter(
    (source) => source.kind === 'loyalty' && (isOwnSource(source) || !(wallet.needsOtp && source.needsOtp)),
  );
  return needed > 0 && suggestSplit(needed, beside).status === 'impossible' ? needed : undefined;
}
