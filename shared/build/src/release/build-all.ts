import { embed as embedBudget } from '../../../../mfe-catalogue/embed.config';
import { DEFAULT_CHANNEL, openStore } from './channel';
import { publishAll } from './publish-all';
import type { EmbedRelease, RegistryDocument } from './registry-document';
import { sizeReport } from './size-report';

/** Builds and publishes everything that changed and prints the sizes of each remote. */
export const buildAll = async (): Promise<void> => {
  const store = await openStore();
  const liveReleases = ({ remotes }: RegistryDocument) =>
    Promise.all(
      Object.entries(remotes).flatMap(([name, { live }]) =>
        live ? [store.releases.read(name, live.version)] : [],
      ),
    );
  const before = new Map(
    (await liveReleases(await store.registry(DEFAULT_CHANNEL))).map((release) => [release.name, release]),
  );
  await publishAll(({ name, version, wasBuilt }) =>
    console.log(`${wasBuilt ? 'built ' : 'as was'}  ${name} ${version}`),
  );

  const registry = await store.registry(DEFAULT_CHANNEL);
  const releases = await liveReleases(registry);
  console.log('\nBytes of brotli:');
  console.log(sizeReport(releases.map((release) => ({ release, before: before.get(release.name) }))));
  if (registry.embed) {
    const release = await store.releases.read<EmbedRelease>('embed', registry.embed.live);
    const entry = release.files.find(({ name }) => name === release.entry)?.brotliBytes ?? 0;
    console.log(`embed  ${entry}, budget ${embedBudget.startBrotliBytes} with its loader`);
  }
};
