import { readJson } from '../release/json-file';
import { DEFAULT_CHANNEL, localStore } from '../release/channel';
import { publishAll } from '../release/publish-all';
import type { Release } from '@poku/shared/contract';
import { join } from 'node:path';

/** Builds and publishes everything that changed and prints the size of each remote. */
await publishAll(({ name, version, wasBuilt }) =>
  console.log(`${wasBuilt ? 'built ' : 'as was'}  ${name} ${version}`),
);

const store = localStore();
const { remotes } = await store.registry(DEFAULT_CHANNEL);
for (const [name, { live }] of Object.entries(remotes)) {
  const release = await readJson<Release>(join(store.root, 'remotes', name, live.version, 'release.json'));
  const total = release?.files.reduce((sum, file) => sum + file.brotliBytes, 0) ?? 0;
  console.log(`${name.padEnd(16)} ${total} bytes of brotli, budget ${release?.budgetBytes ?? 0}`);
}
