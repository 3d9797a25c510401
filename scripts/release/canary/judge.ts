import { quantileOf } from '@poku/shared/domain';
import { binomialTail, fisherTail, type Proportion } from './exact-tests';
import { failedOf, failuresOf, type Figures } from './figures';

/** By how much a release may be worse. */
export interface Margins {
  /** Percentage points of loads that fail, over those of the live release; without one, of all loads. Default 1. */
  readonly errorPoints: number;
  /** p75 of load times against that of the live release, as a ratio. Default 1.5. */
  readonly loadRatio: number;
}

export const DEFAULT_MARGINS: Margins = { errorPoints: 1, loadRatio: 1.5 };

/** Loads that a canary must have had before it is called no worse. Default; fewer would not show a failure of one in twenty. */
export const MIN_LOADS = 100;

/** Chance that a release as good as the live one is rolled back, over all windows of a run: at most this. */
const FALSE_ALARM = 0.005;

/** What is judged. */
export interface Case {
  readonly canary: Figures;
  /** Nothing while a new remote has no live release. */
  readonly live: Figures | undefined;
  readonly margins: Margins;
  readonly minLoads: number;
  /** How often a run judges at most; see `mostWindows`. */
  readonly windows: number;
}

export type Judgement =
  { readonly verdict: 'no worse' | 'too few loads' } | { readonly verdict: 'worse'; readonly reason: string };

const QUARTILE = 0.75;

const failures = (figures: Figures | undefined): Proportion => ({
  hits: figures ? failedOf(figures) : 0,
  tries: figures?.loads ?? 0,
});

const rate = ({ hits, tries }: Proportion): number => (tries > 0 ? hits / tries : 0);

const worseByErrors = ({ canary, live, margins }: Case, level: number): string | undefined => {
  const [own, usual] = [failures(canary), failures(live)];
  const margin = margins.errorPoints / 100;
  const chance = usual.tries > 0 ? fisherTail(own, usual) : binomialTail(own.hits, own.tries, margin);
  if (rate(own) - rate(usual) <= margin || chance >= level) return undefined;
  const against = live ? `; of the live release ${failuresOf(live)}` : '';
  return `${failuresOf(canary)}${against}; the margin is ${margins.errorPoints} points`;
};

/** Values of a histogram. */
const countOf = ({ loadTimes }: Figures, over = 0): number =>
  loadTimes.reduce((sum, { from, count }) => sum + (from >= over ? count : 0), 0);

const worseByTime = ({ canary, live, margins, minLoads }: Case, level: number): string | undefined => {
  const own = quantileOf(canary.loadTimes, QUARTILE);
  const usual = quantileOf(live?.loadTimes ?? [], QUARTILE);
  if (!live || own === null || usual === null || countOf(live) < minLoads) return undefined;
  const slow = countOf(canary, usual * margins.loadRatio);
  if (binomialTail(slow, countOf(canary), 1 - QUARTILE) >= level) return undefined;
  const [ownMs, usualMs] = [own, usual].map(Math.round);
  return `three of four loads take up to ${ownMs} ms, those of the live release ${usualMs} ms; the margin is ${margins.loadRatio} times`;
};

/**
 * Judges a canary by what pages told of it and of the live release over the same time.
 *
 * It is worse when it is so by more than a margin, and when that is not by chance:
 * - failed loads by Fisher's exact test on one side; without a live release, or loads of it, by the exact binomial test against the margin alone;
 * - load times when more than a quarter of its loads take longer than the margin allows for three of four, by the exact binomial
 *   test; the live release must have had `minLoads` timed loads.
 *
 * Both tests of all windows together are wrong about an equal release in at most `FALSE_ALARM` of the runs (Bonferroni: each
 * test of each window has its part). With 10 % of the members and 100 loads in a window, a canary that fails on 5 % of its loads
 * beside a live release that does not fail is caught within two windows in more than 98 of 100 runs.
 *
 * Loads count as independent: the reporter counts a module once in the life of a page, so that one broken device is not many.
 */
export const judge = (judged: Case): Judgement => {
  const level = FALSE_ALARM / (2 * judged.windows);
  const reason = worseByErrors(judged, level) ?? worseByTime(judged, level);
  if (reason !== undefined) return { verdict: 'worse', reason };
  return { verdict: judged.canary.loads < judged.minLoads ? 'too few loads' : 'no worse' };
};
