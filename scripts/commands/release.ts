import { parseArgs } from 'node:util';
import { failuresOf, timeOf } from '../release/canary/figures';
import { DEFAULT_MARGINS, MIN_LOADS } from '../release/canary/judge';
import { reportOf } from '../release/canary/outcome';
import { promoteByStrategy } from '../release/canary/promote-by-strategy';
import { parseStrategy } from '../release/canary/strategy';
import { createTelemetryClient } from '../release/canary/telemetry-client';
import { DEFAULT_CHANNEL, openStore, promote, publish, rollback } from '../release/channel';
import { sourceVersion } from '../release/build-remote';
import { unitNames } from '../release/remotes';

const USAGE = `npm run release -- publish <name> [--version <version>]   build and copy into the store; nothing live changes
npm run release -- promote <name> [--version <version>]   make a published release live (default: that of the present sources)
                  [--strategy Canary10Percent5Minutes | Linear10PercentEvery1Minute | AllAtOnce]   watched, and taken back when worse
                  [--margin-errors <points, 1>] [--margin-load <ratio, 1.5>] [--min-loads <100>] [--telemetry <url>] [--unwatched]
npm run release -- rollback <name>                        make the release before it live again
npm run release -- status                                   what is live
<name>: a remote, shell, or embed. Options: --channel <name> (default ${DEFAULT_CHANNEL})`;

const status = async (channel: string): Promise<void> => {
  const { revision, shell, embed, remotes } = await (await openStore()).registry(channel);
  console.log(`channel ${channel}, revision ${revision}`);
  for (const [name, entry] of Object.entries({ shell, embed })) {
    console.log(`  ${name}  ${entry?.live ?? 'nothing live'}`);
  }
  for (const [name, { live, previous, canary }] of Object.entries(remotes)) {
    const before = previous ? `  (before it: ${previous.version})` : '';
    const tried = canary ? `  canary for ${Math.round(canary.share * 100)} %: ${canary.release.version}` : '';
    console.log(`  ${name}  ${live?.version ?? 'nothing live'}${before}${tried}`);
    if (canary) console.log(`    ${await canaryFigures(name, channel, canary.release.version)}`);
  }
};

/** Most of an hour's figures tell how a canary does. */
const RECENT_MS = 60 * 60_000;

/** What pages told lately of a remote's canary, in a line; why not, where that cannot be known. */
const canaryFigures = async (remote: string, channel: string, version: string): Promise<string> => {
  const from = new Date(Date.now() - RECENT_MS);
  try {
    const figures = (await createTelemetryClient({ remote, channel, from })()).get(version);
    return figures
      ? `in the last hour ${failuresOf(figures)}${timeOf(figures)}`
      : 'no loads in the last hour';
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
};

/** @throws Error that names the option when it is no number over zero */
const numberFrom = (option: string, text: string): number => {
  const value = Number(text);
  if (!(value > 0)) throw new Error(`--${option} must be a number over 0; it is "${text}".`);
  return value;
};

const OPTIONS = {
  version: { type: 'string' },
  channel: { type: 'string', default: DEFAULT_CHANNEL },
  strategy: { type: 'string', default: 'AllAtOnce' },
  'margin-errors': { type: 'string', default: String(DEFAULT_MARGINS.errorPoints) },
  'margin-load': { type: 'string', default: String(DEFAULT_MARGINS.loadRatio) },
  'min-loads': { type: 'string', default: String(MIN_LOADS) },
  telemetry: { type: 'string' },
  unwatched: { type: 'boolean', default: false },
} as const;
const parse = () => parseArgs({ allowPositionals: true, options: OPTIONS });

const promoteWatched = async (
  name: string,
  version: string,
  values: ReturnType<typeof parse>['values'],
): Promise<void> => {
  const { channel, telemetry, unwatched } = values;
  const strategy = parseStrategy(values.strategy);
  if (strategy.steps.length === 0) {
    await promote(name, version, channel);
    console.log(`${name} ${version} is live in ${channel}.`);
    return;
  }
  const outcome = await promoteByStrategy({
    store: await openStore(),
    name,
    version,
    channel,
    strategy,
    margins: {
      errorPoints: numberFrom('margin-errors', values['margin-errors']),
      loadRatio: numberFrom('margin-load', values['margin-load']),
    },
    minLoads: numberFrom('min-loads', values['min-loads']),
    isUnwatched: unwatched,
    ...(telemetry !== undefined && { telemetry }),
    say: (line) => console.log(`${name} ${line}`),
  });
  const { text, exitCode } = reportOf(outcome, { name, version, channel, strategy: strategy.name });
  if (exitCode === 0) console.log(text);
  else console.error(text);
  process.exitCode = exitCode;
};

const main = async (): Promise<void> => {
  const { positionals, values } = parse();
  const [verb, name] = positionals;
  if (verb === 'status') return status(values.channel);
  if (!name || !['publish', 'promote', 'rollback'].includes(verb ?? '')) throw new Error(USAGE);
  const known = await unitNames();
  if (!known.includes(name)) throw new Error(`There is no "${name}"; there are ${known.join(', ')}.`);

  if (verb === 'publish') {
    const { version, isNew } = await publish(name, values.version);
    console.log(
      `${name} ${version} ${isNew ? 'is published' : 'was published before'}. Make it live: npm run release -- promote ${name}`,
    );
  } else if (verb === 'promote') {
    const version = values.version ?? (await sourceVersion(name));
    await promoteWatched(name, version, values);
  } else {
    const registry = await rollback(name, values.channel);
    const version =
      name === 'shell' || name === 'embed' ? registry[name]?.live : registry.remotes[name]?.live?.version;
    console.log(`${name} ${version} is live again in ${values.channel}.`);
  }
};

await main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
