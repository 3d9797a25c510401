import type { wire } from '@poku/contract';
import { quantileOf } from '@poku/domain/telemetry';

/** What pages told of one release over a time. */
export type Figures = Pick<wire.WireTelemetryFigures, 'loads' | 'errors' | 'loadTimes'>;

/** Votes about one release, by who may vote. */
export type Votes = Pick<wire.WireTelemetryVoted, 'members' | 'networks'>;

/** Votes about a remote's canary and the release beside it, by version. */
export type VotesByVersion = ReadonlyMap<string, Votes>;

const NOBODY: wire.WireTelemetryVotes = { voters: 0, errors: {}, loadTimes: [] };
export const NO_VOTES: Votes = { members: NOBODY, networks: NOBODY };

export const sum = (counts: readonly number[]): number => counts.reduce((all, count) => all + count, 0);

/** Failures of all classes; at most one for each load. */
const failedOf = ({ loads, errors }: Figures): number => Math.min(loads, sum(Object.values(errors)));

/** For how many voters a release failed: who saw half of the loads fail is half a voter. Rounded. */
export const failedVotesOf = ({ errors }: wire.WireTelemetryVotes): number =>
  Math.round(sum(Object.values(errors)));

const percent = (part: number, all: number): string => `${(all === 0 ? 0 : (100 * part) / all).toFixed(1)} %`;

/** `5.0 %: render 6`. */
const sharesOf = (part: number, all: number, errors: Figures['errors']): string => {
  const kinds = Object.entries(errors).filter(([, count]) => Math.round(count) > 0);
  const named = kinds.map(([kind, count]) => `${kind} ${Math.round(count)}`).join(', ');
  return percent(part, all) + (named && `: ${named}`);
};

/** `6 of 120 loads failed (5.0 %: render 6)`. */
export const failuresOf = (figures: Figures): string => {
  const failed = failedOf(figures);
  return `${failed} of ${figures.loads} loads failed (${sharesOf(failed, figures.loads, figures.errors)})`;
};

/** `6 of 120 members (5.0 %: render 6)`. @param voters in words */
export const votesOf = (votes: wire.WireTelemetryVotes, voters: string): string => {
  const failed = failedVotesOf(votes);
  return `${failed} of ${votes.voters} ${voters} (${sharesOf(failed, votes.voters, votes.errors)})`;
};

/** A web vital that is judged. */
export interface Vital {
  readonly of: keyof wire.WireTelemetryVitals;
  readonly name: string;
  /** A smaller difference counts for nothing, in the unit of its histogram: a twelfth to a quarter of what the field calls good. */
  readonly floor: number;
  /** A value with its unit. */
  readonly told: (value: number) => string;
}

const inMs = (value: number): string => `${Math.round(value)} ms`;

/** By https://web.dev/articles/vitals an LCP of 2.5 s, an INP of 200 ms and a CLS of 0.1 are good. */
export const VITALS: readonly Vital[] = [
  { of: 'lcpMs', name: 'LCP', floor: 200, told: inMs },
  { of: 'inpMs', name: 'INP', floor: 50, told: inMs },
  { of: 'clsMilli', name: 'CLS', floor: 20, told: (value) => (value / 1_000).toFixed(3) },
];

/** `, LCP 1800 ms, INP 90 ms, CLS 0.012`: what three of four voters had at most; what nobody told is left out. */
export const vitalsOf = ({ vitals }: wire.WireTelemetryVotes): string =>
  VITALS.map(({ of, name, told }) => {
    const p75 = quantileOf(vitals?.[of] ?? [], 0.75);
    return p75 === null ? '' : `, ${name} ${told(p75)}`;
  }).join('');

/** How long three of four loads took at most, in whole milliseconds, as a text. */
export const timeOf = ({ loadTimes }: Pick<Figures, 'loadTimes'>): string => {
  const p75 = quantileOf(loadTimes, 0.75);
  return p75 === null ? '' : `, p75 ${Math.round(p75)} ms`;
};
