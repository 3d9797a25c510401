import { portsInUse } from '@poku/tooling';
import { openStore } from '../channel';
import { ownSigner } from '../keys/key-home';
import { previewLink } from '../preview-link';
import { remoteNames } from '../remotes';
import { CHANNEL, namedRelease } from './options';
import { defineVerb, UsageError } from './verb';

const DEFAULT_HOURS = '24';

/** A link, signed with the own key, that shows published releases before they are live. */
export const previewVerb = defineVerb({
  call: `preview <name>@<version> … [--hours ${DEFAULT_HOURS}] [--devtools] [--site <address>] [--channel <name>]`,
  does: 'print a signed link that shows published releases before they are live, or opens the devtools',
  words: Infinity,
  options: {
    hours: { type: 'string', default: DEFAULT_HOURS },
    devtools: { type: 'boolean' },
    site: { type: 'string' },
    ...CHANNEL,
  },
  run: async (wanted, { hours, devtools = false, channel, ...options }, say) => {
    const releases = wanted.map(namedRelease);
    const store = await openStore();
    const known = [
      ...new Set([...(await remoteNames()), ...Object.keys((await store.registry(channel)).remotes)]),
    ];
    const unknown = releases.find(({ name, version }) => !known.includes(name) || version === '');
    if (unknown || (releases.length === 0 && !devtools))
      throw new UsageError(`preview takes <name>@<version>, where <name> is one of ${known.join(', ')}.`);
    for (const { name, version } of releases) await store.releases.verify(name, version);
    const site = options.site ?? `http://localhost:${portsInUse().site.port}`;
    const asked = { releases, channel, devtools, site, hours: Number(hours), now: Date.now() };
    say(previewLink(asked, await ownSigner()));
  },
});
