import { lstat, readdir, readFile, realpath } from 'node:fs/promises';
import { join } from 'node:path';
import { error, type Finding } from '../check/finding';
import { integrityOf } from '../files';
import { isMissing } from '../json-file';
import { type Manifest, MANIFEST } from './manifest';

/** What is taken out of a folder. */
export interface ForeignFiles {
  /** Bytes of its scripts, by name. */
  readonly scripts: ReadonlyMap<string, string>;
  /** Texts of the source maps that stand beside them, by name of the script. */
  readonly maps: ReadonlyMap<string, string>;
}

const NAME = /^\w[\w.-]*\.js$/;

const named = (name: string, what: string, fix: string): Finding =>
  error('foreign-path', { what, where: `${MANIFEST}, ${name}`, fix });

/** What keeps a file that the manifest names from being taken; nothing when it is a script of the folder itself. */
const pathFinding = async (folder: string, name: string): Promise<Finding | undefined> => {
  if (!NAME.test(name))
    return named(
      name,
      `"${name}" is no script that stands in the folder itself.`,
      'Let the bundler write all scripts into one folder, with letters, digits and . _ - in their names.',
    );
  const found = await lstat(join(folder, name)).catch((failure: unknown) => {
    if (isMissing(failure)) return undefined;
    throw failure;
  });
  if (!found)
    return error('missing-file', {
      what: `${MANIFEST} names ${name}, which is not in the folder.`,
      where: name,
      fix: 'Build again, and publish the whole folder.',
    });
  if (!found.isFile())
    return named(name, `${name} is a link or a folder, and no file.`, 'Publish what the bundler wrote.');
  return undefined;
};

/** Plain scripts of a folder, in the order of their names. */
const plainScripts = async (folder: string): Promise<string[]> => {
  const entries = await readdir(folder, { withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && NAME.test(entry.name))
    .map(({ name }) => name)
    .sort();
};

/**
 * Reads what a manifest leads to: the scripts that it names, and those that the entry can load, since it has their hashes. Everything
 * else in the folder is left where it is.
 * @returns the files, or why they cannot be taken
 */
export const readForeign = async (
  given: string,
  { entry, scripts }: Manifest,
): Promise<{ readonly files: ForeignFiles } | { readonly findings: readonly Finding[] }> => {
  const folder = await realpath(given);
  const findings = (await Promise.all(scripts.map((name) => pathFinding(folder, name)))).flatMap(
    (finding) => finding ?? [],
  );
  if (findings.length > 0) return { findings };
  const texts = new Map<string, string>();
  const maps = new Map<string, string>();
  const main = await readFile(join(folder, entry), 'utf8');
  for (const name of await plainScripts(folder)) {
    const bytes = await readFile(join(folder, name));
    if (!scripts.includes(name) && !main.includes(integrityOf(bytes))) continue;
    texts.set(name, bytes.toString());
    const map = await readFile(join(folder, `${name}.map`), 'utf8').catch((failure: unknown) => {
      if (isMissing(failure)) return undefined;
      throw failure;
    });
    if (map !== undefined) maps.set(name, map);
  }
  return { files: { scripts: texts, maps } };
};
