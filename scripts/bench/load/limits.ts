import type { Phase } from '../../arguments/load-parts';
import type { Figure } from './figures';
import { medianOf, ratioTo, type Sample } from './samples';
import { PAGES } from './pages';

/** Something that may not be more. */
export interface Limit {
  /** Which page, phase and figure, in words. */
  readonly what: string;
  readonly atMost: number;
  /** What was measured; NaN for what was not. */
  readonly measured: number;
}

const LIMITED = ['/login', '/tukar'];

const at = (page: string, phase: Phase) => ({ speed: 'slow', phase, page }) as const;

/** Gives limits of what was measured at all. */
const known = (limits: readonly Limit[]): Limit[] => limits.filter(({ measured }) => !Number.isNaN(measured));

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

const overCold = (samples: readonly Sample[], page: string, phase: Phase, figure: Figure): number =>
  medianOf(samples, at(page, phase), 'composed', figure) /
  medianOf(samples, at(page, 'cold'), 'composed', figure);

/** What the site is to come to on one page, on the slow network. */
const aimsOfPage = (samples: readonly Sample[], page: string, isMember: boolean): Limit[] => {
  const over = (
    phase: Phase,
    figure: Figure,
    atMost: number,
    variant: 'plain' | 'early' = 'plain',
  ): Limit => ({
    what: `${page} ${phase}: ${figure} over ${variant}`,
    atMost,
    measured: ratioTo(samples, at(page, phase), variant, figure),
  });
  const own = (phase: Phase, figure: Figure, atMost: number): Limit => ({
    what: `${page} ${phase}: ${figure}`,
    atMost,
    measured: medianOf(samples, at(page, phase), 'composed', figure),
  });
  const ofVisitor = isMember
    ? [
        over('cold', 'fcpMs', 0.35),
        over('cold', 'visibleMs', 0.7),
        over('repeat', 'visibleMs', 0.6),
        over('cold', 'visibleMs', 0.85, 'early'),
        over('repeat', 'visibleMs', 0.85, 'early'),
      ]
    : [
        over('cold', 'fcpMs', 0.35),
        over('cold', 'lcpMs', 0.35),
        over('repeat', 'fcpMs', 0.6),
        over('repeat', 'lcpMs', 0.6),
        over('cold', 'usableMs', 0.7),
        over('cold', 'usableScriptBytes', 1),
        own('cold', 'usableScriptBytes', 165_000),
      ];
  return [
    ...ofVisitor,
    {
      what: `${page} shell: shellBytes over cold`,
      atMost: 0.03,
      measured: overCold(samples, page, 'shell', 'shellBytes'),
    },
    {
      what: `${page} remote: remoteBytes over cold`,
      atMost: 0.05,
      measured: overCold(samples, page, 'remote', 'remoteBytes'),
    },
    over('click', 'visibleMs', 0.6),
    ...(['cold', 'repeat', 'click'] as const).flatMap((phase) => [
      own(phase, 'cls', 0.02),
      own(phase, 'inpMs', 150),
      own(phase, 'taskMs', 200),
    ]),
  ];
};

/** What the site is to come to. Nothing fails for it. */
export const aimsOf = (samples: readonly Sample[]): Limit[] =>
  known(PAGES.flatMap(({ path, isMember }) => aimsOfPage(samples, path, isMember)));

/** Whether a limit is kept. */
export const isKept = ({ atMost, measured }: Limit): boolean => measured <= atMost;

/** A limit in a sentence: what it is of, what was measured, and whether that is within it. */
export const sentenceOf = (limit: Limit): string => {
  const digits = limit.atMost < 2 ? 3 : 0;
  const { what, atMost, measured } = limit;
  return `${isKept(limit) ? 'kept  ' : 'MISSED'}  ${what}: ${measured.toFixed(digits)}, at most ${atMost}`;
};
