import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { embed } from '../../mfe-catalogue/embed.config';
import { embedConfig, embedScriptConfig, type EmbedScript } from '../webpack/embed-config';
import { sourceVersion } from './build-remote';
import { whatGrew } from './check/rules/size';
import { compile } from './compile';
import { frameHtml } from './embed-frame';
import { describeFiles, integrityOf } from './files';
import { buildFolder } from './home';
import { embedInputs } from './inputs';
import { readJson } from './json-file';
import { originOf } from './origin';
import { partsOf } from './parts';
import type { EmbedRelease } from './registry-document';

/** A finished build of the embed. */
export interface BuiltEmbed {
  readonly folder: string;
  readonly release: EmbedRelease;
  readonly wasCached: boolean;
}

const SCRIPTS: readonly EmbedScript[] = ['loader', 'frame', 'remoteEntry'];

const compileScript = async (
  name: EmbedScript,
  bundle: Parameters<typeof embedScriptConfig>[1],
  folder: string,
): Promise<void> => {
  const apart = `${folder}-${name}`;
  await compile(embedScriptConfig(name, bundle, apart));
  await rename(join(apart, `${name}.js`), join(folder, `${name}.js`));
  await rm(apart, { recursive: true });
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

/**
 * Builds the partner embed, unless a build of the same sources is there: the catalogue with all that it needs, the loader, the
 * container for Module Federation hosts, and the page for sites that forbid scripts.
 * @throws Error when webpack reports anything, or a budget of `mfe-catalogue/embed.config.ts` is not kept
 */
export const buildEmbed = async (): Promise<BuiltEmbed> => {
  const version = await sourceVersion('embed');
  const folder = buildFolder('embed', version);
  const cached = await readJson<EmbedRelease>(join(folder, 'release.json'));
  if (cached) return { folder, release: cached, wasCached: true };

  const unfinished = `${folder}.unfinished-${process.pid}`;
  let parts: Record<string, number> = {};
  const stats = await compile(embedConfig(version, unfinished), (compilation) => {
    parts = partsOf(compilation);
  });
  const entry = stats.entrypoints?.['catalogue']?.assets
    ?.map(({ name }) => name)
    .find((name) => name.endsWith('.js'));
  if (!entry) throw new Error('embed: the build made no entry.');
  const bundle = { version, file: entry, integrity: integrityOf(await readFile(join(unfinished, entry))) };
  for (const name of SCRIPTS) await compileScript(name, bundle, unfinished);
  const release: EmbedRelease = {
    version,
    entry,
    files: await describeFiles(unfinished),
    ...originOf(embedInputs()),
    parts,
  };
  await checkBudget(unfinished, release);
  await writeFile(join(unfinished, 'frame.html'), frameHtml(release));
  await writeFile(join(unfinished, 'release.json'), JSON.stringify(release, null, 2));
  await rm(folder, { recursive: true, force: true });
  await rename(unfinished, folder);
  return { folder, release, wasCached: false };
};
