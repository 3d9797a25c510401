import type { Together } from './check/context';
import { storedSignature } from './check/contents';
import { setGate } from './check/gate-together';
import type { GateOptions } from './check/judge';
import { readRelease } from './check/shape';
import { changeOf } from './change-parts';
import { writeDeltas } from './deltas/write-deltas';
import type { Signer } from './keys/key-pair';
import { isUnit, promoted, type RegistryDocument, unitPromoted } from './registry-document';
import type { ReleaseStore } from './store';

/** What makes one release live in a registry. Gives the same object when it is. */
type Apply = (registry: RegistryDocument) => RegistryDocument;

/** Finds how a release is made live, and writes its deltas: first, so that members who load anew at once have them. */
const prepare = async (
  store: ReleaseStore,
  channel: string,
  name: string,
  version: string,
): Promise<Apply> => {
  if (isUnit(name)) {
    await store.releases.verify(name, version);
    await writeDeltas(store, channel, name, version);
    return (registry) => unitPromoted(registry, name, version);
  }
  const read = readRelease((await storedSignature(store, name, version)).text, name);
  const isItself = 'release' in read && read.release.name === name && read.release.version === version;
  // What is not what it should be is for the gate to name.
  if (!isItself) return (registry) => ({ ...registry });
  await writeDeltas(store, channel, name, version);
  return (registry) => promoted(registry, read.release);
};

/**
 * Makes published releases live in one swap of a channel: all of them, or none. The gate judges the state after, inside the
 * compare-and-swap, so no other change can come between. Of those that are live already nothing is changed or judged.
 * @param set versions by name, in the order in which new remotes come into the registry
 * @throws GateError with everything that was found
 */
export const promoteSet = async (
  store: ReleaseStore,
  channel: string,
  signer: Signer,
  set: Together,
  options: GateOptions = {},
): Promise<RegistryDocument> => {
  const applies = new Map<string, Apply>();
  for (const [name, version] of Object.entries(set))
    applies.set(name, await prepare(store, channel, name, version));
  const judge = await setGate(store, signer, options);
  const newIn = (registry: RegistryDocument): Together =>
    Object.fromEntries(Object.entries(set).filter(([name]) => applies.get(name)?.(registry) !== registry));
  const changeIn = (registry: RegistryDocument) =>
    changeOf(
      'promote',
      Object.entries(newIn(registry)).map(([name, version]) => ({ action: 'promote', name, version })),
    );
  return store.change(channel, signer, changeIn, async (registry) => {
    const fresh = newIn(registry);
    if (Object.keys(fresh).length === 0) return registry;
    await judge(registry, fresh);
    return Object.keys(fresh).reduce((state, name) => applies.get(name)?.(state) ?? state, registry);
  });
};
