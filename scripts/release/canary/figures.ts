import type { wire } from '@poku/shared/contract';
import { quantileOf } from '@poku/shared/domain';

/** What pages told of one release over a time. */
export type Figures = Pick<wire.WireTelemetryFigures, 'loads' | 'errors' | 'loadTimes'>;

/** Figures of a remote's releases, by version. */
export type FiguresByVersion = ReadonlyMap<string, Figures>;

export const NO_FIGURES: Figures = { loads: 0, errors: {}, loadTimes: [] };

/** Failures of all classes; at most one for each load. */
export const failedOf = ({ loads, errors }: Figures): number =>
  Math.min(
    loads,
    Object.values(errors).reduce((sum, count) => sum + count, 0),
  );

const atLeastNothing = (count: number): number => Math.max(0, count);

/** What came after `before`; nothing is under zero, also when the collector began anew. */
export const since = (before: Figures, now: Figures): Figures => ({
  loads: atLeastNothing(now.loads - before.loads),
  errors: Object.fromEntries(
    Object.entries(now.errors).map(([kind, count]) => [
      kind,
      atLeastNothing(count - (before.errors[kind as wire.WireTelemetryError] ?? 0)),
    ]),
  ),
  loadTimes: now.loadTimes.map((bucket) => {
    const earlier = before.loadTimes.find(({ from }) => from === bucket.from);
    return { ...bucket, count: atLeastNothing(bucket.count - (earlier?.count ?? 0)) };
  }),
});

const percent = (part: number, all: number): string => `${(all === 0 ? 0 : (100 * part) / all).toFixed(1)} %`;

/** `6 of 120 loads failed (5.0 %: render 6)`. */
export const failuresOf = (figures: Figures): string => {
  const kinds = Object.entries(figures.errors).filter(([, count]) => count > 0);
  const named = kinds.length > 0 ? `: ${kinds.map(([kind, count]) => `${kind} ${count}`).join(', ')}` : '';
  const failed = failedOf(figures);
  return `${failed} of ${figures.loads} loads failed (${percent(failed, figures.loads)}${named})`;
};

/** How long three of four loads took at most, in whole milliseconds, as a text. */
export const timeOf = ({ loadTimes }: Figures): string => {
  const p75 = quantileOf(loadTimes, 0.75);
  return p75 === null ? '' : `, p75 ${Math.round(p75)} ms`;
};
