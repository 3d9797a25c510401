import { execFile } from 'node:child_process';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { buildShell, runVerb } from '@poku/build/release';
import { DEFAULT_CHANNEL, openStore, ownSigner } from '@poku/build/store';
import { ROOT } from '@poku/tooling';
import type { Edit } from './sources';

const run = promisify(execFile);
const { resolve } = createRequire(import.meta.url);

/** One line of a page's remote. */
export const remoteEdit = (file: string): Edit => ({
  file,
  line: /title: (\w+\.\w+)/,
  with: 'title: `${$1} baru`',
});

/** One line of the shell: a word of its menu. */
export const SHELL_EDIT: Edit = {
  file: 'shell/src/wording/menu.ts',
  line: /history: '\w+'/,
  with: "history: 'Riwayat baru'",
};

/** Publishes the present sources of a remote, in a process of its own. @returns the version */
export const publishRemote = async (remote: string): Promise<string> => {
  const program = resolve('@poku/build/testing/publish-unjudged');
  const { stdout } = await run(process.execPath, ['--import', 'tsx', program, remote], {
    cwd: ROOT,
    env: { ...process.env, TSX_TSCONFIG_PATH: join(ROOT, 'tsconfig.base.json') },
  });
  return stdout.trim();
};

/** Publishes the present sources of the shell. @returns the version */
export const publishShell = async (): Promise<string> => {
  const { release, folder } = await buildShell();
  await (await openStore()).releases.publish('shell', release, folder, await ownSigner());
  return release.version;
};

/** Makes a release live. @throws Error when it may not be */
export const promote = async (name: string, version: string): Promise<void> => {
  const said: string[] = [];
  const code = await runVerb(['promote', name, '--version', version], (line) => said.push(line));
  if (code !== 0) throw new Error(`${name} ${version}: ${said.join('\n')}`);
};

/** Bytes of all JavaScript of some remotes as they are live, compressed. */
export const liveSizes = async (remotes: readonly string[]): Promise<ReadonlyMap<string, number>> => {
  const { releases } = await openStore();
  const sizes = [...(await liveVersions(remotes))].map(async ([remote, version]) => {
    const { files } = await releases.read(remote, version);
    const scripts = files.filter(({ name }) => name.endsWith('.js'));
    return [remote, scripts.reduce((sum, { brotliBytes }) => sum + brotliBytes, 0)] as const;
  });
  return new Map(await Promise.all(sizes));
};

/** What is live of some names. */
export const liveVersions = async (names: readonly string[]): Promise<ReadonlyMap<string, string>> => {
  const { shell, remotes } = await (await openStore()).registry(DEFAULT_CHANNEL);
  const versionOf = (name: string) => (name === 'shell' ? shell?.live : remotes[name]?.live?.version);
  return new Map(
    names.map((name) => {
      const version = versionOf(name);
      if (version === undefined) throw new Error(`${name} is not live.`);
      return [name, version];
    }),
  );
};
