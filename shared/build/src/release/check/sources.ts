import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { IS_INSTALLED, ROOT } from '@poku/tooling';
import type { Finding } from './finding';
import { importErrors, libraryErrors } from './own-imports';
import { ownTypeErrors } from './own-types';

/** What the verdict on types and imports depends on beside a remote's own folder. */
const COMMON = IS_INSTALLED
  ? ['package-lock.json']
  : ['shared', 'package-lock.json', 'tsconfig.base.json', 'tsconfig.web.json', '.dependency-cruiser.cjs'];
/** No remote may import what builds it. */
const SKIPPED =
  /^shared\/build\/(?!src\/release\/check\/remote-rules\.cjs$)|(?:^|\/)(?:node_modules|dist|\.poku)(?:\/|$)/;

const filesOf = async (path: string): Promise<string[]> => {
  if (/\.\w+$/.test(path)) return [path];
  const entries = await readdir(join(ROOT, path), { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice(ROOT.length))
    .filter((file) => !SKIPPED.test(file))
    .sort();
};

const addTo = async (hash: ReturnType<typeof createHash>, paths: readonly string[]) => {
  for (const file of (await Promise.all(paths.map(filesOf))).flat())
    hash
      .update(`${file}\0`)
      .update(await readFile(join(ROOT, file)))
      .update('\0');
  return hash;
};

/** Where it is kept that some sources are good. */
const stampFile = (name: string): string => join(ROOT, '.poku/check', name, 'good');

/** Fingerprints of sources, by remote. */
const stampsOf = async (names: readonly string[]): Promise<ReadonlyMap<string, string>> => {
  const common = await addTo(createHash('sha256'), COMMON);
  const stamps = names.map(async (name) => {
    const hash = await addTo(common.copy(), [name]);
    return [name, hash.digest('hex')] as const;
  });
  return new Map(await Promise.all(stamps));
};

const isGood = async (name: string, stamp: string): Promise<boolean> =>
  existsSync(stampFile(name)) && (await readFile(stampFile(name), 'utf8')) === stamp;

/**
 * What can be said of the sources of remotes beside their builds: types, imports, and the libraries that they have. Sources that were
 * found good are not looked at again; several remotes at once take little longer than one.
 * @returns findings by remote
 */
export const judgeSources = async (
  names: readonly string[],
): Promise<ReadonlyMap<string, readonly Finding[]>> => {
  const stamps = await stampsOf(names);
  const checked = await Promise.all(
    names.map(async (name) => ((await isGood(name, stamps.get(name) ?? '')) ? [] : [name])),
  );
  const stale = checked.flat();
  const found =
    stale.length === 0 ? [] : (await Promise.all([ownTypeErrors(stale), importErrors(stale)])).flat();
  const after = await stampsOf(stale);
  const judged = names.map(async (name): Promise<readonly [string, readonly Finding[]]> => {
    // What is wrong in the sources of nobody alone concerns each.
    const own = stale.includes(name)
      ? found.filter(({ where }) => where.startsWith(`${name}/`) || !where.startsWith('mfe-'))
      : [];
    // What was changed meanwhile was perhaps not seen.
    if (own.length === 0 && stale.includes(name) && after.get(name) === stamps.get(name)) {
      await mkdir(join(ROOT, '.poku/check', name), { recursive: true });
      await writeFile(stampFile(name), stamps.get(name) ?? '');
    }
    return [name, [...own, ...(await libraryErrors(name))]];
  });
  return new Map(await Promise.all(judged));
};
