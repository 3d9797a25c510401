import { createHash, randomUUID } from 'node:crypto';
import { link, mkdir, readdir, readFile, realpath, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join, sep } from 'node:path';
import { lockFile } from '@poku/process-lock';
import { hasCode, isMissing } from '../json-file';
import type { ObjectStore } from './object-store';

/** Names that no reader takes for an object. */
const UNFINISHED = '.unfinished';

const tagOf = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('base64url');

/**
 * Objects as files below a folder, which any static server can serve. Whoever can write there chooses keys and may make links, so
 * nothing outside is read: neither by a key that leads out, which is an error, nor by a link, behind which nothing is.
 */
export const folderObjects = (root: string): ObjectStore => {
  const fileOf = (key: string): string => {
    if (key.split(/[/\\]/).includes('..') || key.includes('\0'))
      throw new Error(`"${key}" leads out of ${root}.`);
    return join(root, key);
  };

  const isInside = async (file: string): Promise<boolean> =>
    (await realpath(file)).startsWith(join(await realpath(root), sep));

  const prepared = async (key: string, bytes: Buffer | string): Promise<string> => {
    const file = fileOf(key);
    await mkdir(dirname(file), { recursive: true });
    const unfinished = `${file}.${process.pid}-${randomUUID()}${UNFINISHED}`;
    await writeFile(unfinished, bytes);
    return unfinished;
  };

  const read: ObjectStore['read'] = async (key) => {
    const file = fileOf(key);
    try {
      if (!(await isInside(file))) return undefined;
      const bytes = await readFile(file);
      return { bytes, tag: tagOf(bytes) };
    } catch (error) {
      if (isMissing(error)) return undefined;
      throw error;
    }
  };

  const filesBelow = async (folder: string): Promise<string[]> => {
    const entries = await readdir(fileOf(folder), { recursive: true, withFileTypes: true }).catch(
      (error: unknown) => {
        if (isMissing(error)) return [];
        throw error;
      },
    );
    return entries
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name).slice(join(root, '/').length).replaceAll('\\', '/'))
      .sort();
  };

  return {
    address: root,
    read,
    write: async (key, bytes) => rename(await prepared(key, bytes), fileOf(key)),
    create: async (key, bytes) => {
      const unfinished = await prepared(key, bytes);
      try {
        // A link is refused when the name is taken; a rename would replace what is there.
        await link(unfinished, fileOf(key));
        return true;
      } catch (error) {
        if (hasCode(error, 'EEXIST')) return false;
        throw error;
      } finally {
        await rm(unfinished, { force: true });
      }
    },
    replace: async (key, bytes, tag) => {
      const file = fileOf(key);
      const unfinished = await prepared(key, bytes);
      const release = await lockFile(`${file}.lock${UNFINISHED}`);
      try {
        if ((await read(key))?.tag !== tag) return false;
        await rename(unfinished, file);
        return true;
      } finally {
        await rm(unfinished, { force: true });
        release();
      }
    },
    list: async (prefix) => {
      const folder = prefix.slice(0, prefix.lastIndexOf('/') + 1);
      return (await filesBelow(folder)).filter((key) => !key.endsWith(UNFINISHED) && key.startsWith(prefix));
    },
    leftovers: async () => (await filesBelow('')).filter((key) => key.endsWith(UNFINISHED)),
  };
};
