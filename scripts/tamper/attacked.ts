import { cp, mkdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { folderObjects, isMissing, ReleaseStore } from '@poku/build/store';
import type { World } from './world';

const bytesAt = async (file: string): Promise<Buffer | undefined> => {
  try {
    return await readFile(file);
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
};

/** A copy of the store of a world that somebody writes into, and that is put right again. */
export const copyStore = async ({ folder: from, home, store: { rootKey } }: World) => {
  const folder = join(home, 'attacked');
  await cp(from, folder, { recursive: true, filter: (path) => path !== join(from, 'media') });
  const before = new Map<string, Buffer | undefined>();
  const prepare = async (key: string): Promise<string> => {
    const file = join(folder, key);
    if (!before.has(key)) before.set(key, await bytesAt(file));
    await mkdir(dirname(file), { recursive: true });
    await rm(file, { force: true });
    return file;
  };
  return {
    folder,
    store: new ReleaseStore({ objects: folderObjects(folder), rootKey }),
    read: async (key: string): Promise<Buffer> => (await bytesAt(join(folder, key))) ?? Buffer.of(),
    put: async (key: string, bytes: Buffer | string): Promise<void> => writeFile(await prepare(key), bytes),
    remove: async (key: string): Promise<void> => void (await prepare(key)),
    /** Puts a link in the place of an object. */
    link: async (key: string, to: string): Promise<void> => symlink(to, await prepare(key)),
    /** Undoes everything. */
    restore: async (): Promise<void> => {
      for (const [key, bytes] of before) {
        await rm(join(folder, key), { force: true });
        if (bytes) await writeFile(join(folder, key), bytes);
      }
      before.clear();
    },
  };
};
export type Attacked = Awaited<ReturnType<typeof copyStore>>;
