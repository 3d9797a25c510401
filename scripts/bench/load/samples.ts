import { median } from '@poku/tooling';
import type { Phase, Speed } from '../../arguments/load-parts';
import type { Figure, Figures } from './figures';
import type { Variant } from './variants';

/** What was measured. */
export interface Case {
  readonly speed: Speed;
  readonly phase: Phase;
  /** Path of the page. */
  readonly page: string;
}

/** What one visit came to, as far as it was measured. */
export interface Sample extends Case {
  readonly variant: Variant;
  readonly figures: Partial<Figures>;
}

/** The values of a figure, in the order in which they were measured. */
export const valuesOf = (
  samples: readonly Sample[],
  { speed, phase, page }: Case,
  variant: Variant,
  figure: Figure,
): number[] =>
  samples
    .filter((sample) => sample.speed === speed && sample.phase === phase && sample.page === page)
    .filter((sample) => sample.variant === variant)
    .flatMap(({ figures }) => figures[figure] ?? []);

/** The median of a figure; NaN when it was not measured. */
export const medianOf = (...wanted: Parameters<typeof valuesOf>): number => median(valuesOf(...wanted));

/** The site's median over another variant's. NaN where the other is nothing, or one was not measured. */
export const ratioTo = (samples: readonly Sample[], of: Case, variant: Variant, figure: Figure): number => {
  const under = medianOf(samples, of, variant, figure);
  return under === 0 ? NaN : medianOf(samples, of, 'composed', figure) / under;
};
