import { changeOf } from '../change-parts';
import type { ObjectStore } from '../objects/object-store';
import { promoted, unitPromoted } from '../registry-document';
import { planRollback, type RollbackWish } from '../rollback';
import type { ReleaseStore } from '../store';
import type { Signer } from '../keys/key-pair';
import { aShell } from './a-shell';
import { aBuild, aStore } from './a-store';

/** Promotes a published release of a remote, as the command does. */
export const promoteIn = async (store: ReleaseStore, signer: Signer, name: string, version: string) => {
  await store.releases.verify(name, version);
  const release = await store.releases.read(name, version);
  return store.change('production', signer, { action: 'promote', name, version }, (registry) =>
    promoted(registry, release),
  );
};

/** Promotes published releases of remotes in one swap, past the gate. */
export const promoteTogetherIn = async (
  store: ReleaseStore,
  signer: Signer,
  set: Readonly<Record<string, string>>,
) => {
  const releases = await Promise.all(
    Object.entries(set).map(([name, version]) => store.releases.read(name, version)),
  );
  const parts = releases.map(({ name, version }) => ({ action: 'promote', name, version }) as const);
  return store.change('production', signer, changeOf('promote', parts), (registry) =>
    releases.reduce(promoted, registry),
  );
};

/** Rolls a remote or unit back, as the command does. */
export const rollBackIn = async (
  store: ReleaseStore,
  signer: Signer,
  name: string,
  wish: RollbackWish = {},
) => {
  const { change, apply } = await planRollback(store, 'production', name, wish, 'it is worse');
  return store.change('production', signer, change, apply);
};

/** A store with a live shell, and two published releases each of `mfe-a` and `mfe-b`, the first ones live. */
export const aLiveStore = async (objects: ObjectStore) => {
  const made = await aStore(objects);
  const { store, signer } = made;
  const shell = await aShell('1');
  await store.releases.publish('shell', shell.release, shell.folder, signer);
  await store.change('production', signer, { action: 'promote', name: 'shell', version: '1' }, (registry) =>
    unitPromoted(registry, 'shell', '1'),
  );
  for (const name of ['mfe-a', 'mfe-b']) {
    for (const version of ['1', '2']) {
      const path = `/${name.slice(-1)}/:id`;
      const routes = [{ path, page: 'home', access: 'public' } as const];
      const { release, folder } = await aBuild(name, version, `${name}(${version})`, { routes });
      await store.releases.publish(name, release, folder, signer);
    }
    await promoteIn(store, signer, name, '1');
  }
  return made;
};
