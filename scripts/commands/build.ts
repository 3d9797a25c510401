import { embed as embedBudget } from '../../mfe-catalogue/embed.config';
import { DEFAULT_CHANNEL, openStore } from '../release/channel';
import { publishAll } from '../release/publish-all';
import type { EmbedRelease } from '../release/registry-document';

/** Builds and publishes everything that changed and prints the size of each remote. */
await publishAll(({ name, version, wasBuilt }) =>
  console.log(`${wasBuilt ? 'built ' : 'as was'}  ${name} ${version}`),
);

const store = await openStore();
const { remotes, embed } = await store.registry(DEFAULT_CHANNEL);
for (const [name, { live }] of Object.entries(remotes)) {
  if (!live) continue;
  const { files, budgetBytes } = await store.release(name, live.version);
  const total = files.reduce((sum, file) => sum + file.brotliBytes, 0);
  console.log(`${name.padEnd(16)} ${total} bytes of brotli, budget ${budgetBytes}`);
}
if (embed) {
  const release = await store.release<EmbedRelease>('embed', embed.live);
  const total = release.files.find(({ name }) => name === release.entry)?.brotliBytes ?? 0;
  console.log(
    `${'embed'.padEnd(16)} ${total} bytes of brotli, budget ${embedBudget.startBrotliBytes} with its loader`,
  );
}
