import { readJson } from '../release/json-file';
import { DEFAULT_CHANNEL, localStore } from '../release/channel';
import { publishAll } from '../release/publish-all';
import type { EmbedRelease } from '../release/registry-document';
import { embed as embedBudget } from '../../mfe-catalogue/embed.config';
import type { Release } from '@poku/shared/contract';
import { join } from 'node:path';

/** Builds and publishes everything that changed and prints the size of each remote. */
await publishAll(({ name, version, wasBuilt }) =>
  console.log(`${wasBuilt ? 'built ' : 'as was'}  ${name} ${version}`),
);

const store = localStore();
const { remotes, embed } = await store.registry(DEFAULT_CHANNEL);
for (const [name, { live }] of Object.entries(remotes)) {
  const release = await readJson<Release>(join(store.root, 'remotes', name, live.version, 'release.json'));
  const total = release?.files.reduce((sum, file) => sum + file.brotliBytes, 0) ?? 0;
  console.log(`${name.padEnd(16)} ${total} bytes of brotli, budget ${release?.budgetBytes ?? 0}`);
}
if (embed) {
  const release = await readJson<EmbedRelease>(join(store.root, 'embed', embed.live, 'release.json'));
  const entry = release?.files.find(({ name }) => name === release.entry);
  const total = entry?.brotliBytes ?? 0;
  console.log(
    `${'embed'.padEnd(16)} ${total} bytes of brotli, budget ${embedBudget.startBrotliBytes} with its loader`,
  );
}
