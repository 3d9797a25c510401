import { appendFile, readFile, writeFile } from 'node:fs/promises';
import { ROOT } from '@poku/tooling';
import { build, planOf } from '../release/build';
import { recordFinder } from '../release/build-once';
import { type BuildRecord, fingerprint } from '../release/inputs/record';
import { presentDigests, sha256 } from '../release/inputs/sources';

const MORE = '\n';

const withMore = async (path: string): Promise<string> =>
  sha256(`${await readFile(ROOT + path, 'utf8')}${MORE}`);

/** Does something while some files really have a byte more. */
export const whileChanged = async <T>(files: readonly string[], work: () => Promise<T>): Promise<T> => {
  const before = await Promise.all(files.map(async (file) => [file, await readFile(ROOT + file)] as const));
  try {
    for (const file of files) await appendFile(ROOT + file, MORE);
    return await work();
  } finally {
    for (const [file, bytes] of before) await writeFile(ROOT + file, bytes);
  }
};

/** Version that a build of the present sources has. */
export const builtVersion = async (name: string): Promise<string> => (await build(name)).release.version;

const versionOf = ({ version, bundled, read, ...rest }: BuildRecord): string => {
  const files = Object.fromEntries(bundled.map((path) => [path, read[path] ?? '']));
  return version.replace(/[^-]+$/, fingerprint({ ...rest, files }));
};

/** What one byte more in each of some files does to the version of a remote or unit. */
export interface Counted {
  readonly version: string;
  /** Files that give it another version. */
  readonly files: ReadonlySet<string>;
}

/**
 * Asks for each file, changed by itself, which version the release has then. For files that the build did not read its record stands;
 * for those that it bundled the version is computed anew; the others are changed in the sources, all at once, and built.
 */
export const countingFiles = async (name: string, files: readonly string[]): Promise<Counted> => {
  const version = await builtVersion(name);
  const find = await recordFinder(await planOf(name));
  const record = await find();
  if (record?.version !== version || versionOf(record) !== version)
    throw new Error(`${name} ${version} was built and is not known.`);
  const present = presentDigests();
  const counting = new Set<string>();
  const onlyRead: string[] = [];
  for (const file of files) {
    const changed = await withMore(file);
    const stillKnown = await find((path) => (path === file ? Promise.resolve(changed) : present(path)));
    if (stillKnown?.version === version) continue;
    if (!record.bundled.includes(file)) onlyRead.push(file);
    else if (versionOf({ ...record, read: { ...record.read, [file]: changed } }) !== version)
      counting.add(file);
  }
  const built = (some: readonly string[]) => whileChanged(some, () => builtVersion(name));
  if (onlyRead.length > 0 && (await built(onlyRead)) !== version)
    for (const file of onlyRead) if ((await built([file])) !== version) counting.add(file);
  return { version, files: counting };
};
