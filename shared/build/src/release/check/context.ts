import type { Release } from '@poku/contract';
import { isUnit, type RegistryDocument, type ShellRelease } from '../registry-document';
import type { ReleaseStore } from '../store';
import type { GateContext, KeyFacts } from './facts';

/** Versions of a set that goes live in one swap: each is judged as if the others were live already. */
export type Together = Readonly<Record<string, string>>;

/** Reads what a channel has. Releases never change, so each is read once. */
export const channelReader = (store: ReleaseStore) => {
  const known = new Map<string, Promise<unknown>>();
  const once = <T>(name: string, version: string, read: () => Promise<T>): Promise<T> => {
    const key = `${name} ${version}`;
    const present = known.get(key) ?? read();
    known.set(key, present);
    return present as Promise<T>;
  };

  const others = async (
    { remotes }: RegistryDocument,
    name: string,
    together: Together,
  ): Promise<readonly Release[]> => {
    const standing = Object.entries(remotes).flatMap(([other, { live, canary }]) =>
      [live, canary?.release].flatMap((release) => (release ? [[other, release.version] as const] : [])),
    );
    const wanted = [
      ...standing.filter(([other]) => together[other] === undefined),
      ...Object.entries(together).filter(([other]) => !isUnit(other)),
    ].filter(([other]) => other !== name);
    return Promise.all(
      wanted.map(([other, version]) => once(other, version, () => store.releases.read(other, version))),
    );
  };

  return {
    /**
     * What a release of `name` comes into.
     * @param version the one that comes
     */
    context: async (
      registry: RegistryDocument,
      name: string,
      version: string,
      together: Together = {},
    ): Promise<GateContext> => {
      const shell = together['shell'] ?? registry.shell?.live;
      const live = registry.remotes[name]?.live?.version;
      return {
        registry,
        ...(shell !== undefined && {
          shell: await once('shell', shell, () => store.releases.read<ShellRelease>('shell', shell)),
        }),
        others: await others(registry, name, together),
        ...(live !== undefined && {
          live: await once(name, live, () => store.releases.read<Release>(name, live)),
        }),
        wasLive: registry.remotes[name]?.previous?.version === version || live === version,
      };
    },
    others,
  };
};

/** The release of a remote that members have in a channel; undefined when none is live. */
export const liveRelease = async (
  store: ReleaseStore,
  { remotes }: RegistryDocument,
  name: string,
): Promise<Release | undefined> => {
  const version = remotes[name]?.live?.version;
  return version === undefined ? undefined : store.releases.read<Release>(name, version);
};

/** The keys that count for a store now. */
export const keyFacts = async (store: ReleaseStore): Promise<KeyFacts> => ({
  rootKey: store.rootKey,
  good: (await store.policy()).keys,
  now: Date.now(),
});
