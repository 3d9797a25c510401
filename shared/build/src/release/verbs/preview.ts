import { portsInUse } from '@poku/tooling';
import { openStore } from '../channel';
import { ownSigner } from '../keys/key-home';
import { previewLink } from '../preview-link';
import { remoteNames } from '../remotes';
import { CHANNEL, FORMAT, formatOf, namedRelease, sourceVersion } from './options';
import { defineVerb, UsageError } from './verb';

const DEFAULT_HOURS = '24';

/** A link, signed with the own key, that shows published releases before they are live. */
export const previewVerb = defineVerb({
  call: `preview <name>[@<version>] … [--hours ${DEFAULT_HOURS}] [--devtools] [--site <address>] [--channel <name>] [--format text|markdown]`,
  does: `print a signed link that shows published releases (default: those of the present sources) before they are live, or opens the
      devtools`,
  words: Infinity,
  options: {
    hours: { type: 'string', default: DEFAULT_HOURS },
    devtools: { type: 'boolean' },
    site: { type: 'string' },
    ...CHANNEL,
    ...FORMAT,
  },
  run: async (wanted, { hours, devtools = false, channel, ...options }, say) => {
    const format = formatOf(options, ['text', 'markdown']);
    const named = wanted.map(namedRelease);
    const store = await openStore();
    const known = [
      ...new Set([...(await remoteNames()), ...Object.keys((await store.registry(channel)).remotes)]),
    ];
    const unknown = named.find(({ name }) => !known.includes(name));
    if (unknown || (named.length === 0 && !devtools))
      throw new UsageError(`preview takes <name>[@<version>], where <name> is one of ${known.join(', ')}.`);
    const releases = await Promise.all(
      named.map(async ({ name, version }) => ({ name, version: version || (await sourceVersion(name)) })),
    );
    for (const { name, version } of releases) await store.releases.verify(name, version);
    const site = options.site ?? `http://localhost:${portsInUse().site.port}`;
    const asked = { releases, channel, devtools, site, hours: Number(hours), now: Date.now() };
    const link = previewLink(asked, await ownSigner());
    const what = releases.map(({ name, version }) => `${name} ${version}`).join(', ') || 'the devtools';
    say(format === 'markdown' ? `[See ${what}](${link}) on the site, for ${hours} hours.\n` : link);
  },
});
