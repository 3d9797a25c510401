import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ROOT } from '../webpack/common';
import { earlyConfig, shellConfig } from '../webpack/shell-config';
import { compile } from './compile';
import { describeFiles } from './files';
import { buildFolder } from './home';
import { readJson } from './json-file';
import { fingerprint, shellInputs } from './inputs';
import { packageVersion } from './remotes';
import type { ShellRelease } from './registry-document';

/** A finished build of the shell. */
export interface BuiltShell {
  readonly folder: string;
  readonly release: ShellRelease;
  readonly wasCached: boolean;
}

/**
 * Builds the shell, unless a build of the same sources is there: its scripts, the inline script that starts the early
 * fetches, and the page template that the registry is put into.
 * @throws Error when webpack reports anything
 */
export const buildShell = async (): Promise<BuiltShell> => {
  const version = `${await packageVersion('shell')}-${await fingerprint(shellInputs())}`;
  const folder = buildFolder('shell', version);
  const cached = await readJson<ShellRelease>(join(folder, 'release.json'));
  if (cached) return { folder, release: cached, wasCached: true };

  const unfinished = `${folder}.unfinished-${process.pid}`;
  const early = `${unfinished}-early`;
  await compile(earlyConfig(early));
  const stats = await compile(shellConfig(unfinished));
  const entry = stats.entrypoints?.['shell']?.assets
    ?.map(({ name }) => name)
    .find((name) => name.endsWith('.js'));
  if (!entry) throw new Error('shell: the build made no entry.');
  const release: ShellRelease = {
    version,
    entry,
    files: await describeFiles(unfinished),
    earlyScript: (await readFile(join(early, 'early.js'), 'utf8')).trim(),
    template: await readFile(join(ROOT, 'shell/src/index.html'), 'utf8'),
  };
  await rm(early, { recursive: true });
  await writeFile(join(unfinished, 'release.json'), JSON.stringify(release, null, 2));
  await rm(folder, { recursive: true, force: true });
  await rename(unfinished, folder);
  return { folder, release, wasCached: false };
};
