import { integrityOf } from '../release/files';

/** Texts of the scripts of a build, by file name. */
export type Scripts = ReadonlyMap<string, string>;

/**
 * Puts another container's name into a build. webpack takes the name once, when it begins to watch; but a page can hold two
 * builds of a remote only when their names differ. The entry names the hashes of the chunks, so it gets their new ones.
 * @param from name that the build was made with; nothing else in it may read so
 */
export const renamed = (scripts: Scripts, entry: string, from: string, to: string): Scripts => {
  const hashes = new Map<string, string>();
  const chunks = [...scripts]
    .filter(([name]) => name !== entry)
    .map(([name, text]): [string, string] => {
      const changed = text.replaceAll(from, to);
      hashes.set(integrityOf(text), integrityOf(changed));
      return [name, changed];
    });
  const withNewHashes = [...hashes].reduce(
    (text, [old, now]) => text.replaceAll(old, now),
    (scripts.get(entry) ?? '').replaceAll(from, to),
  );
  return new Map([...chunks, [entry, withNewHashes]]);
};
