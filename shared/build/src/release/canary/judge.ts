import type { wire } from '@poku/contract';
import { quantileOf } from '@poku/domain/telemetry';
import { binomialTail, fisherTail, type Proportion } from './exact-tests';
import { failedVotesOf, sum, type Vital, VITALS, type Votes, votesOf } from './figures';

/** By how much a release may be worse. */
export interface Margins {
  /** Percentage points of loads that fail, over those of the live release; without one, of all loads. Default 1. */
  readonly errorPoints: number;
  /** p75 of load times against that of the live release, as a ratio. Default 1.5. */
  readonly loadRatio: number;
  /** p75 of LCP, INP and CLS against those of the live release, as a ratio. Default 1.25. */
  readonly vitalsRatio: number;
}

export const DEFAULT_MARGINS: Margins = { errorPoints: 1, loadRatio: 1.5, vitalsRatio: 1.25 };

/** Votes that a canary must have had before it is called no worse. Default; fewer would not show a failure of one in twenty. */
export const MIN_LOADS = 100;

/** Chance that a release as good as the live one is rolled back for failures or load times, over all windows of a run: at most this. */
const FALSE_ALARM = 0.005;
/** The same for web vitals, which take nothing from it: a judgement of failures is as sharp with them as without. */
const FALSE_ALARM_VITALS = 0.0025;

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

type Histogram = readonly wire.WireTelemetryBucket[];

const totalOf = (buckets: Histogram): number => sum(buckets.map(({ count }) => count));

/** Values over a limit, in a straight line inside its bucket, as `quantileOf` takes them. */
const countOver = (buckets: Histogram, limit: number): number =>
  sum(
    buckets.map(({ from, to, count }) => {
      if (from >= limit) return count;
      return to === null || to <= limit ? 0 : (count * (to - limit)) / (to - from);
    }),
  );

/** The bounds of the bucket in which the p75 of both releases together lies; one that is missing is left out. */
const sharedBounds = (...histograms: readonly Histogram[]): readonly number[] => {
  const all = histograms.flat().sort((one, other) => one.from - other.from);
  let left = totalOf(all) * QUARTILE;
  for (const { from, to, count } of all) {
    left -= count;
    if (left <= 0) return to === null ? [from] : [from, to];
  }
  return [];
};

const worseByVital = (
  { of, name, floor, told }: Vital,
  { canary, live }: Told,
  { voters, forged, fewest }: Kind,
  { margins, minLoads }: Case,
  level: number,
): string | undefined => {
  const [own, usual] = [canary.vitals?.[of] ?? [], live?.vitals?.[of] ?? []];
  const [ownP75, usualP75] = [quantileOf(own, QUARTILE), quantileOf(usual, QUARTILE)];
  if (ownP75 === null || usualP75 === null || totalOf(usual) < minLoads) return undefined;
  const limit = Math.max(usualP75 * margins.vitalsRatio, usualP75 + floor);
  if (rate(against(countOver(own, limit), totalOf(own), forged)) <= 1 - QUARTILE) return undefined;
  const isSure = sharedBounds(own, usual).some((bound) => {
    const slow = against(countOver(own, bound), totalOf(own), forged);
    const beside = { hits: countOver(usual, bound), tries: totalOf(usual) };
    return slow.hits >= fewest && fisherTail(slow, beside) < level / 2;
  });
  if (!isSure) return undefined;
  const leftOut = forged > 0 ? `, and ${forged} votes count as forged` : '';
  return `for three of four ${voters} the ${name} was up to ${told(ownP75)}, and with the live release ${told(usualP75)}; the margin is ${margins.vitalsRatio} times, and at least ${told(floor)}${leftOut}`;
};

/** The first vital that is worse, in words. @param level of all vitals together */
const worseByVitals = (told: Told, kind: Kind, judged: Case, level: number): string | undefined => {
  for (const vital of VITALS) {
    const reason = worseByVital(vital, told, kind, judged, level / VITALS.length);
    if (reason !== undefined) return reason;
  }
  return undefined;
};

/**
 * Judges a canary by the votes about it and about the live release over the same time. A voter has one vote, however much they report.
 *
 * It is worse when it is so by more than a margin, for members or for networks of guests, and when that is not by chance:
 * - failed loads by Fisher's exact test on one side; without a live release, or votes about it, by the exact binomial test against the margin alone;
 * - load times when more than a quarter of its voters waited longer than the margin allows for three of four, by the exact binomial
 *   test; the live release must have had `minLoads` timed votes;
 * - LCP, INP and CLS, each when more than a quarter of its voters are beyond the margin over the live release's p75, and more of its
 *   voters than of the live release's are over a bound near the p75 of both, by Fisher's exact test: which bounds these are follows
 *   from all values together, so that it is exact however few they are. The live release must have had `minLoads` of them.
 *
 * All tests of all windows together are wrong about an equal release in at most `FALSE_ALARM` and `FALSE_ALARM_VITALS` of the runs
 * (Bonferroni: each test of each window has its part). With 10 % of the members and 100 of their votes in a window, a canary that fails on 5 % of its
 * loads beside a live release that does not fail is caught within two windows in more than 98 of 100 runs.
 *
 * A vote may lie between yes and no, as the share of loads that failed; votes then differ less than the tests take them to.
 */
export const judge = (judged: Case): Judgement => {
  const looks = KINDS.length * judged.windows;
  const level = FALSE_ALARM / (2 * looks);
  for (const kind of KINDS) {
    const told = { canary: judged.canary[kind.of], live: judged.live?.[kind.of] };
    const reason =
      worseByErrors(told, kind, judged, level) ??
      worseByTime(told, kind, judged, level) ??
      worseByVitals(told, kind, judged, FALSE_ALARM_VITALS / looks);
    if (reason !== undefined) return { verdict: 'worse', reason };
  }
  const believed = KINDS.map(({ of, forged }) => Math.max(0, judged.canary[of].voters - forged));
  return { verdict: sum(believed) < judged.minLoads ? 'too few votes' : 'no worse' };
};
