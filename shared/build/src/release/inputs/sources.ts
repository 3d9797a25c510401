import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { relative, sep } from 'node:path';
import { ROOT } from '@poku/tooling';
import { hasCode, isMissing } from '../json-file';

export const sha256 = (bytes: Buffer | string): string => createHash('sha256').update(bytes).digest('hex');

/** Path inside the repository, with `/` on every system; undefined for what stands elsewhere. */
export const ownPath = (file: string): string | undefined =>
  file.startsWith(ROOT) ? relative(ROOT, file).split(sep).join('/') : undefined;

/** Stands for the digest of a folder. */
export const FOLDER = 'folder';

/** SHA-256 of a file by its path inside the repository; undefined when there is none. */
export type Digests = (path: string) => Promise<string | undefined>;

const digestOf: Digests = async (path) => {
  try {
    return sha256(await readFile(ROOT + path));
  } catch (error) {
    // A part of the path may be a file.
    if (isMissing(error) || hasCode(error, 'ENOTDIR')) return undefined;
    // A folder takes the place of a file as well.
    if (hasCode(error, 'EISDIR')) return FOLDER;
    throw error;
  }
};

/** Digests of the working copy as it is now: each file is read once, however often it is asked for. */
export const presentDigests = (): Digests => {
  const known = new Map<string, Promise<string | undefined>>();
  return (path) => {
    const digest = known.get(path) ?? digestOf(path);
    known.set(path, digest);
    return digest;
  };
};
