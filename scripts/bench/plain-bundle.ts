import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { remoteDefinition, remoteNames } from '@poku/build/remotes';
import {
  describeFiles,
  ownSigner,
  type RegistryDocument,
  renderIndex,
  type ShellRelease,
  signText,
} from '@poku/build/store';
import { commonConfig, compile, rootPublicKey } from '@poku/build/webpack';
import type { LiveRelease, RemoteDefinition } from '@poku/contract';
import { ROOT } from '@poku/tooling';
import webpack, { type StatsCompilation } from 'webpack';
import { SubresourceIntegrityPlugin } from 'webpack-subresource-integrity';
import { benchTimestamp, pageSignatures } from './page-signatures';
import { benchLive } from './bench-live';

/** Folder of the bundle in its store, and the version in its addresses. */
const VERSION = 'plain';

const moduleOf = (remote: string, kind: 'pages' | 'widgets', key: string): string => {
  const chunk = `${remote}-${kind}-${key}`;
  const file = join(ROOT, remote, 'src', kind, key, `${key}.${kind === 'pages' ? 'page' : 'widget'}.tsx`);
  return `  '${remote}/${kind}/${key}': () => import(/* webpackChunkName: "${chunk}" */ '${file}'),`;
};

/** The entry: the same shell, with every page and widget as a route chunk of one bundle instead of a remote's. */
const entryText = (remotes: readonly RemoteDefinition[]): string => {
  const modules = remotes.flatMap(({ name, routes, slots }) => [
    ...routes.map(({ page }) => moduleOf(name, 'pages', page)),
    ...slots.map(({ widget }) => moduleOf(name, 'widgets', widget)),
  ]);
  return `import { startShell } from '${ROOT}shell/src/start';

const modules = {
${modules.join('\n')}
};
startShell(() => ({
  load: (release, expose) => modules[\`\${release.container}/\${expose}\`](),
  forget: () => undefined,
}));
`;
};

/**
 * Verifies what a page has of a remote as the shell does, but for where its files lie: here all lie with the bundle. It takes the place
 * of the shell's own.
 */
const verifyEntryText = `import { verifyText } from '${ROOT}shared/platform/src/release/verify-text.ts';

export const verifyEntry = (signed, entry, options) => verifyText(signed, { ...options, kind: 'entry' });
`;

const chunksOf = (stats: StatsCompilation, chunk: string, entry: readonly string[]): string[] =>
  (stats.namedChunkGroups?.[chunk]?.assets ?? [])
    .map(({ name }) => name)
    .filter((name) => name.endsWith('.js') && !entry.includes(name));

/**
 * Builds the same sources as one webpack bundle with route chunks, into a folder that the same site server serves.
 * @returns what is live: its page without the script that fetches early, and with it
 */
export const buildPlainBundle = async (store: string, shell: ShellRelease) => {
  const remotes = await Promise.all((await remoteNames()).map(remoteDefinition));
  const source = join(store, 'source');
  await mkdir(source, { recursive: true });
  await writeFile(join(source, 'main.ts'), entryText(remotes));
  await writeFile(join(source, 'verify-entry.js'), verifyEntryText);

  const common = commonConfig();
  const folder = join(store, 'shell', VERSION);
  const stats = await compile({
    ...common,
    context: ROOT,
    entry: { main: join(source, 'main.ts') },
    output: { ...common.output, path: folder, uniqueName: 'poku_plain' },
    plugins: [
      new webpack.NormalModuleReplacementPlugin(/^\.\/verify-entry$/, join(source, 'verify-entry.js')),
      new webpack.DefinePlugin({ POKU_ROOT_KEY: JSON.stringify(await rootPublicKey()) }),
      new SubresourceIntegrityPlugin({ hashFuncNames: ['sha384'] }),
    ],
  });
  const files = await describeFiles(folder);
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
  const registry: RegistryDocument = {
    channel: 'plain',
    revision: 1,
    remotes: Object.fromEntries(remotes.map((remote) => [remote.name, { live: liveRelease(remote) }])),
  };
  const release: ShellRelease = { ...shell, version: VERSION, entry: main, files };
  const signer = await ownSigner();
  const live = (shown: ShellRelease, channel: string) => {
    const document = { ...registry, channel };
    const html = renderIndex(
      shown,
      document,
      pageSignatures(signer, document),
      [],
      (text) => signText(signer, 'page', text).signature,
      benchTimestamp(signer, document),
    );
    const signed = signText(signer, 'registry', JSON.stringify(document));
    return benchLive({ html, shell: shown, registry: JSON.stringify(signed) });
  };
  return { plain: live({ ...release, earlyScript: '' }, 'plain'), early: live(release, 'early') };
};
