import { openStore, promote } from '../channel';
import { type Say, UsageError } from '../verbs/verb';
import { failuresOf, timeOf } from './figures';
import { DEFAULT_MARGINS, MIN_LOADS } from './judge';
import { reportOf } from './outcome';
import { promoteByStrategy } from './promote-by-strategy';
import { parseStrategy } from './strategy';
import { readFigures } from './telemetry-client';

/** Options of `promote` beside version and channel, for `parseArgs`. */
export const CANARY_OPTIONS = {
  strategy: { type: 'string', default: 'AllAtOnce' },
  'margin-errors': { type: 'string', default: String(DEFAULT_MARGINS.errorPoints) },
  'margin-load': { type: 'string', default: String(DEFAULT_MARGINS.loadRatio) },
  'margin-vitals': { type: 'string', default: String(DEFAULT_MARGINS.vitalsRatio) },
  'min-loads': { type: 'string', default: String(MIN_LOADS) },
  telemetry: { type: 'string' },
  unwatched: { type: 'boolean' },
} as const;

/** How `CANARY_OPTIONS` stand in a call. */
export const CANARY_CALL = `[--strategy AllAtOnce | Canary10Percent5Minutes | Linear10PercentEvery1Minute | Stages1,10,50PercentEvery5Minutes]
          [--margin-errors <points>] [--margin-load <ratio>] [--margin-vitals <ratio>] [--min-loads <count>]
          [--telemetry <url>] [--unwatched]`;

/** What `CANARY_OPTIONS` give, and the channel. */
export interface PromoteValues {
  readonly channel: string;
  /** Codes of errors of the gate that are meant. */
  readonly allow?: readonly string[] | undefined;
  readonly strategy: string;
  readonly 'margin-errors': string;
  readonly 'margin-load': string;
  readonly 'margin-vitals': string;
  readonly 'min-loads': string;
  readonly telemetry?: string | undefined;
  readonly unwatched?: boolean | undefined;
}

/** @throws UsageError when it is no number over zero; it names the option */
const numberOf = (
  values: PromoteValues,
  option: 'margin-errors' | 'margin-load' | 'margin-vitals' | 'min-loads',
): number => {
  const value = Number(values[option]);
  if (!(value > 0)) throw new UsageError(`--${option} must be a number over 0; it is "${values[option]}".`);
  return value;
};

/** The options that were given, as they were given, so that a command can be repeated. */
const givenOptions = (values: PromoteValues): string =>
  [...(values.allow ?? []).map((code) => `--allow ${code}`), ...canaryOptions(values)].join(' ');

const canaryOptions = (values: PromoteValues): string[] =>
  Object.entries(CANARY_OPTIONS).flatMap(([option, known]) => {
    const value = values[option as keyof typeof CANARY_OPTIONS];
    if (value === undefined || value === ('default' in known ? known.default : undefined)) return [];
    return value === true ? [`--${option}`] : [`--${option} ${value}`];
  });

/**
 * Makes a published release live by the strategy that the options name, says how that goes.
 * @returns the exit code
 * @throws Error when an option is wrong, the release is refused, or the collector cannot be read at the start
 */
export const promoteAs = async (
  name: string,
  version: string,
  values: PromoteValues,
  say: Say,
): Promise<number> => {
  const { channel, telemetry, allow = [] } = values;
  const strategy = parseStrategy(values.strategy);
  if (strategy.steps.length === 0) {
    await promote(name, version, channel, { allow });
    say(`${name} ${version} is live in ${channel}.`);
    return 0;
  }
  const outcome = await promoteByStrategy({
    store: await openStore(),
    name,
    version,
    channel,
    plan: {
      strategy: strategy.name,
      margins: {
        errorPoints: numberOf(values, 'margin-errors'),
        loadRatio: numberOf(values, 'margin-load'),
        vitalsRatio: numberOf(values, 'margin-vitals'),
      },
      minLoads: numberOf(values, 'min-loads'),
      isUnwatched: values.unwatched ?? false,
      allow,
    },
    ...(telemetry !== undefined && { telemetry }),
    say: (line) => say(`${name} ${line}`),
  });
  const { text, exitCode } = reportOf(outcome, { name, version, channel, options: givenOptions(values) });
  say(text);
  return exitCode;
};

const RECENT_MS = 60 * 60_000;

/** What pages told in the last hour of a remote's canary, in a line; why not, where that cannot be known. Never rejects. */
export const canaryFigures = async (remote: string, channel: string, version: string): Promise<string> => {
  const from = new Date(Date.now() - RECENT_MS);
  try {
    const figures = (await readFigures({ remote, channel }, from)).get(version);
    return figures
      ? `in the last hour ${failuresOf(figures)}${timeOf(figures)}`
      : 'no loads in the last hour';
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
};

/** Heads of `vitalsOf`: what three of four members had at most in the last hour; shift in thousandths. */
export const VITALS_HEAD = ['name', 'version', 'loads', 'load ms', 'LCP ms', 'INP ms', 'shift'] as const;

/**
 * Web vitals of releases of a remote in the last hour, a row for each. Rejects when the collector cannot be read.
 * @param telemetry address of the collector. Default that of `npm start`
 */
export const vitalsOf = async (
  remote: string,
  channel: string,
  versions: readonly string[],
  telemetry?: string,
): Promise<string[][]> => {
  const from = new Date(Date.now() - RECENT_MS);
  const told = await readFigures(
    { remote, channel, ...(telemetry !== undefined && { url: telemetry }) },
    from,
  );
  return versions.map((version) => {
    const { loads = 0, p75 } = told.get(version) ?? {};
    const values = [p75?.loadMs, p75?.lcpMs, p75?.inpMs, p75?.clsMilli];
    return [
      remote,
      version,
      String(loads),
      ...values.map((value) => (value == null ? '' : String(Math.round(value)))),
    ];
  });
};
