import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Signature } from '@poku/contract';
import type { ReleaseStore } from '../store';
import type { Contents, SignatureFacts } from './facts';

/** The files of a build folder. */
export const folderContents = async (folder: string): Promise<Contents> => {
  const names = (await readdir(folder)).sort();
  return new Map(
    await Promise.all(names.map(async (name) => [name, await readFile(join(folder, name))] as const)),
  );
};

/** The files of a published release. */
export const storedContents = async (
  store: ReleaseStore,
  name: string,
  version: string,
): Promise<Contents> => {
  const prefix = store.releases.key(name, version, '');
  const keys = await store.objects.list(prefix);
  const read = keys.map(async (key) => {
    const object = await store.objects.read(key);
    return object ? [[key.slice(prefix.length), object.bytes] as const] : [];
  });
  return new Map((await Promise.all(read)).flat());
};

/**
 * What is known of the signature of a published release.
 * @throws Error when the release is not in the store
 */
export const storedSignature = async (
  store: ReleaseStore,
  name: string,
  version: string,
): Promise<SignatureFacts> => {
  const description = await store.objects.read(store.releases.key(name, version, 'release.json'));
  if (!description) throw new Error(`${name} ${version} is not published.`);
  const text = description.bytes.toString();
  const stored = await store.objects.read(store.releases.signatureKey(name, version, text));
  return { text, ...(stored && { signature: JSON.parse(stored.bytes.toString()) as Signature }) };
};
