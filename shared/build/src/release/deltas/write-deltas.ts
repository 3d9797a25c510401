import type { ReleaseStore } from '../store';
import { compressWith, decompressWith } from './dcz';
import { deltaPairs } from './pairs';

/** A delta that saves less is not worth its place. */
const WORTH = 0.9;

/**
 * Writes what browsers that had an earlier release need to have this one (RFC 9842): each script, and what the shell says of itself,
 * compressed with the same file of the five releases that were live last in the channel. What is there already stays. Nothing depends on
 * them: without one, and to a browser that does not know them, the whole file is sent.
 * @returns how many were written
 * @throws Error when one does not give the file
 */
export const writeDeltas = async (
  store: ReleaseStore,
  channel: string,
  name: string,
  version: string,
): Promise<number> => {
  const { objects, releases } = store;
  const present = new Set(await objects.list(`deltas/${releases.key(name, version, '')}`));
  let written = 0;
  for await (const { file, bytes, dictionary, key } of deltaPairs(store, channel, name, version)) {
    if (present.has(key)) continue;
    const delta = await compressWith(dictionary, bytes);
    if (delta.length > file.brotliBytes * WORTH) continue;
    if (!bytes.equals(await decompressWith(dictionary, delta, bytes.length)))
      throw new Error(`${name} ${version}: the delta of ${file.name} gives another file.`);
    await objects.write(key, delta);
    present.add(key);
    written += 1;
  }
  return written;
};
