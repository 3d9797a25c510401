import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { RemoteDefinition } from '@poku/contract';
import { IS_INSTALLED, ROOT } from '@poku/tooling';

/** The remotes of this repository: the workspaces whose folder starts with `mfe-`, in the order of their names. */
export const remoteNames = async (): Promise<string[]> => {
  const names = await readdir(ROOT);
  return names
    .filter((name) => name.startsWith('mfe-') && existsSync(join(ROOT, name, 'package.json')))
    .sort();
};

/** Workspace that the embed is built from; its package version is the embed's. */
export const EMBED_PACKAGE = 'mfe-catalogue';

/**
 * Everything that is released out of this repository by itself. The shell and the embed, which a team's repository has not, take longest to
 * build, so they come first.
 */
export const unitNames = async (): Promise<string[]> => [
  ...(IS_INSTALLED ? [] : ['shell', 'embed']),
  ...(await remoteNames()),
];

/**
 * Reads a remote's `remote.config.ts`.
 * @throws Error when there is no such remote
 */
export const remoteDefinition = async (name: string): Promise<RemoteDefinition> => {
  const names = await remoteNames();
  if (!names.includes(name)) throw new Error(`There is no remote "${name}"; there are ${names.join(', ')}.`);
  const { remote } = (await import(join(ROOT, name, 'remote.config.ts'))) as { remote: RemoteDefinition };
  if (remote.name !== name)
    throw new Error(`${name}/remote.config.ts declares the name "${remote.name}"; it must be "${name}".`);
  return remote;
};

/** Version in a workspace's package.json. */
export const packageVersion = async (workspace: string): Promise<string> => {
  const { version } = JSON.parse(await readFile(join(ROOT, workspace, 'package.json'), 'utf8')) as {
    version: string;
  };
  return version;
};
