import { DEFAULT_MARGINS, MIN_LOADS } from '../canary/judge';
import { reportOf } from '../canary/outcome';
import { promoteByStrategy } from '../canary/promote-by-strategy';
import { parseStrategy } from '../canary/strategy';
import { openStore, promote } from '../channel';
import { ALLOW, CHANNEL, checkReleasable } from './options';
import { defineVerb, UsageError } from './verb';

/** Version of the present sources. What knows them loads webpack, which a promotion by version does without. */
const sourceVersion = async (name: string): Promise<string> =>
  (await import('../build-remote')).sourceVersion(name);

/** @throws UsageError when it is no number over zero */
const numberFrom = (option: string, text: string): number => {
  const value = Number(text);
  if (!(value > 0)) throw new UsageError(`--${option} must be a number over 0; it is "${text}".`);
  return value;
};

export const promoteVerb = defineVerb({
  call:
    'promote <name> [--version <version>] [--channel <name>] [--allow <code>]\n' +
    '          [--strategy AllAtOnce | Canary10Percent5Minutes | Linear10PercentEvery1Minute] [--margin-errors <points>]\n' +
    '          [--margin-load <ratio>] [--min-loads <count>] [--telemetry <url>] [--unwatched]',
  does: 'make a published release live (default: that of the present sources); by a strategy it is watched, and taken back when it is worse',
  words: 1,
  options: {
    version: { type: 'string' },
    strategy: { type: 'string', default: 'AllAtOnce' },
    'margin-errors': { type: 'string', default: String(DEFAULT_MARGINS.errorPoints) },
    'margin-load': { type: 'string', default: String(DEFAULT_MARGINS.loadRatio) },
    'min-loads': { type: 'string', default: String(MIN_LOADS) },
    telemetry: { type: 'string' },
    unwatched: { type: 'boolean' },
    ...ALLOW,
    ...CHANNEL,
  },
  run: async ([name = ''], { version: given, channel, allow = [], telemetry, ...options }, say) => {
    const store = await openStore();
    await checkReleasable(store, name, channel);
    const strategy = parseStrategy(options.strategy);
    const version = given ?? (await sourceVersion(name));
    if (strategy.steps.length === 0) {
      await promote(name, version, channel, { allow });
      say(`${name} ${version} is live in ${channel}.`);
      return 0;
    }
    const outcome = await promoteByStrategy({
      store,
      name,
      version,
      channel,
      strategy,
      allow,
      margins: {
        errorPoints: numberFrom('margin-errors', options['margin-errors']),
        loadRatio: numberFrom('margin-load', options['margin-load']),
      },
      minLoads: numberFrom('min-loads', options['min-loads']),
      isUnwatched: options.unwatched ?? false,
      ...(telemetry !== undefined && { telemetry }),
      say: (line) => say(`${name} ${line}`),
    });
    const { text, exitCode } = reportOf(outcome, { name, version, channel, strategy: strategy.name });
    say(text);
    return exitCode;
  },
});
