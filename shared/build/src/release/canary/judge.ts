import type { wire } from '@poku/contract';
import { quantileOf } from '@poku/domain/telemetry';
import { binomialTail, fisherTail, type Proportion } from './exact-tests';
import { failedVotesOf, sum, type Votes, votesOf } from './figures';

/** By how much a release may be worse. */
export interface Margins {
  /** Percentage points of loads that fail, over those of the live release; without one, of all loads. Default 1. */
  readonly errorPoints: number;
  /** p75 of load times against that of the live release, as a ratio. Default 1.5. */
  readonly loadRatio: number;
}

export const DEFAULT_MARGINS: Margins = { errorPoints: 1, loadRatio: 1.5 };

/** Votes that a canary must have had before it is called no worse. Default; fewer would not show a failure of one in twenty. */
export const MIN_LOADS = 100;

/** Chance that a release as good as the live one is rolled back, over all windows of a run: at most this. */
const FALSE_ALARM = 0.005;

/** Who votes, and how far they are believed. */
interface Kind {
  readonly of: keyof Votes;
  /** In words. */
  readonly voters: string;
  /** So many votes are left out as forged, be it against the canary or to make enough. */
  readonly forged: number;
  /** Fewer votes against it show nothing, however few there are in all. */
  readonly fewest: number;
}

/**
 * A member has a vote about the release that their account falls to alone, so that forgers are spread like everybody; a network is
 * rented in minutes, and has a vote about both.
 */
const KINDS: readonly Kind[] = [
  { of: 'members', voters: 'members', forged: 0, fewest: 4 },
  { of: 'networks', voters: 'networks of guests', forged: 10, fewest: 1 },
];

/** What is judged. */
export interface Case {
  readonly canary: Votes;
  /** Nothing while a new remote has no live release. */
  readonly live: Votes | undefined;
  readonly margins: Margins;
  readonly minLoads: number;
  /** How often a run judges at most; see `mostWindows`. */
  readonly windows: number;
}

export type Judgement =
  | { readonly verdict: 'no worse' | 'too few votes' }
  | { readonly verdict: 'worse'; readonly reason: string };

/** Votes of one kind. */
interface Told {
  readonly canary: wire.WireTelemetryVotes;
  readonly live: wire.WireTelemetryVotes | undefined;
}

const QUARTILE = 0.75;

/** Votes against a release among all; as many as may be forged are left out. */
const against = (hits: number, tries: number, forged = 0): Proportion => {
  const left = Math.min(hits, forged);
  return { hits: hits - left, tries: tries - left };
};

const failures = (votes: wire.WireTelemetryVotes | undefined, forged = 0): Proportion =>
  votes ? against(failedVotesOf(votes), votes.voters, forged) : { hits: 0, tries: 0 };

const rate = ({ hits, tries }: Proportion): number => (tries > 0 ? hits / tries : 0);

const worseByErrors = (
  { canary, live }: Told,
  { voters, forged, fewest }: Kind,
  { margins }: Case,
  level: number,
): string | undefined => {
  const [own, usual] = [failures(canary, forged), failures(live)];
  const margin = margins.errorPoints / 100;
  const chance = usual.tries > 0 ? fisherTail(own, usual) : binomialTail(own.hits, own.tries, margin);
  if (own.hits < fewest || rate(own) - rate(usual) <= margin || chance >= level) return undefined;
  const beside = live ? `; the live release for ${votesOf(live, voters)}` : '';
  const leftOut = forged > 0 ? `, and ${forged} votes count as forged` : '';
  return `failed for ${votesOf(canary, voters)}${beside}; the margin is ${margins.errorPoints} points${leftOut}`;
};

/** Values of a histogram. */
const countOf = ({ loadTimes }: wire.WireTelemetryVotes, over = 0): number =>
  loadTimes.reduce((sum, { from, count }) => sum + (from >= over ? count : 0), 0);

const worseByTime = (
  { canary, live }: Told,
  { voters, forged, fewest }: Kind,
  { margins, minLoads }: Case,
  level: number,
): string | undefined => {
  const own = quantileOf(canary.loadTimes, QUARTILE);
  const usual = quantileOf(live?.loadTimes ?? [], QUARTILE);
  if (!live || own === null || usual === null || countOf(live) < minLoads) return undefined;
  const { hits, tries } = against(countOf(canary, usual * margins.loadRatio), countOf(canary), forged);
  if (hits < fewest || binomialTail(hits, tries, 1 - QUARTILE) >= level) return undefined;
  const [ownMs, usualMs] = [own, usual].map(Math.round);
  return `for three of four ${voters} it took up to ${ownMs} ms to load, and the live release ${usualMs} ms; the margin is ${margins.loadRatio} times`;
};

/**
 * Judges a canary by the votes about it and about the live release over the same time. A voter has one vote, however much they report.
 *
 * It is worse when it is so by more than a margin, for members or for networks of guests, and when that is not by chance:
 * - failed loads by Fisher's exact test on one side; without a live release, or votes about it, by the exact binomial test against the margin alone;
 * - load times when more than a quarter of its voters waited longer than the margin allows for three of four, by the exact binomial
 *   test; the live release must have had `minLoads` timed votes.
 *
 * All tests of all windows together are wrong about an equal release in at most `FALSE_ALARM` of the runs (Bonferroni: each
 * test of each window has its part). With 10 % of the members and 100 of their votes in a window, a canary that fails on 5 % of its
 * loads beside a live release that does not fail is caught within two windows in more than 98 of 100 runs.
 *
 * A vote may lie between yes and no, as the share of loads that failed; votes then differ less than the tests take them to.
 */
export const judge = (judged: Case): Judgement => {
  const level = FALSE_ALARM / (2 * KINDS.length * judged.windows);
  for (const kind of KINDS) {
    const told = { canary: judged.canary[kind.of], live: judged.live?.[kind.of] };
    const reason = worseByErrors(told, kind, judged, level) ?? worseByTime(told, kind, judged, level);
    if (reason !== undefined) return { verdict: 'worse', reason };
  }
  const believed = KINDS.map(({ of, forged }) => Math.max(0, judged.canary[of].voters - forged));
  return { verdict: sum(believed) < judged.minLoads ? 'too few votes' : 'no worse' };
};
