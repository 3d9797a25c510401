import { readErrors } from '../canary/telemetry-client';
import { mappedGroups, type MappedGroup } from '../errors/mapped-groups';
import { checkName } from '../home';
import { isUnit } from '../registry-document';
import type { SourceMaps } from '../source-maps';
import type { ReleaseStore } from '../store';
import { CHANNEL, checkReleasable, FORMAT, FORMAT_CALL, isJson, openChannel, toJson } from './options';
import { defineVerb, UsageError } from './verb';

const UNIT_MS = { m: 60_000, h: 3_600_000, d: 86_400_000 } as const;
/** As long as errors are kept. */
const MOST_MS = 30 * UNIT_MS.d;

/** @throws UsageError when it is no time that errors are kept for */
const sinceOf = (given: string): Date => {
  const [, count, unit] = /^(\d{1,5})([mhd])$/.exec(given) ?? [];
  const ms = Number(count) * UNIT_MS[unit as keyof typeof UNIT_MS];
  if (!(ms > 0 && ms <= MOST_MS))
    throw new UsageError(`--since is a time such as 90m, 24h or 7d, of 30d at most, not "${given}".`);
  return new Date(Date.now() - ms);
};

/** The source maps of versions, and why those of others are not there. */
const readMaps = async (store: ReleaseStore, name: string, versions: readonly string[]) => {
  const maps = new Map<string, SourceMaps>();
  const without: string[] = [];
  for (const version of versions) {
    const found = await store.releases.maps(name, version).catch((error: unknown) => {
      without.push(error instanceof Error ? error.message : String(error));
      return undefined;
    });
    if (found) maps.set(version, found);
  }
  return { maps, without };
};

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;

const textOf = (group: MappedGroup): string => {
  const { kind, module, name, message, count, share, versions, firstSeen, lastSeen, stack } = group;
  const what =
    kind === 'other'
      ? 'errors that were not kept apart'
      : `${name}, ${message} (${kind}${module && ` in ${module}`})`;
  return [
    `${count} ${count === 1 ? 'page' : 'pages'}${share === null ? '' : `, ${percent(share)} of the loads`}: ${what}`,
    `  ${versions.join(', ')}; first ${firstSeen}, last ${lastSeen}`,
    ...stack.map((place) => `    at ${place}`),
  ].join('\n');
};

export const errorsVerb = defineVerb({
  call: `errors <remote> [--version <version>] [--since 24h] [--channel <name>] [--telemetry <url>] ${FORMAT_CALL}`,
  does: 'the errors that members met, by the lines of the sources that threw them',
  words: 1,
  options: {
    version: { type: 'string' },
    since: { type: 'string', default: '24h' },
    telemetry: { type: 'string' },
    ...CHANNEL,
    ...FORMAT,
  },
  run: async ([name = ''], { version, since, telemetry, channel, ...options }, say) => {
    const asJson = isJson(options);
    const from = sinceOf(since);
    if (version !== undefined) checkName('version', version);
    if (isUnit(name)) throw new UsageError(`Pages tell of errors of remotes, not of "${name}".`);
    const store = await openChannel(channel);
    await checkReleasable(store, name, channel);
    const asked = { remote: name, channel, ...(telemetry !== undefined && { url: telemetry }) };
    const told = await readErrors(asked, from, version);
    const versions = [...new Set(told.groups.map((group) => group.version))].sort();
    const { maps, without } = await readMaps(store, name, versions);
    const groups = mappedGroups(told, maps);
    if (asJson) {
      say(toJson({ name, channel, from: told.from, groups, without }));
      return;
    }
    if (groups.length === 0) say(`No page told of an error of ${name} in ${channel} since ${told.from}.`);
    else say(`${name} in ${channel} since ${told.from}, whole days (UTC)`);
    for (const group of groups) say(textOf(group));
    for (const reason of without) say(`by their scripts: ${reason}`);
  },
});
