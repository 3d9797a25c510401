import type { ReleaseFile } from '@poku/contract';
import { deltaPath, dictionaryMatch } from '../../site/delta-names';
import { brotliBest, integrityOf } from '../files';
import { pastOf } from '../past';
import type { AnyRelease } from '../releases';
import type { ReleaseStore } from '../store';
import { dictionaryDigest } from './dcz';

/** So many releases that were live last are dictionaries for the next one. */
const RELEASES_MOST = 5;
const DESCRIPTION = 'release.json';

/** A file of a release, and one of an earlier release that is its dictionary. */
export interface DeltaPair {
  readonly file: ReleaseFile;
  readonly bytes: Buffer;
  readonly dictionary: Buffer;
  /** Where the delta lies in the store, or shall. */
  readonly key: string;
}

/** Bytes of a file; undefined when it is not the one that was published, which a browser has not run either. */
const readFile = async (
  { objects, releases }: ReleaseStore,
  name: string,
  version: string,
  { name: file, integrity }: ReleaseFile,
): Promise<Buffer | undefined> => {
  const bytes = (await objects.read(releases.key(name, version, file)))?.bytes;
  return bytes && integrityOf(bytes) === integrity ? bytes : undefined;
};

/** Files of a release, and what it says of itself. */
const filesOf = async (
  { objects, releases }: ReleaseStore,
  name: string,
  version: string,
): Promise<ReleaseFile[]> => {
  const bytes = (await objects.read(releases.key(name, version, DESCRIPTION)))?.bytes;
  if (!bytes) throw new Error(`${name} ${version} is not published.`);
  const { files } = JSON.parse(bytes.toString()) as AnyRelease;
  const brotliBytes = (await brotliBest(bytes)).length;
  return [...files, { name: DESCRIPTION, integrity: integrityOf(bytes), bytes: bytes.length, brotliBytes }];
};

/** Releases that were live last in a channel but for one, as far as the store has them, the newest first. */
const livedBefore = async (
  store: ReleaseStore,
  channel: string,
  name: string,
  version: string,
): Promise<{ readonly version: string; readonly files: readonly ReleaseFile[] }[]> => {
  const { lived } = await pastOf(store, channel, name);
  const present = new Set(await store.releases.versions(name));
  const earlier = lived.map((one) => one.version).filter((one) => one !== version && present.has(one));
  return Promise.all(
    earlier
      .slice(0, RELEASES_MOST)
      .map(async (one) => ({ version: one, files: await filesOf(store, name, one) })),
  );
};

/** The files of a release that have deltas, each with the same file of the five releases that were live last in the channel. */
export async function* deltaPairs(
  store: ReleaseStore,
  channel: string,
  name: string,
  version: string,
): AsyncGenerator<DeltaPair> {
  const { releases } = store;
  const matchOf = (one: string, file: ReleaseFile) =>
    dictionaryMatch(`/${releases.key(name, one, file.name)}`);
  const files = await filesOf(store, name, version);
  const before = await livedBefore(store, channel, name, version);
  for (const file of files) {
    const match = matchOf(version, file);
    if (match === undefined) continue;
    const bytes = await readFile(store, name, version, file);
    if (!bytes) continue;
    for (const earlier of before) {
      const same = earlier.files.find((one) => matchOf(earlier.version, one) === match);
      const dictionary = same && (await readFile(store, name, earlier.version, same));
      if (!dictionary) continue;
      const path = deltaPath(`/${releases.key(name, version, file.name)}`, dictionaryDigest(dictionary));
      yield { file, bytes, dictionary, key: path.slice(1) };
    }
  }
}
