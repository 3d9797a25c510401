import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { embed } from '../../../../mfe-catalogue/embed.config';
import { containerName } from '../webpack/container-name';
import { type BundleFacts, embedConfig, embedScriptConfig, type EmbedScript } from '../webpack/embed-config';
import { buildOnce, type BuildPlan, type Built, type BuildWork } from './build-once';
import { whatGrew } from './check/rules/size';
import { compile } from '../webpack/compile';
import { frameHtml, playgroundHtml } from './embed-frame';
import { describeFiles, integrityOf } from './files';
import type { Origin } from './inputs/origin';
import { partsOf } from './parts';
import type { EmbedRelease } from './registry-document';
import { EMBED_PACKAGE } from './remotes';

type Described = Omit<EmbedRelease, keyof Origin>;

const SCRIPTS: readonly EmbedScript[] = ['loader', 'frame', 'playground', 'remoteEntry'];

/** Stand in the scripts for what is known of the bundle only when it is built. */
const NO_BUNDLE: Pick<BundleFacts, 'file' | 'integrity'> = {
  file: 'no-bundle-yet.js',
  integrity: 'no-hash-yet',
};

/** The scripts that a page names, with the bundle's facts left open. @returns their texts by file name */
const compileScripts = async ({ folder, noVersion, trace }: BuildWork): Promise<Map<string, string>> => {
  const texts = new Map<string, string>();
  for (const name of SCRIPTS) {
    const apart = `${folder}-${name}`;
    await compile(trace.of(embedScriptConfig(name, { version: noVersion, ...NO_BUNDLE }, apart)));
    texts.set(`${name}.js`, await readFile(join(apart, `${name}.js`), 'utf8'));
    await rm(apart, { recursive: true });
  }
  return texts;
};

const checkBudget = async (folder: string, { files, entry, parts = {} }: EmbedRelease): Promise<void> => {
  const loader = gzipSync(await readFile(join(folder, 'loader.js')), { level: 9 }).length;
  const start = files
    .filter(({ name }) => name === entry || name === 'loader.js')
    .reduce((sum, { brotliBytes }) => sum + brotliBytes, 0);
  if (loader > embed.loaderGzipBytes)
    throw new Error(`embed: loader.js has ${loader} bytes of gzip, over ${embed.loaderGzipBytes}.`);
  if (start > embed.startBrotliBytes)
    throw new Error(
      `embed: ${start} bytes of brotli until coupons show are over ${embed.startBrotliBytes}. ${whatGrew({ parts })}`,
    );
};

const make = async (work: BuildWork): Promise<Described> => {
  const { folder, noVersion, trace } = work;
  const scripts = await compileScripts(work);
  let version = noVersion;
  const config = trace.of(embedConfig(noVersion, folder), async () => {
    // Nothing is read after it.
    version = await work.version();
    return [
      [noVersion, version],
      [containerName('', noVersion), containerName('', version)],
    ];
  });
  let parts: Record<string, number> = {};
  const stats = await compile(config, (compilation) => {
    parts = partsOf(compilation);
  });
  const entry = stats.entrypoints?.['catalogue']?.assets
    ?.map(({ name }) => name)
    .find((name) => name.endsWith('.js'));
  if (!entry) throw new Error('embed: the build made no entry.');
  const integrity = integrityOf(await readFile(join(folder, entry)));
  for (const [name, text] of scripts) {
    const known = text
      .replaceAll(noVersion, version)
      .replaceAll(NO_BUNDLE.file, entry)
      .replaceAll(NO_BUNDLE.integrity, integrity);
    await writeFile(join(folder, name), known);
  }
  const release = { version, entry, files: await describeFiles(folder), parts };
  await writeFile(join(folder, 'frame.html'), frameHtml(release));
  await writeFile(join(folder, 'playground.html'), playgroundHtml(release) ?? '');
  return release;
};

/**
 * How the partner embed is built: the catalogue with all that it needs, the loader, the container for Module Federation hosts, and the
 * page for sites that forbid scripts, and the one to try it on.
 */
export const embedPlan = (): BuildPlan<EmbedRelease> => ({
  name: 'embed',
  workspace: EMBED_PACKAGE,
  settings: {
    files: [
      'shared/build/src/webpack/embed-config.ts',
      'shared/build/src/webpack/router/lean-router.mjs',
      'shared/build/src/release/embed-frame.ts',
    ],
    facts: {},
  },
  make,
  judge: checkBudget,
});

/**
 * Builds the partner embed, unless a build of the same sources is there.
 * @throws Error when webpack reports anything, or a budget of `mfe-catalogue/embed.config.ts` is not kept
 */
export const buildEmbed = (): Promise<Built<EmbedRelease>> => buildOnce(embedPlan());
