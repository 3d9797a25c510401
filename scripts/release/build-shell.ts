import { copyFile, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { CONTRACT_VERSION } from '@poku/shared/contract';
import { OPEN_PAYMENTS_SLOT } from '@poku/shared/domain';
import { HOME_SLOT, NOTICE_SLOT, PARTNER_HOME_SLOT, WELCOME_SLOT } from '../../shell/src/routes/own-paths';
import { ROOT } from '../webpack/common';
import { sharedVersions } from '../webpack/share-map';
import { earlyConfig, workerConfig } from '../webpack/shell-config';
import { unitConfig } from '../webpack/unit-config';
import { sourceVersion } from './build-remote';
import { compile } from './compile';
import { describeFiles } from './files';
import { buildFolder } from './home';
import { shellInputs } from './inputs';
import { readJson } from './json-file';
import { originOf } from './origin';
import { partsOf } from './parts';
import type { ShellRelease } from './registry-document';
import { givenTypes } from './report/used-types';
import { givenNames, type SharedNames } from './shared-names';

/** A finished build of the shell. */
export interface BuiltShell {
  readonly folder: string;
  readonly release: ShellRelease;
  readonly wasCached: boolean;
}

/** Builds the service worker, which names every script of the release, and puts it beside them. */
const addWorker = async (folder: string, version: string): Promise<void> => {
  const scripts = (await readdir(folder)).filter((name) => name.endsWith('.js')).sort();
  const apart = `${folder}-worker`;
  await compile(
    workerConfig(
      scripts.map((name) => `/shell/${version}/${name}`),
      apart,
    ),
  );
  await rename(join(apart, 'sw.js'), join(folder, 'sw.js'));
  await rm(apart, { recursive: true });
};

/**
 * Builds the shell, unless a build of the same sources is there: its scripts, the service worker, the web app manifest, the
 * inline script that starts the early fetches, and the page template that the registry is put into.
 * @throws Error when webpack reports anything
 */
export const buildShell = async (): Promise<BuiltShell> => {
  const version = await sourceVersion('shell');
  const folder = buildFolder('shell', version);
  const cached = await readJson<ShellRelease>(join(folder, 'release.json'));
  if (cached) return { folder, release: cached, wasCached: true };

  const unfinished = `${folder}.unfinished-${process.pid}`;
  const early = `${unfinished}-early`;
  await compile(earlyConfig(early));
  let gives: SharedNames = {};
  let parts: Record<string, number> = {};
  const stats = await compile(await unitConfig('shell', { outputPath: unfinished }), (compilation) => {
    gives = givenNames(compilation);
    parts = partsOf(compilation);
  });
  const entry = stats.entrypoints?.['shell']?.assets
    ?.map(({ name }) => name)
    .find((name) => name.endsWith('.js'));
  if (!entry) throw new Error('shell: the build made no entry.');
  await addWorker(unfinished, version);
  await copyFile(join(ROOT, 'shell/src/manifest.webmanifest'), join(unfinished, 'manifest.webmanifest'));
  const release: ShellRelease = {
    version,
    entry,
    files: await describeFiles(unfinished),
    earlyScript: (await readFile(join(early, 'early.js'), 'utf8')).trim(),
    template: await readFile(join(ROOT, 'shell/src/index.html'), 'utf8'),
    contractVersion: CONTRACT_VERSION,
    shared: sharedVersions(),
    offers: [HOME_SLOT, PARTNER_HOME_SLOT, WELCOME_SLOT, NOTICE_SLOT, OPEN_PAYMENTS_SLOT],
    gives,
    types: await givenTypes(),
    ...originOf(shellInputs()),
    parts,
  };
  await rm(early, { recursive: true });
  await writeFile(join(unfinished, 'release.json'), JSON.stringify(release, null, 2));
  await rm(folder, { recursive: true, force: true });
  await rename(unfinished, folder);
  return { folder, release, wasCached: false };
};
