import type { Phase } from '../../arguments/load-parts';
import { medianOf, ratioTo, type Sample } from './samples';

/** Something that may not be more. */
export interface Limit {
  /** Which page, phase and figure, in words. */
  readonly what: string;
  readonly atMost: number;
  /** What was measured; NaN for what was not. */
  readonly measured: number;
}

const LIMITED = ['/login', '/tukar'];

/** A case on the slow network. */
export const at = (page: string, phase: Phase) => ({ speed: 'slow', phase, page }) as const;

/** Gives limits of what was measured at all. */
export const known = (limits: readonly Limit[]): Limit[] =>
  limits.filter(({ measured }) => !Number.isNaN(measured));

/** The limits that the command holds, on the slow network: 1.10 for content and 1.20 for JavaScript over the plain bundle, two waves. */
export const limitsOf = (samples: readonly Sample[]): Limit[] => {
  const content = (page: string, phase: Phase): Limit => ({
    what: `${page} ${phase}: content over the plain bundle's`,
    atMost: 1.1,
    measured: ratioTo(samples, at(page, phase), 'plain', 'visibleMs'),
  });
  return known([
    ...LIMITED.flatMap((page) => [
      content(page, 'cold'),
      content(page, 'repeat'),
      {
        what: `${page} cold: JavaScript over the plain bundle's`,
        atMost: 1.2,
        measured: ratioTo(samples, at(page, 'cold'), 'plain', 'scriptBytes'),
      },
      {
        what: `${page} cold: waves`,
        atMost: 2,
        measured: medianOf(samples, at(page, 'cold'), 'composed', 'waves'),
      },
    ]),
    content('/tukar', 'click'),
  ]);
};

/** Whether a limit is kept. */
export const isKept = ({ atMost, measured }: Limit): boolean => measured <= atMost;

/** A limit in a sentence: what it is of, what was measured, and whether that is within it. */
export const sentenceOf = (limit: Limit): string => {
  const digits = limit.atMost < 2 ? 3 : 0;
  const { what, atMost, measured } = limit;
  return `${isKept(limit) ? 'kept  ' : 'MISSED'}  ${what}: ${measured.toFixed(digits)}, at most ${atMost}`;
};
