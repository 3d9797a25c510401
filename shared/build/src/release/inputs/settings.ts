import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { IS_INSTALLED, ROOT } from '@poku/tooling';
import { type Lock, lockedEntries } from './lock';
import { type Digests, sha256 } from './sources';

/** What makes scripts of sources. What else these bring along shows in the code that they make. */
const TOOLS = [
  '@module-federation/enhanced',
  'terser',
  'terser-webpack-plugin',
  'ts-loader',
  'typescript',
  'webpack',
  'webpack-subresource-integrity',
  // Its files are settings in the platform's repository, where it is no package from outside.
  ...(IS_INSTALLED ? ['@poku/build'] : []),
];

/** Whether a path is a file of the platform that a team's repository has among its packages. */
const isInstalled = (path: string): boolean =>
  IS_INSTALLED && /^(?:shared\/|tsconfig\.base\.json$)/.test(path);

/** How a release is built, beside the sources that webpack reads. */
export interface BuildSettings {
  /** Files that shape it and stand in no script, by path inside the repository. Modules of TypeScript count with what they import. */
  readonly files: readonly string[];
  /** What it says of itself that follows from no code: claims, contract, what it gives to others. */
  readonly facts: unknown;
}

const IMPORTED = /^(?:import|export)\s(?!type\s)[^;]*?from '(\.[^']+)'/gm;

/** Files with the modules of the repository that they import, which shape a build as they do. */
export const withImports = async (
  files: readonly string[],
  seen = new Set<string>(),
): Promise<readonly string[]> => {
  for (const file of files) {
    if (seen.has(file)) continue;
    seen.add(file);
    if (!file.endsWith('.ts')) continue;
    const text = await readFile(ROOT + file, 'utf8');
    await withImports(
      [...text.matchAll(IMPORTED)].map(([, path = '']) => `${join(file, '..', path)}.ts`),
      seen,
    );
  }
  return [...seen].sort();
};

const toolFolder = (lock: Lock, tool: string): string =>
  lock.entry(`node_modules/${tool}`) ? `node_modules/${tool}` : tool;

/**
 * Digest of how a release is built: configuration, tools, and what the release says of itself.
 * @returns the digest, and the files and packages that it was made of
 * @throws Error that names a file or tool that is missing
 */
export const readSettings = async ({ files, facts }: BuildSettings, digest: Digests, lock: Lock) => {
  const paths = await withImports(['tsconfig.base.json', ...files].filter((path) => !isInstalled(path)));
  const contents = await Promise.all(
    paths.map(async (path) => {
      const content = await digest(path);
      if (content === undefined) throw new Error(`${path} is missing, and a build needs it.`);
      return [path, content];
    }),
  );
  const tools = TOOLS.map((tool) => toolFolder(lock, tool));
  const locked = lockedEntries(lock, tools);
  const entries = TOOLS.map((tool, index) => [tool, locked[tools[index] ?? '']]);
  return { digest: sha256(JSON.stringify([contents, entries, facts])), paths, tools };
};
