/** A share of the members, and for how long they are watched before it grows. */
export interface Step {
  /** 0 to 1, both not included. */
  readonly share: number;
  readonly durationMs: number;
}

/** How a release comes to all members. */
export interface Strategy {
  readonly name: string;
  /** Shares in turn; after the last one comes everybody. None: everybody at once. */
  readonly steps: readonly Step[];
  /** How often the canary is judged: each minute, or each fifth of all steps, or each step, whichever is shortest. */
  readonly windowMs: number;
}

const UNIT_MS: Readonly<Record<string, number>> = { Second: 1_000, Minute: 60_000 };
const MOST_WINDOW_MS = 60_000;
const WINDOWS = 5;

const FORMS = `AllAtOnce
Canary<N>Percent<M>Minutes             N % of the members for M minutes, then all (Canary10Percent5Minutes)
Linear<N>PercentEvery<M>Minutes        N % more of the members every M minutes (Linear10PercentEvery1Minute)
Stages<N>,<N>,…PercentEvery<M>Minutes  each N % in turn for M minutes, then all; up to 6, rising (Stages1,10,50PercentEvery5Minutes)
N is 1 to 99; Minutes may be Seconds, for a try`;

/** Names as AWS CodeDeploy gives them, in general. */
const NAME = /^(Canary|Linear)(\d{1,2})Percent(Every)?(\d{1,6})(Second|Minute)s?$/;

const STAGES = /^Stages([\d,]+)PercentEvery(\d{1,6})(Second|Minute)s?$/;
const MOST_STAGES = 6;

/** Shares of the members in turn, in percent, and the time for each; undefined when the name is of no strategy, or a wrong one. */
const readName = (name: string): { readonly percents: readonly number[]; durationMs: number } | undefined => {
  const [, list, stageCount, stageUnit = ''] = STAGES.exec(name) ?? [];
  if (list !== undefined) {
    const percents = list.split(',').map(Number);
    const areRising = percents.every(
      (percent, place) => percent > (percents[place - 1] ?? 0) && percent < 100,
    );
    if (!areRising || percents.length > MOST_STAGES) return undefined;
    return { percents, durationMs: Number(stageCount) * (UNIT_MS[stageUnit] ?? 0) };
  }
  const [, kind, percentText, every, count, unit = ''] = NAME.exec(name) ?? [];
  const percent = Number(percentText);
  if (!(percent > 0) || (kind === 'Linear') !== (every !== undefined)) return undefined;
  const times = kind === 'Linear' ? Math.ceil(100 / percent) - 1 : 1;
  return {
    percents: Array.from({ length: times }, (_, step) => percent * (step + 1)),
    durationMs: Number(count) * (UNIT_MS[unit] ?? 0),
  };
};

/**
 * Reads the name of a strategy.
 * @throws Error that lists the forms when it is none of them
 */
export const parseStrategy = (name: string): Strategy => {
  if (name === 'AllAtOnce') return { name, steps: [], windowMs: MOST_WINDOW_MS };
  const { percents = [], durationMs = 0 } = readName(name) ?? {};
  if (!(durationMs > 0)) throw new Error(`There is no strategy "${name}"; there are:\n${FORMS}`);
  const steps = percents.map((percent) => ({ share: percent / 100, durationMs }));
  const windowMs = Math.min(MOST_WINDOW_MS, (durationMs * steps.length) / WINDOWS, durationMs);
  return { name, steps, windowMs };
};

/** Windows in which a strategy judges at most: all of its time, and as much again where loads are few. */
export const mostWindows = ({ steps, windowMs }: Strategy): number =>
  2 * steps.reduce((sum, { durationMs }) => sum + Math.ceil(durationMs / windowMs), 0);

/** The steps that are left for a canary that has a share already. */
export const stepsFrom = ({ steps }: Strategy, share: number): readonly Step[] =>
  steps.filter((step) => step.share >= share);
