import { join } from 'node:path';
import { remoteDefinition, remoteNames } from '@poku/build/remotes';
import { describeFiles, type RegistryDocument, type ShellRelease } from '@poku/build/store';
import { commonConfig, compile, rootPublicKey } from '@poku/build/webpack';
import type { LiveRelease, RemoteDefinition } from '@poku/contract';
import { ROOT } from '@poku/tooling';
import webpack, { type Configuration, type StatsCompilation } from 'webpack';
import { SubresourceIntegrityPlugin } from 'webpack-subresource-integrity';
import { writePlainSources } from './plain-sources';

/** Folder of the bundle in its store, and the version in its addresses: a file that stays the same keeps its address. */
const VERSION = 'plain';

const chunksOf = (stats: StatsCompilation, chunk: string, entry: readonly string[]): string[] =>
  (stats.namedChunkGroups?.[chunk]?.assets ?? [])
    .map(({ name }) => name)
    .filter((name) => name.endsWith('.js') && !entry.includes(name));

/** A build of the plain bundle, as the page that starts it names it. */
export interface PlainBundle {
  readonly release: ShellRelease;
  readonly remotes: RegistryDocument['remotes'];
}

/**
 * Builds the present sources as one webpack bundle with route chunks, into a folder that the same site server serves.
 * @param shell what the page has beside its scripts
 * @param isFirst whether what was built there before is removed
 */
export const buildPlainBundle = async (
  store: string,
  shell: ShellRelease,
  isFirst: boolean,
): Promise<PlainBundle> => {
  const remotes = await Promise.all((await remoteNames()).map(remoteDefinition));
  const source = await writePlainSources(join(store, 'source'), remotes);
  const common = commonConfig();
  const folder = join(store, 'shell', VERSION);
  const built = new Set<string>();
  const config: Configuration = {
    ...common,
    context: ROOT,
    entry: { main: source.entry },
    output: { ...common.output, path: folder, uniqueName: 'poku_plain', clean: isFirst },
    plugins: [
      ...source.replaced.map(([asked, file]) => new webpack.NormalModuleReplacementPlugin(asked, file)),
      new webpack.DefinePlugin({ POKU_ROOT_KEY: JSON.stringify(await rootPublicKey()) }),
      new SubresourceIntegrityPlugin({ hashFuncNames: ['sha384'] }),
    ],
  };
  const stats = await compile(config, ({ chunks }) => {
    // The statistics leave out what lies there already as it is.
    for (const { files } of chunks) for (const file of files) built.add(file);
  });
  const files = (await describeFiles(folder)).filter(({ name }) => built.has(name));
  const integrity = Object.fromEntries(files.map((file) => [file.name, file.integrity]));
  const entry = (stats.entrypoints?.['main']?.assets ?? [])
    .map(({ name }) => name)
    .filter((name) => name.endsWith('.js'));
  const [main] = entry;
  if (!main || entry.length > 1)
    throw new Error(`The plain bundle has ${entry.length} entry scripts; one is expected.`);

  const liveRelease = ({ name, routes, slots }: RemoteDefinition): LiveRelease => ({
    version: VERSION,
    base: `/shell/${VERSION}/`,
    container: name,
    // A route chunk has no entry of its own; naming the bundle keeps the early fetches to what it needs.
    entry: main,
    integrity,
    pages: Object.fromEntries(
      routes.map(({ page }) => [page, chunksOf(stats, `${name}-pages-${page}`, entry)]),
    ),
    widgets: Object.fromEntries(
      slots.map(({ widget }) => [widget, chunksOf(stats, `${name}-widgets-${widget}`, entry)]),
    ),
    routes,
    slots,
  });
  return {
    release: { ...shell, version: VERSION, entry: main, files },
    remotes: Object.fromEntries(remotes.map((remote) => [remote.name, { live: liveRelease(remote) }])),
  };
};
