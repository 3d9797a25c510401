import { parseArgs } from 'node:util';
import { DEFAULT_CHANNEL, openStore, promote, publish, rollback } from '../release/channel';
import { sourceVersion } from '../release/build-remote';
import { unitNames } from '../release/remotes';
import { preview } from '../release/verbs/preview';

const USAGE = `npm run release -- publish <name> [--version <version>]   build and copy into the store; nothing live changes
npm run release -- promote <name> [--version <version>]   make a published release live (default: that of the present sources)
npm run release -- rollback <name>                        make the release before it live again
npm run release -- preview <name>@<version> … [--hours 24] [--devtools] [--site <address>]   a signed link that shows it before it is live
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
  }
};

const main = async (): Promise<void> => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      version: { type: 'string' },
      channel: { type: 'string', default: DEFAULT_CHANNEL },
      hours: { type: 'string' },
      devtools: { type: 'boolean', default: false },
      site: { type: 'string' },
    },
  });
  const [verb, name] = positionals;
  if (verb === 'preview') return console.log(await preview(positionals.slice(1), values));
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
    await promote(name, version, values.channel);
    console.log(`${name} ${version} is live in ${values.channel}.`);
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
