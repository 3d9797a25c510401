import { spread } from '@poku/tooling';
import { PHASES, type Phase, SPEEDS, type Speed } from '../../arguments/load-parts';
import type { Figure } from './figures';
import { PHASE_NAMES } from './phases';
import { type Case, medianOf, ratioTo, type Sample, valuesOf } from './samples';
import { SPEED_NAMES } from './speeds';
import { PLAIN_VARIANTS, VARIANT_NAMES, VARIANTS } from './variants';

interface Column {
  readonly figure: Figure;
  readonly label: string;
  readonly digits?: number;
  /** What a unit of the table is in units of the figure. Default 1. */
  readonly unit?: number;
}

const COLUMNS: readonly Column[] = [
  { figure: 'visibleMs', label: 'content' },
  { figure: 'usableMs', label: 'usable' },
  { figure: 'fcpMs', label: 'FCP' },
  { figure: 'lcpMs', label: 'LCP' },
  { figure: 'cls', label: 'CLS', digits: 3 },
  { figure: 'inpMs', label: 'INP' },
  { figure: 'taskMs', label: 'longest task' },
  { figure: 'scriptBytes', label: 'JS, KB', digits: 1, unit: 1_000 },
  { figure: 'aheadBytes', label: 'JS ahead, KB', digits: 1, unit: 1_000 },
  { figure: 'bytes', label: 'all, KB', digits: 1, unit: 1_000 },
  { figure: 'requests', label: 'requests' },
  { figure: 'waves', label: 'waves' },
];
/** What a ratio says nothing of is left out: these are next to nothing, or small whole numbers. */
const COMPARED = COLUMNS.filter(
  ({ figure }) => !['cls', 'inpMs', 'taskMs', 'aheadBytes', 'waves'].includes(figure),
);

/** A number, or a dash for what was not measured. */
const shown = (value: number, digits = 0): string => (Number.isNaN(value) ? '–' : value.toFixed(digits));

const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
const head = (cells: readonly string[]): string[] => [row(cells), row(cells.map(() => '---'))];

const pagesOf = (samples: readonly Sample[], speed: Speed, phase: Phase): string[] => [
  ...new Set(
    samples.filter((sample) => sample.speed === speed && sample.phase === phase).map(({ page }) => page),
  ),
];

const isMeasured = (samples: readonly Sample[], speed: Speed, phase: Phase, figure: Figure): boolean =>
  samples.some(
    (sample) => sample.speed === speed && sample.phase === phase && sample.figures[figure] !== undefined,
  );

/** The site over each plain variant, a line for each page. */
const ratios = (samples: readonly Sample[], cases: readonly Case[], columns: readonly Column[]): string[] => [
  ...head(['page', 'site over', ...columns.map(({ label }) => label.replace(', KB', ''))]),
  ...cases.flatMap((of) =>
    PLAIN_VARIANTS.map((variant) =>
      row([
        of.page,
        VARIANT_NAMES[variant],
        ...columns.map(({ figure }) => shown(ratioTo(samples, of, variant, figure), 2)),
      ]),
    ),
  ),
];

/** The medians that they come from; content with its smallest and largest value. */
const medians = (
  samples: readonly Sample[],
  cases: readonly Case[],
  columns: readonly Column[],
): string[] => [
  ...head(['page', 'variant', ...columns.map(({ label }) => label)]),
  ...cases.flatMap((of) =>
    VARIANTS.map((variant) =>
      row([
        of.page,
        VARIANT_NAMES[variant],
        ...columns.map(({ figure, digits, unit = 1 }) => {
          const value = shown(medianOf(samples, of, variant, figure) / unit, digits);
          return figure === 'visibleMs' && value !== '–'
            ? `${value} (${spread(valuesOf(samples, of, variant, figure))})`
            : value;
        }),
      ]),
    ),
  ),
];

/** What was measured, as Markdown: for each speed and phase the ratios, then the medians. Times are in milliseconds. */
export const tablesOf = (samples: readonly Sample[]): string =>
  SPEEDS.flatMap((speed) =>
    PHASES.flatMap((phase) => {
      const cases = pagesOf(samples, speed, phase).map((page) => ({ speed, phase, page }));
      if (cases.length === 0) return [];
      const measured = ({ figure }: Column) => isMeasured(samples, speed, phase, figure);
      return [
        `## ${SPEED_NAMES[speed]}: ${PHASE_NAMES[phase]}`,
        '',
        ...ratios(samples, cases, COMPARED.filter(measured)),
        '',
        ...medians(samples, cases, COLUMNS.filter(measured)),
        '',
      ];
    }),
  ).join('\n');
