import { readdir, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { ROOT } from '@poku/tooling';
import { buildFolder } from '../home';
import { isMissing, readJson, writeWhole } from '../json-file';
import { type Digests, FOLDER, sha256 } from './sources';
import type { Traced } from './trace';

/** SHA-256 by path inside the repository. */
export type FileDigests = Readonly<Record<string, string>>;

/**
 * What a build read, kept beside it: while all of it stands as it stood, the same build would come of it, and nobody needs to make it
 * to know its version.
 */
export interface BuildRecord extends Omit<Traced, 'read' | 'packages'> {
  readonly version: string;
  /** Digest of how it was built. */
  readonly settings: string;
  /** Digest of the whole lock file: what is read of packages that are not bundled, and of the tools' own, is told by nothing else. */
  readonly lock: string;
  readonly packages: Readonly<Record<string, string>>;
  readonly read: FileDigests;
}

/** What a version is made of; see decision 020. */
export interface VersionParts {
  readonly settings: string;
  /** Files of the repository that are bundled. */
  readonly files: FileDigests;
  /** Packages that are bundled, by folder, with version and integrity. */
  readonly packages: Readonly<Record<string, string>>;
  /** Digest of the code that webpack made of them. */
  readonly code: string;
}

const FINGERPRINT_CHARS = 10;

const sorted = (table: Readonly<Record<string, string>>) =>
  Object.entries(table).sort(([left], [right]) => (left < right ? -1 : 1));

/** Ten hexadecimal characters, the same for the same parts. */
export const fingerprint = ({ settings, files, packages, code }: VersionParts): string =>
  sha256(JSON.stringify([settings, sorted(files), sorted(packages), code])).slice(0, FINGERPRINT_CHARS);

/**
 * Digests of files that a build needed. Folders, which webpack looks at as well, are left out.
 * @throws Error that names one that is gone
 */
export const digestsOf = async (paths: readonly string[], digest: Digests): Promise<FileDigests> => {
  const all = paths.map(async (path) => {
    const content = await digest(path);
    if (content === undefined) throw new Error(`${path} went away while it was built in.`);
    return [path, content] as const;
  });
  return Object.fromEntries((await Promise.all(all)).filter(([, content]) => content !== FOLDER));
};

const EXTENSION = '.inputs.json';

/** Whether a file was written at a time or later. */
const isYounger = async (path: string, time: number): Promise<boolean> =>
  (await stat(ROOT + path)).mtimeMs >= time;

/**
 * Keeps the record of a build.
 * @param startedAt Unix time in milliseconds. What changed later may not be what was read, so then nothing is kept.
 */
export const keepRecord = async (name: string, record: BuildRecord, startedAt: number): Promise<void> => {
  const changed = await Promise.all(Object.keys(record.read).map((path) => isYounger(path, startedAt)));
  if (changed.includes(true)) return;
  await writeWhole(buildFolder(name, record.version) + EXTENSION, JSON.stringify(record));
};

/** Records of a remote or unit, the newest first. */
async function* records(name: string): AsyncGenerator<BuildRecord> {
  const folder = dirname(buildFolder(name, 'any'));
  const files = await readdir(folder).catch((error: unknown) => {
    if (isMissing(error)) return [];
    throw error;
  });
  const dated = await Promise.all(
    files
      .filter((file) => file.endsWith(EXTENSION))
      .map(async (file) => ({ file, at: (await stat(join(folder, file))).mtimeMs })),
  );
  for (const { file } of dated.sort((left, right) => right.at - left.at)) {
    const record = await readJson<BuildRecord>(join(folder, file));
    if (record) yield record;
  }
}

const isTrue = async ({ read, absent }: BuildRecord, digest: Digests): Promise<boolean> => {
  for (const [path, before] of Object.entries(read)) if ((await digest(path)) !== before) return false;
  for (const path of absent) if ((await digest(path)) !== undefined) return false;
  return true;
};

/** The record that a build of the present sources would make again; undefined when they must be built to know what is in it. */
export const presentRecord = async (
  name: string,
  { settings, lock }: Pick<BuildRecord, 'settings' | 'lock'>,
  digest: Digests,
): Promise<BuildRecord | undefined> => {
  for await (const record of records(name))
    if (record.settings === settings && record.lock === lock && (await isTrue(record, digest))) return record;
  return undefined;
};
