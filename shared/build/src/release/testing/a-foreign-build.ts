import { execFile } from 'node:child_process';
import { cp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { ROOT } from '@poku/tooling';
import { MANIFEST } from '../foreign/manifest';
import { aFolder } from './a-folder';

const run = promisify(execFile);

const inRepository = (program: string, ...options: readonly string[]) =>
  run(process.execPath, ['--import', 'tsx', program, ...options], {
    cwd: ROOT,
    env: { ...process.env, TSX_TSCONFIG_PATH: `${ROOT}tsconfig.base.json` },
  });

/** Builds mfe-help with Rspack, by its own configuration. @returns the folder */
export const aRspackBuild = async (): Promise<string> => {
  const folder = await aFolder();
  await inRepository('scripts/commands/build.ts', 'rspack', 'mfe-help', folder);
  return folder;
};

/** The same with modules of its own that the shell has, by the names that sources import them by. */
export const aBuildWithCopies = async (...modules: readonly string[]): Promise<string> => {
  const folder = await aFolder();
  const program = 'shared/build/src/release/testing/rspack-with-copies.ts';
  await inRepository(program, 'mfe-help', folder, ...modules);
  return folder;
};

/** What tests change of a manifest. */
export interface AnyManifest {
  metaData: { globalName: string; remoteEntry: { name: string; path: string; type: string } };
  shared: unknown[];
  exposes: { name: string; assets: { js: { sync: string[] }; css: { sync: string[] } } }[];
}

/** A copy of a build in which something is otherwise. */
export const changed = async (
  build: string,
  change: (folder: string, manifest: AnyManifest) => Promise<void> | void,
): Promise<string> => {
  const folder = join(await aFolder(), 'build');
  await cp(build, folder, { recursive: true });
  const file = join(folder, MANIFEST);
  const manifest = JSON.parse(await readFile(file, 'utf8')) as AnyManifest;
  await change(folder, manifest);
  await writeFile(file, JSON.stringify(manifest));
  return folder;
};
